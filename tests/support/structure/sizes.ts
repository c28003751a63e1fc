import { isTest, type Source } from './sources.ts'

/** The lines of each top folder, without tests. */
function countLines(sources: readonly Source[], folders: readonly string[]) {
  const lines = new Map(folders.map((folder) => [folder, 0]))
  for (const { path, text } of sources) {
    const [folder = ''] = path.split('/')
    const before = lines.get(folder)
    if (before === undefined || isTest(path)) continue
    lines.set(folder, before + text.split('\n').length - 1)
  }
  return lines
}

/** Folders, and `sum`, with more lines than their limit. */
export function findOverfull(
  sources: readonly Source[],
  limits: Readonly<Record<string, number>>,
): string[] {
  const { sum = 0, ...byFolder } = limits
  const lines = countLines(sources, Object.keys(byFolder))
  const all = [...lines.values()].reduce((total, count) => total + count, 0)
  return [...lines, ['sum', all] as const]
    .filter(([folder, count]) => count > (folder === 'sum' ? sum : (byFolder[folder] ?? 0)))
    .map(([folder, count]) => {
      const limit = folder === 'sum' ? sum : byFolder[folder]
      return `${folder}: ${count} lines, at most ${limit}; see docs/decisions/house-size.md`
    })
}
