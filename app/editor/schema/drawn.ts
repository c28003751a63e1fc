import type { NodeViewRenderer } from '@tiptap/core'
import { type DOMOutputSpec, DOMSerializer } from '@tiptap/pm/model'

/** Box of a block that the editor draws as its parts, not as readers see it. */
export const dashedBox = { class: 'grid gap-1 border border-dashed border-line p-3' }
/** Address below the parts of such a block. */
export const addressLook = { class: 'text-sm wrap-anywhere text-muted' }

/** The element that a spec describes; attributes that are null are left out. */
export function draw(spec: DOMOutputSpec): HTMLElement {
  return DOMSerializer.renderSpec(document, spec).dom as HTMLElement
}

/** Node view for a node that looks different in the editor; a changed node is drawn again. */
export function drawnAs<Attributes>(specOf: (attributes: Attributes) => DOMOutputSpec) {
  return (): NodeViewRenderer =>
    ({ node }) =>
      DOMSerializer.renderSpec(document, specOf(node.attrs as Attributes))
}
