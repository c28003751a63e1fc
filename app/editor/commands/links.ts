import type { Editor } from '@tiptap/core'
import { getMarkRange } from '@tiptap/core'

export type FoundLink = ReturnType<typeof findLink>

/** The link around the caret or selection, else the selection, which can become one. */
export function findLink({ state }: Editor) {
  const { selection, doc, schema } = state
  const type = schema.marks.link
  const around = type && getMarkRange(selection.$from, type)
  const isWithin = around && selection.from >= around.from && selection.to <= around.to
  const { from, to } = isWithin ? around : selection
  const mark =
    isWithin && type ? doc.nodeAt(from)?.marks.find((one) => one.type === type) : undefined
  return {
    from,
    to,
    /** '' where there is none yet. */
    href: String(mark?.attrs.href ?? ''),
    text: doc.textBetween(from, to, ' '),
    /** The selection spans several paragraphs: its text cannot be replaced. */
    isManyBlocks: !doc.resolve(from).sameParent(doc.resolve(to)),
  }
}

/** Links `found` to `href`. A new text replaces the old one; an empty one becomes the address. */
export function setLink(
  { state, view }: Editor,
  found: FoundLink,
  href: string,
  text: string,
): void {
  const type = state.schema.marks.link
  if (!type) return
  const { from, to } = found
  const { tr } = state
  const words = text.trim() || href
  const mark = type.create({ href })
  if (found.isManyBlocks || (found.text === text && text !== '')) {
    tr.removeMark(from, to, type).addMark(from, to, mark)
  } else {
    const marks = type.removeFromSet(
      state.doc.resolve(from).marksAcross(state.doc.resolve(to)) ?? [],
    )
    tr.replaceWith(from, to, state.schema.text(words, mark.addToSet(marks)))
  }
  // Text typed next is not part of the link.
  tr.removeStoredMark(type).setMeta('preventAutolink', true).setMeta('uiEvent', 'link')
  view.dispatch(tr.scrollIntoView())
}

/** Inserts a link at the caret, with the name of its target as its text. */
export function insertLink({ state, view }: Editor, href: string, text: string): void {
  const type = state.schema.marks.link
  if (!type) return
  const linked = state.schema.text(text, [type.create({ href })])
  const tr = state.tr.replaceSelectionWith(linked, false).removeStoredMark(type)
  view.dispatch(tr.setMeta('preventAutolink', true).setMeta('uiEvent', 'link').scrollIntoView())
}

export function removeLink({ state, view }: Editor, { from, to }: FoundLink): void {
  const type = state.schema.marks.link
  if (type) view.dispatch(state.tr.removeMark(from, to, type).setMeta('preventAutolink', true))
}
