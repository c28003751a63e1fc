/** Documents of the editor for tests, without a browser. */
import { getSchema, type JSONContent } from '@tiptap/core'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { editorExtensions } from '../../app/editor/schema/extensions.ts'

export const schema = getSchema(editorExtensions)

type Part = string | JSONContent

const partOf = (part: Part) => (typeof part === 'string' ? text(part) : part)

export const text = (words: string, ...marks: Part[]): JSONContent => ({
  type: 'text',
  text: words,
  marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)) as never,
})

/** A node; strings in `content` are text without marks. */
export const node = (
  type: string,
  attrs?: JSONContent['attrs'] | null,
  ...content: Part[]
): JSONContent => ({ type, ...(attrs && { attrs }), content: content.map(partOf) })

export const block = (type: string, ...content: Part[]) => node(type, null, ...content)
export const p = (...content: Part[]) => block('paragraph', ...content)

export const documentOf = (content: JSONContent[]) => schema.nodeFromJSON({ type: 'doc', content })

/** An editor state with a selection from `from` to `to`, or with the caret at `from`. */
export function stateOf(content: JSONContent[], from: number, to = from): EditorState {
  const doc = documentOf(content)
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) })
}

/** The position of the last text node with exactly these words. */
export function placeOf(content: JSONContent[], words: string): number {
  let at = 0
  documentOf(content).descendants((found, place) => {
    if (found.text === words) at = place
  })
  return at
}
