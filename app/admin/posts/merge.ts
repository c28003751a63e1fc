/**
 * Two people at one text: what each changed since both had the same. Blocks (paragraphs, lists, tables)
 * that one side changed, added, moved or deleted become part of the other's; where both changed one
 * block, mine stays and theirs is a conflict for a person to decide.
 */
import { diffArrays } from 'diff'

/** A block that both changed; null where one of them deleted it. */
export interface BlockConflict {
  mine: string | null
  theirs: string | null
}

export interface MergedBlocks {
  blocks: string[]
  conflicts: BlockConflict[]
}

/** What one side made of what both had. */
interface Side {
  /** Of each block: what stands in its place; null where it is gone. */
  kept: (string | null)[]
  /** What is new before each block, and after the last. */
  added: string[][]
}

export function mergeBlocks(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): MergedBlocks {
  const ours = readSide(base, mine)
  const others = readSide(base, theirs)
  const merged: MergedBlocks = { blocks: [], conflicts: [] }
  for (let at = 0; at <= base.length; at += 1) {
    merged.blocks.push(...bothAdded(ours.added[at] ?? [], others.added[at] ?? []))
    if (at < base.length) addBlock(merged, base[at] ?? '', ours.kept[at], others.kept[at])
  }
  return merged
}

/** Theirs first: it was written down first. What both added alike is there once. */
function bothAdded(mine: readonly string[], theirs: readonly string[]): string[] {
  return [...theirs.filter((block) => !mine.includes(block)), ...mine]
}

function addBlock(
  { blocks, conflicts }: MergedBlocks,
  base: string,
  mine: string | null = null,
  theirs: string | null = null,
): void {
  const taken = mine === base ? theirs : mine
  if (taken !== null) blocks.push(taken)
  if (mine !== base && theirs !== base && mine !== theirs) conflicts.push({ mine, theirs })
}

/** Beyond it a comparison would take too long: the one text counts as replaced by the other. */
const mostEdits = 1_000

function changesOf(base: readonly string[], text: readonly string[]) {
  const changes = diffArrays([...base], [...text], { maxEditLength: mostEdits })
  const gone = { value: [...base], added: false, removed: true }
  return changes ?? [gone, { value: [...text], added: true, removed: false }]
}

function readSide(base: readonly string[], text: readonly string[]): Side {
  const side: Side = { kept: [], added: base.map(() => []).concat([[]]) }
  const add = (block: string) => side.added[side.kept.length]?.push(block)
  let removed: string[] = []
  const settle = (inserted: readonly string[]) => {
    for (const [before, after] of pairBlocks(removed, inserted)) {
      if (before === null) add(after ?? '')
      else side.kept.push(after)
    }
    removed = []
  }
  for (const { value, added, removed: isGone } of changesOf(base, text)) {
    if (isGone) removed = value
    else if (added) settle(value)
    else {
      settle([])
      side.kept.push(...value)
    }
  }
  settle([])
  return side
}

/** Long stretches that both people rewrote are not compared. */
const mostPairs = 2_500

type Pair = readonly [before: string | null, after: string | null]

/** Which of the new blocks stands for which of the old ones: those that say most of the same, in order. */
function pairBlocks(before: readonly string[], after: readonly string[]): Pair[] {
  if (before.length * after.length > mostPairs) {
    return [
      ...before.map((one) => [one, null] as const),
      ...after.map((one) => [null, one] as const),
    ]
  }
  const best: number[][] = [...before, ''].map(() => [...after, ''].map(() => 0))
  const at = (i: number, j: number) => best[i]?.[j] ?? 0
  const likeness = before.map((one) => after.map((other) => likenessOf(one, other)))
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const paired = at(i + 1, j + 1) + (likeness[i]?.[j] ?? 0)
      const row = best[i]
      if (row) row[j] = Math.max(paired, at(i + 1, j), at(i, j + 1))
    }
  }
  const pairs: Pair[] = []
  let [i, j] = [0, 0]
  while (i < before.length && j < after.length) {
    const like = likeness[i]?.[j] ?? 0
    if (like > 0 && at(i, j) === at(i + 1, j + 1) + like) {
      pairs.push([before[i] ?? '', after[j] ?? ''])
      i += 1
      j += 1
    } else if (at(i, j) === at(i + 1, j)) {
      pairs.push([before[i] ?? '', null])
      i += 1
    } else {
      pairs.push([null, after[j] ?? ''])
      j += 1
    }
  }
  for (; i < before.length; i += 1) pairs.push([before[i] ?? '', null])
  for (; j < after.length; j += 1) pairs.push([null, after[j] ?? ''])
  return pairs
}

/** Below it, two blocks are not one that was changed. */
const leastLikeness = 0.25

/** Between 0 and 1: the share of words that both have. */
export function likenessOf(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const left = new Map<string, number>()
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of others) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    shared += 1
  }
  const share = (2 * shared) / (words.length + others.length || 1)
  return share < leastLikeness ? 0 : share
}

const wordsOf = (html: string) => html.split(/[\s<>="]+/).filter(Boolean)
