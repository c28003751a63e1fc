/** Compares two texts, first by lines and then by words. */
import { diffArrays } from 'diff'

export interface DifferencePart {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** A stretch of lines that differ, with the line before it for orientation. */
export interface DifferenceHunk {
  context: string | null
  parts: DifferencePart[]
}

/** With more edits a comparison would take too long: one text counts as replaced by the other. */
const mostEdits = 1_000
/** Texts that share less than this are shown whole: single words in common say nothing. */
const leastShared = 0.3

export function findHunks(before: readonly string[], after: readonly string[]): DifferenceHunk[] {
  const hunks: DifferenceHunk[] = []
  let context: string | null = null
  for (const { same, gone, fresh } of compare(before, after)) {
    if (gone.length + fresh.length > 0) {
      hunks.push({ context, parts: compareWords(gone.join('\n'), fresh.join('\n')) })
    }
    context = same.at(-1) ?? context
  }
  return hunks
}

function compareWords(before: string, after: string): DifferencePart[] {
  const parts = compare(splitWords(before), splitWords(after)).flatMap(({ same, gone, fresh }) => [
    ...part('gone', gone.join('')),
    ...part('new', fresh.join('')),
    ...part('same', same.join('')),
  ])
  const shared = parts
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.trim().length, 0)
  const isAlike = shared >= leastShared * Math.max(before.length, after.length)
  return isAlike ? parts : [...part('gone', before), ...part('new', after)]
}

const splitWords = (text: string) => text.split(/(\s+)/).filter(Boolean)

function part(kind: DifferencePart['kind'], text: string): DifferencePart[] {
  return text === '' ? [] : [{ kind, text }]
}

/** Removed and added items, and the equal ones that follow them. */
interface Step {
  gone: string[]
  fresh: string[]
  same: string[]
}

function compare(before: readonly string[], after: readonly string[]): Step[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: mostEdits })
  if (!changes) return [{ gone: [...before], fresh: [...after], same: [] }]
  const steps: Step[] = [{ gone: [], fresh: [], same: [] }]
  for (const { value, removed, added } of changes) {
    const isEdit = removed || added
    if (isEdit && steps.at(-1)?.same.length) steps.push({ gone: [], fresh: [], same: [] })
    const step = steps.at(-1)
    step?.[removed ? 'gone' : added ? 'fresh' : 'same'].push(...value)
  }
  return steps
}
