/** What two people changed of one post, put together field by field and in the text block by block. */
import { hasMarkup, paragraphsOf } from '../../../domain/posts/published.ts'
import { readHtml, writeHtml } from '../../editor/serialise/html-tree.ts'
import { type BlockConflict, likenessOf, mergeBlocks } from './merge.ts'
import { isSameField, type PostField, type PostValues, postFields } from './post-values.ts'

/** What both changed, each in a way of their own: a block of the text, or a field as a whole. */
export type PostConflict =
  | { field: 'content'; block: BlockConflict }
  | { field: Exclude<PostField, 'content'>; block: null }

export interface MergedPost {
  values: PostValues
  conflicts: PostConflict[]
}

export function mergePosts(base: PostValues, mine: PostValues, theirs: PostValues): MergedPost {
  const merged: MergedPost = { values: { ...mine }, conflicts: [] }
  for (const field of postFields) {
    if (isSameField(field, mine, theirs) || isSameField(field, base, theirs)) continue
    if (isSameField(field, base, mine)) take(field, merged.values, theirs)
    else if (field === 'content') mergeContent(merged, base, mine, theirs)
    else if (field === 'region_ids' || field === 'category_ids') {
      merged.values[field] = mergeChoices(base[field], mine[field], theirs[field])
    } else merged.conflicts.push({ field, block: null })
  }
  return merged
}

export function take<Field extends PostField>(field: Field, into: PostValues, from: PostValues) {
  into[field] = from[field]
}

function mergeContent(
  { values, conflicts }: MergedPost,
  base: PostValues,
  mine: PostValues,
  theirs: PostValues,
): void {
  const merged = mergeBlocks(blocksOf(base), blocksOf(mine), blocksOf(theirs))
  values.content = merged.blocks.join('')
  conflicts.push(...merged.conflicts.map((block) => ({ field: 'content', block }) as const))
}

function mergeChoices(base: readonly number[], mine: readonly number[], theirs: readonly number[]) {
  const added = theirs.filter((id) => !base.includes(id) && !mine.includes(id))
  return [...mine.filter((id) => theirs.includes(id) || !base.includes(id)), ...added]
}

function blocksOf({ content }: PostValues): string[] {
  const html = hasMarkup(content) || content.trim() === '' ? content : paragraphsOf(content)
  return readHtml(html).flatMap((part) => {
    const block = writeHtml([part])
    return block.trim() === '' ? [] : [block]
  })
}

/**
 * The text with theirs in the place of mine, or before it. Mine may have been typed on since: it is
 * the block that is most like it; where there is none any more, theirs comes last.
 */
export function takeBlock(
  values: PostValues,
  { mine, theirs }: BlockConflict,
  choice: 'theirs' | 'both',
): string {
  const blocks = blocksOf(values)
  const likeness = blocks.map((block) => (mine === null ? 0 : likenessOf(mine, block)))
  const most = Math.max(0, ...likeness)
  const at = most > 0 ? likeness.indexOf(most) : blocks.length
  const isReplaced = choice === 'theirs' && at < blocks.length
  return blocks.toSpliced(at, isReplaced ? 1 : 0, ...(theirs === null ? [] : [theirs])).join('')
}
