/**
 * The words that rules make sentences of, by what they speak of. Rules know no language and are handed
 * theirs; `content/` says which there are, beside the words, as stores say which tables there are.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its members stand in content/, beside the words
export interface Vocabulary {}
