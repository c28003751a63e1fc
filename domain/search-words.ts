/** The words of a search, lower case, each once; more than ten say nothing new. */
export function searchWords(q: string): string[] {
  return [...new Set(q.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, 10)
}
