import { isTest, type Source } from './sources.ts'

/** Folders, and `sum` of all of them, with more lines than their limit; tests do not count. */
export function findOverfull(
  sources: readonly Source[],
  limits: Readonly<Record<string, number>>,
): string[] {
  const printed = sources.filter(({ path }) => !isTest(path))
  return Object.entries(limits).flatMap(([name, limit]) => {
    const isIn = (folder = '') => (name === 'sum' ? folder in limits : folder === name)
    const count = printed
      .filter(({ path }) => isIn(path.split('/')[0]))
      .reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
    const says = `${name}: ${count} lines, at most ${limit}; see docs/decisions/house-size.md`
    return count > limit ? [says] : []
  })
}
