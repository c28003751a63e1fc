/**
 * The blocks that a file was taken out of, so that they can come back with it. Blocks are what stands
 * at the top of an article: whatever is written around them meanwhile, they are found by their text.
 */
import type { HtmlTree } from '../../platform/html.ts'
import { parseHtml, writeHtml } from '../../platform/html.ts'

export interface TakenBlock {
  /** Counted from 0, when it was taken. */
  index: number
  /** With the file. */
  before: string
  /** Without it. */
  after: string
}

/** What differs; none where one text has other blocks than the other one. */
export function listTakenBlocks(before: string, after: string): TakenBlock[] {
  const old = listBlocks(before)
  const present = listBlocks(after)
  if (old.length !== present.length) return []
  return old.flatMap((block, index) => {
    const left = present[index] ?? ''
    return block === left ? [] : [{ index, before: block, after: left }]
  })
}

/**
 * The text with the blocks as they were, and how many could not be found: somebody has written there
 * since. Of several that read alike, the nearest to where the block stood is taken.
 */
export function returnBlocks(
  html: string,
  taken: readonly TakenBlock[],
): { html: string; missing: number } {
  const blocks = listBlocks(html)
  const returned = new Set<number>()
  let missing = 0
  for (const { index, before, after } of taken) {
    const alike = blocks.flatMap((block, at) => (block === after && !returned.has(at) ? [at] : []))
    const [nearest] = alike.toSorted((one, two) => Math.abs(one - index) - Math.abs(two - index))
    if (nearest === undefined) missing += 1
    else {
      blocks[nearest] = before
      returned.add(nearest)
    }
  }
  return { html: blocks.join(''), missing }
}

function listBlocks(html: string): string[] {
  const tree = parseHtml(html)
  return tree.children.map((child) => writeHtml({ ...tree, children: [child] } as HtmlTree))
}
