/** The TipTap editor of one article: takes over `value` and reports changes to the form. */
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

/** Longest delay in ms inside a word; ended words are reported sooner, so a crash loses one. */
const longestMs = 1_000

/** All extensions of the editor, without the menus drawn beside it. */
export const articleExtensions = [...editorExtensions, UploadMarkers, UndoSteps, Escaped]

function isWordEnded({ state: { selection } }: Editor): boolean {
  const { nodeBefore } = selection.$from
  return !nodeBefore?.isText || /\s$/.test(nodeBefore.text ?? '')
}

/** Turns content without markup into a paragraph per line, as readers see it. */
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
  /** The value shown, the HTML that the editor writes for it, and its document. */
  const shown = useRef<Shown | null>(null)
  /** Mapping of the edits since `shown`. */
  const since = useRef(new Mapping())
  /** Values reported but not yet rendered: a late render of one of them changes nothing. */
  const told = useRef(new Set<string>())
  /** The value last taken over: undoing all changes reports exactly that value. */
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
      // After an edit from outside the text, no focusout would report it.
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
    // On the first run the editor already has the content.
    const doc = shown.current
      ? takeOver(editor, asHtml(value), shown.current.doc, since.current)
      : editor.state.doc
    shown.current = { value, html: writeContent(doc), doc: editor.state.doc }
    origin.current = shown.current
    since.current = new Mapping()
    // Edits not reported yet are still in the text.
    rest.now()
  }, [editor, value, rest])

  useEffect(() => tellBeforeUse(editor, rest), [editor, rest])
  useEffect(() => {
    if (editor.isEditable !== isReadOnly) return
    rest.now()
    editor.setEditable(!isReadOnly, false)
  }, [editor, isReadOnly, rest])
  useLayoutEffect(
    () => () => {
      rest.now()
      takeOffPage(editor)
    },
    [editor, rest],
  )

  return editor
}

/** Reports pending edits to the form before the page is saved, left or hidden. */
function tellBeforeUse(editor: Editor, { now }: Debounce): () => void {
  const { dom } = editor.view
  // Runs after the editor's own handlers: a command that they took, such as undo, saves nothing.
  const tellBefore = (event: KeyboardEvent) => {
    const isUse = isCommand(event) && (!event.defaultPrevented || event.key === 'Enter')
    if (isUse || event.key === 'Escape') now()
  }
  const listening = new AbortController()
  const { signal } = listening
  dom.addEventListener('keydown', tellBefore, { signal })
  dom.addEventListener('focusout', now, { signal })
  // Captured, to run before the listeners that store the form.
  window.addEventListener('pagehide', now, { capture: true, signal })
  window.addEventListener('visibilitychange', now, { capture: true, signal })
  return () => listening.abort()
}

/**
 * Detaches the text before TipTap destroys the editor, because TipTap then renders every node as
 * stored: in the page, the frame of a film would load from YouTube.
 */
function takeOffPage(editor: Editor): void {
  if (!editor.isDestroyed) document.createElement('div').append(editor.view.dom)
}
