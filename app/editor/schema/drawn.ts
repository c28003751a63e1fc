import type { NodeViewRenderer } from '@tiptap/core'
import { type DOMOutputSpec, DOMSerializer } from '@tiptap/pm/model'

/** Of a block that is drawn as its parts and not as readers see it. */
export const dashedBox = { class: 'grid gap-1 border border-dashed border-line p-3' }
/** Below it: where it leads. */
export const addressLook = { class: 'text-sm wrap-anywhere text-muted' }

/** The element that a spec describes; attributes that are null are left out. */
export function draw(spec: DOMOutputSpec): HTMLElement {
  return DOMSerializer.renderSpec(document, spec).dom as HTMLElement
}

/** How a node looks in the editor, where that is not how it is stored. Changed, it is drawn again. */
export function drawnAs<Attributes>(specOf: (attributes: Attributes) => DOMOutputSpec) {
  return (): NodeViewRenderer =>
    ({ node }) =>
      DOMSerializer.renderSpec(document, specOf(node.attrs as Attributes))
}
