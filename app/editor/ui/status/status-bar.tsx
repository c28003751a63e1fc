/**
 * The bar below the text: options for the element at the caret, the length of the text, and the
 * shortcuts. Below and not above, so that no line of text moves when the caret does.
 */
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { editorWords } from '../../../../content/en/admin/editor.ts'
import { countWords, readingMinutes } from '../../../../domain/text.ts'
import { fill } from '../../../../domain/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { useDebounced } from '../debounce.ts'
import type { Task } from '../toolbar/actions.ts'
import { Options } from './options.tsx'

export function StatusBar({ editor, onTask }: { editor: Editor; onTask: (task: Task) => void }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 px-3 py-1 max-md:max-h-26 max-md:scroll-py-3 max-md:overflow-y-auto md:@xl:flex-nowrap max-md:[@media(height<34rem)]:py-0">
      <Options editor={editor} onTask={onTask} />
      <div className="ml-auto flex min-h-11 min-w-0 shrink-0 @max-xl:shrink flex-wrap items-center gap-x-3 gap-y-1 self-start max-md:[@media(height<34rem)]:hidden">
        <WordCount editor={editor} />
        <Button
          // A phone has no keys for shortcuts.
          className="max-md:hidden"
          onClick={() => onTask('shortcuts')}
          size="sm"
          variant="quiet"
        >
          {editorWords.shortcuts}
        </Button>
      </div>
    </div>
  )
}

/** Blocks are immutable, so this caches counts: typing recounts only the block it replaces. */
const counted = new WeakMap<Node, number>()

/** Text that readers read but that the editor stores as attributes: notes, buttons, captions. */
const leafText = ({ attrs: { text, source, caption } }: Node) =>
  ` ${[text, source, caption].filter(Boolean).join(' ')} `

const countBetween = (node: Node, from: number, to: number) =>
  countWords(node.textBetween(from, to, ' ', leafText))

function countBlock(block: Node): number {
  const { content, isLeaf } = block
  const count =
    counted.get(block) ??
    (isLeaf ? countWords(leafText(block)) : countBetween(block, 0, content.size))
  counted.set(block, count)
  return count
}

const countDocument = ({ children }: Node) =>
  children.reduce((sum, block) => sum + countBlock(block), 0)

function WordCount({ editor }: { editor: Editor }) {
  const { count, selected } = useDebounced(editor, () => ({
    count: countDocument(editor.state.doc),
    selected: countSelected(editor),
  }))
  const { none, one, many } = editorWords.words
  const text = count === 0 ? none : count === 1 ? one : many
  return (
    <p className="figures text-sm text-muted">
      {selected > 0 && fill(editorWords.words.selected, { count: selected })}
      {fill(text, { count, minutes: readingMinutes(count) })}
    </p>
  )
}

function countSelected({ state: { doc, selection } }: Editor): number {
  return countBetween(doc, selection.from, selection.to)
}
