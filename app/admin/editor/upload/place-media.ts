import { Fragment, Slice } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import type { MediaDocument, MediaImage } from '../editor-props.ts'

export function placeImage(tr: Transaction, at: number, image: MediaImage): Transaction {
  const { url, alt, width, height } = image
  const attributes = { src: url, alt: alt ?? '', width: sizeOf(width), height: sizeOf(height) }
  const picture = tr.doc.type.schema.nodes.image?.create(attributes)
  return picture ? tr.replaceRangeWith(at, at, picture) : tr
}

function sizeOf(pixels: number | null | undefined): string | null {
  return pixels ? String(Math.round(pixels)) : null
}

/** A link by the document's name. Code has no links: there it goes below. */
export function placeDocument(
  tr: Transaction,
  at: number,
  { url, name }: MediaDocument,
  file: File,
): Transaction {
  const { schema } = tr.doc.type
  const link = schema.marks.link?.create({ href: url })
  const text = schema.text(name || file.name, link ? [link] : [])
  const place = tr.doc.resolve(at)
  const isInCode = place.parent.type.spec.code
  const to = isInCode ? place.after() : at
  return tr.replaceRange(to, to, new Slice(Fragment.from(text), 0, 0))
}
