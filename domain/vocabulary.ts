/**
 * The words from which rules build sentences, by subject. Rules get their words as arguments;
 * `content/` declares the types beside the words, as stores declare their tables.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its members stand in content/, beside the words
export interface Vocabulary {}
