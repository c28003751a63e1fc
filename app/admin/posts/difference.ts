/** Two texts set against each other, in lines first and then in words. */

export interface DifferencePart {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** A stretch of lines that differ, with the line before it for orientation. */
export interface DifferenceHunk {
  context: string | null
  parts: DifferencePart[]
}

/** Beyond it a table of all pairs would take too long: the rest counts as replaced. */
const mostPairs = 4_000_000
/** Of texts that share less than this, both are shown whole: single words in common say nothing. */
const leastShared = 0.3

export function findHunks(before: readonly string[], after: readonly string[]): DifferenceHunk[] {
  const hunks: DifferenceHunk[] = []
  let context: string | null = null
  let open: { gone: string[]; fresh: string[] } | null = null
  const close = () => {
    if (open) hunks.push({ context, parts: compareWords(open.gone, open.fresh) })
    open = null
  }
  for (const { kind, text } of align(before, after)) {
    if (kind === 'same') {
      close()
      context = text
      continue
    }
    open ??= { gone: [], fresh: [] }
    if (kind === 'gone') open.gone.push(text)
    else open.fresh.push(text)
  }
  close()
  return hunks
}

function compareWords(gone: readonly string[], fresh: readonly string[]): DifferencePart[] {
  const [before, after] = [gone.join('\n'), fresh.join('\n')]
  const whole: DifferencePart[] = [
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ]
  const parts = join(align(splitWords(before), splitWords(after)))
  const shared = parts
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.trim().length, 0)
  const isAlike = shared >= leastShared * Math.max(before.length, after.length)
  return (isAlike ? parts : whole).filter(({ text }) => text !== '')
}

function splitWords(text: string): string[] {
  return text.split(/(\s+)/).filter(Boolean)
}

/** Neighbours of one kind as one, what goes before what comes. */
function join(steps: readonly DifferencePart[]): DifferencePart[] {
  const parts: DifferencePart[] = []
  let [gone, fresh] = ['', '']
  const settle = () => {
    if (gone) parts.push({ kind: 'gone', text: gone })
    if (fresh) parts.push({ kind: 'new', text: fresh })
    gone = fresh = ''
  }
  for (const { kind, text } of steps) {
    if (kind === 'gone') gone += text
    else if (kind === 'new') fresh += text
    else {
      settle()
      const last = parts.at(-1)
      if (last?.kind === 'same') last.text += text
      else parts.push({ kind, text })
    }
  }
  settle()
  return parts
}

/** The steps that lead from one list to the other, keeping as much as can be kept. */
function align(before: readonly string[], after: readonly string[]): DifferencePart[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  const room = Math.min(before.length, after.length) - start
  while (end < room && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const mark = (kind: DifferencePart['kind'], texts: readonly string[]) =>
    texts.map((text) => ({ kind, text }))
  return [
    ...mark('same', before.slice(0, start)),
    ...alignMiddle(
      before.slice(start, before.length - end),
      after.slice(start, after.length - end),
    ),
    ...mark('same', before.slice(before.length - end)),
  ]
}

function alignMiddle(before: readonly string[], after: readonly string[]): DifferencePart[] {
  const steps: DifferencePart[] = []
  const width = after.length + 1
  const isTooLong = (before.length + 1) * width > mostPairs
  const common = isTooLong ? null : countCommon(before, after)
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [left, right] = [before[i], after[j]]
    if (left !== undefined && left === right && common) {
      steps.push({ kind: 'same', text: left })
      i += 1
      j += 1
    } else if (left !== undefined && goesFirst(common, i, j, width, right)) {
      steps.push({ kind: 'gone', text: left })
      i += 1
    } else {
      steps.push({ kind: 'new', text: right ?? '' })
      j += 1
    }
  }
  return steps
}

function goesFirst(
  common: Uint16Array | null,
  i: number,
  j: number,
  width: number,
  right: string | undefined,
): boolean {
  if (!common || right === undefined) return true
  return (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0)
}

/** For each pair of places: how many steps in common there are from it to the end. */
function countCommon(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1
  const common = new Uint16Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const at = i * width + j
      const isSame = before[i] === after[j]
      common[at] = isSame
        ? (common[at + width + 1] ?? 0) + 1
        : Math.max(common[at + width] ?? 0, common[at + 1] ?? 0)
    }
  }
  return common
}
