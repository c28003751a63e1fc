import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { editorWords as words } from '../../../../content/en/admin/editor.ts'
import { countWords, readingMinutes } from '../../../../domain/reading-time.ts'
import { fill } from '../../../../domain/wording.ts'
import { useDebounced } from '../debounce.ts'

/** Blocks never change, they are replaced: while somebody types, only one is counted anew. */
const counted = new WeakMap<Node, number>()

/** What is no text in the editor and is read all the same: notes, buttons. */
const leafText = ({ attrs: { text, source, caption } }: Node) =>
  ` ${[text, source, caption].filter(Boolean).join(' ')} `

function countDocument(document: Node): number {
  let count = 0
  document.forEach((block) => {
    count += countBlock(block)
  })
  return count
}

function countBlock(block: Node): number {
  const known = counted.get(block)
  if (known !== undefined) return known
  const text = block.isLeaf
    ? leafText(block)
    : block.textBetween(0, block.content.size, ' ', leafText)
  const count = countWords(text)
  counted.set(block, count)
  return count
}

export function WordCount({ editor }: { editor: Editor }) {
  const { count, selected } = useDebounced(editor, () => ({
    count: countDocument(editor.state.doc),
    selected: countSelected(editor),
  }))
  const { none, one, many } = words.words
  const text = count === 0 ? none : count === 1 ? one : many
  return (
    <p className="figures text-sm text-muted">
      {selected > 0 && fill(words.words.selected, { count: selected })}
      {fill(text, { count, minutes: readingMinutes(count) })}
    </p>
  )
}

function countSelected({ state: { doc, selection } }: Editor): number {
  const { from, to, empty } = selection
  return empty ? 0 : countWords(doc.textBetween(from, to, ' ', leafText))
}
