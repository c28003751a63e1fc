/**
 * The line below the text: what can be done with the thing that the caret is in, how long the text
 * is, and its keys. Below and not above, so that no line of text moves when the caret does.
 */
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { isInTable } from '@tiptap/pm/tables'
import type { KeyboardEvent } from 'react'
import { editorWords, optionWords } from '../../../../content/en/admin/editor.ts'
import { countWords, readingMinutes } from '../../../../domain/text.ts'
import { fill } from '../../../../domain/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { findSelected, selectedName } from '../../commands/select-block.ts'
import type { PictureAttributes } from '../../schema/picture.ts'
import { useDebounced } from '../debounce.ts'
import { focusText } from '../focus-text.ts'
import type { Task } from '../toolbar/actions.ts'
import {
  BlockOptions,
  CalloutOptions,
  CodeOptions,
  ImageOptions,
  LinkOptions,
  ListOptions,
  TableOptions,
} from './options.tsx'

interface StatusBarProps {
  editor: Editor
  onTask: (task: Task) => void
}

export function StatusBar({ editor, onTask }: StatusBarProps) {
  const place = usePlace(editor)
  const { dialog, block } = place
  return (
    <div className="editor-status">
      <p className="sr-only" role="status">
        {block && fill(optionWords.block.selected, { name: block })}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends */}
      <div
        aria-label={editorWords.options}
        className="editor-options"
        onKeyDown={(event) => keepFormUnsent(event, editor)}
        role="group"
      >
        {place.link && <LinkOptions editor={editor} href={place.link} onTask={onTask} />}
        {place.picture && <ImageOptions editor={editor} onTask={onTask} picture={place.picture} />}
        {dialog && (
          <Button onClick={() => onTask(dialog)} size="sm" variant="quiet">
            {optionWords[dialog].edit}
          </Button>
        )}
        {place.callout && (
          <CalloutOptions editor={editor} isWhole={block !== null} kind={place.callout} />
        )}
        {place.listStart !== null && <ListOptions editor={editor} start={place.listStart} />}
        {place.isCode && <CodeOptions editor={editor} language={place.language} />}
        {block && <BlockOptions editor={editor} />}
        {place.isTable && <TableOptions caption={place.tableCaption} editor={editor} />}
      </div>
      <div className="editor-facts">
        <WordCount editor={editor} />
        <Button
          // For keys, where there are none.
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

/** Enter in a field here would send the form that the editor stands in. */
function keepFormUnsent(event: KeyboardEvent, editor: Editor): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  focusText(editor)
}

function usePlace(editor: Editor) {
  return useDebounced(editor, () => ({
    block: selectedName(editor.state),
    link: String(editor.getAttributes('link').href ?? ''),
    picture: findSelected<PictureAttributes>(editor, 'image'),
    dialog: selectedDialog(editor),
    callout: editor.isActive('callout') ? String(editor.getAttributes('callout').kind) : null,
    listStart: editor.isActive('orderedList')
      ? Number(editor.getAttributes('orderedList').start)
      : null,
    isCode: editor.isActive('codeBlock'),
    language: String(editor.getAttributes('codeBlock').language ?? ''),
    // Of a table that is selected as a whole there is no row or column to change.
    isTable: isInTable(editor.state),
    tableCaption: String(editor.getAttributes('table').caption ?? ''),
  }))
}

const othersChanged = ['gallery', 'video', 'action', 'footnote'] as const

/** The dialog of the selected block; a picture has more options than that. */
function selectedDialog(editor: Editor) {
  return othersChanged.find((name) => findSelected(editor, name) !== null) ?? null
}

/** Blocks never change, they are replaced: while somebody types, only one is counted again. */
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
  const { from, to, empty } = selection
  return empty ? 0 : countWords(doc.textBetween(from, to, ' ', leafText))
}
