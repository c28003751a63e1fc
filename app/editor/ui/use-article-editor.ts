/** The TipTap editor of one article: its content in and out, and what it does with files and keys. */
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Mapping } from '@tiptap/pm/transform'
import type { EditorProps } from '@tiptap/pm/view'
import { useEditor } from '@tiptap/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hasMarkup, paragraphsOf } from '../../../domain/posts/published.ts'
import { Escaped } from '../commands/select-block.ts'
import { takeOver } from '../commands/take-over.ts'
import { UploadMarkers } from '../commands/upload-markers.ts'
import { UndoSteps } from '../commands/writing.ts'
import { editorExtensions } from '../schema/extensions.ts'
import { writeContent } from '../serialise/write-content.ts'
import { createDebounce, type Debounce } from './debounce.ts'
import type { RichTextEditorProps } from './editor-props.ts'
import { isCommand } from './use-editor-props.ts'

/** Of a word without an end; else a crash takes no more than the word that is being typed. */
const longestMs = 1_000

/** All that the editor can do, without what is drawn beside it. */
export const articleExtensions = [...editorExtensions, UploadMarkers, UndoSteps, Escaped]

function isWordEnded({ state: { selection } }: Editor): boolean {
  const { nodeBefore } = selection.$from
  return !nodeBefore?.isText || /\s$/.test(nodeBefore.text ?? '')
}

/** Content without markup is text, a paragraph a line, as readers see it. */
function asHtml(value: string): string {
  return hasMarkup(value) || value.trim() === '' ? value : paragraphsOf(value)
}

interface Shown {
  value: string
  html: string
  doc: Node
}

export function useArticleEditor(
  { value, onChange, isReadOnly }: RichTextEditorProps,
  editorProps: EditorProps,
): Editor {
  const [content] = useState(() => asHtml(value))
  /** The value that is shown, what the editor itself would write of it, and its document. */
  const shown = useRef<Shown | null>(null)
  /** What was typed since then. */
  const since = useRef(new Mapping())
  /** Told since what is shown was last drawn: a drawing of one of them comes late, and changes nothing. */
  const told = useRef(new Set<string>())
  /** As it was taken over: undoing all changes brings back exactly that. */
  const origin = useRef<Shown | null>(null)

  const tell = useRef(() => {})
  const [rest] = useState(() => createDebounce(() => tell.current(), longestMs))

  const editor = useEditor({
    extensions: articleExtensions,
    content,
    editorProps,
    editable: !isReadOnly,
    // The Content-Security-Policy allows no style element; ours are in editor.css.
    injectCSS: false,
    immediatelyRender: true,
    onTransaction: ({ transaction, appendedTransactions }) => {
      for (const { mapping } of [transaction, ...appendedTransactions]) {
        since.current.appendMapping(mapping)
      }
    },
    onUpdate: () => {
      if (isWordEnded(editor)) rest.soon()
      else rest.later()
      // What is done from elsewhere is not followed by the caret leaving the text.
      if (!editor.view.hasFocus()) rest.now()
    },
  })

  useEffect(() => {
    tell.current = () => {
      const { doc } = editor.state
      const html = writeContent(doc)
      const before = shown.current
      const known = [before, origin.current].find((one) => one?.html === html)
      shown.current = { html, doc, value: known?.value ?? html }
      since.current = new Mapping()
      if (known && known === before) return
      told.current.add(shown.current.value)
      onChange(shown.current.value)
    }
  })
  useEffect(() => {
    if (shown.current?.value === value) return told.current.clear()
    if (told.current.has(value)) return
    told.current.clear()
    // The first time, the editor has it already.
    const doc = shown.current
      ? takeOver(editor, asHtml(value), shown.current.doc, since.current)
      : editor.state.doc
    shown.current = { value, html: writeContent(doc), doc: editor.state.doc }
    origin.current = shown.current
    since.current = new Mapping()
    // What is typed and not told of yet stands in the text still.
    rest.now()
  }, [editor, value, rest])

  useEffect(() => tellBeforeUse(editor, rest), [editor, rest])
  useEffect(() => {
    if (editor.isEditable === isReadOnly) editor.setEditable(!isReadOnly, false)
  }, [editor, isReadOnly])
  useLayoutEffect(
    () => () => {
      rest.now()
      takeOffPage(editor)
    },
    [editor, rest],
  )

  return editor
}

/** Nobody saves, leaves or hides the page with letters in it that the form does not know of. */
function tellBeforeUse(editor: Editor, { now }: Debounce): () => void {
  const { dom } = editor.view
  // After the text itself was asked: what it takes, as undoing, is no use of what the form knows.
  const tellBefore = (event: KeyboardEvent) => {
    const isUse = isCommand(event) && (!event.defaultPrevented || event.key === 'Enter')
    if (isUse || event.key === 'Escape') now()
  }
  const listening = new AbortController()
  const { signal } = listening
  dom.addEventListener('keydown', tellBefore, { signal })
  dom.addEventListener('focusout', now, { signal })
  // Before those who keep what the form knows.
  window.addEventListener('pagehide', now, { capture: true, signal })
  window.addEventListener('visibilitychange', now, { capture: true, signal })
  return () => listening.abort()
}

/**
 * Before TipTap takes the editor down: it draws every node once more then, as it is stored, and in
 * the page itself the frame of a film would be asked of YouTube.
 */
function takeOffPage(editor: Editor): void {
  if (!editor.isDestroyed) document.createElement('div').append(editor.view.dom)
}
