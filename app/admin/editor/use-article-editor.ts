/** The TipTap editor of one article: its content in and out, and what it does with files and keys. */
import type { Editor } from '@tiptap/core'
import type { EditorProps } from '@tiptap/pm/view'
import { useEditor } from '@tiptap/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hasMarkup, paragraphsOf } from '../../../domain/posts/published.ts'
import { FocusMode } from './focus-mode.ts'
import { TypedQueries } from './insert/typed-query.ts'
import { editorExtensions } from './schema/extensions.ts'
import { UploadMarkers } from './upload/upload-markers.ts'
import { writeContent } from './write-content.ts'

interface ArticleEditorOptions {
  value: string
  onChange: (html: string) => void
  editorProps: EditorProps
}

const extensions = [...editorExtensions, UploadMarkers, TypedQueries, FocusMode]

/** Content without markup is text, a paragraph a line, as readers see it. */
function asHtml(value: string): string {
  return hasMarkup(value) || value.trim() === '' ? value : paragraphsOf(value)
}

export function useArticleEditor({ value, onChange, editorProps }: ArticleEditorOptions): Editor {
  const [content] = useState(() => asHtml(value))
  /** The value that is shown, and what the editor itself would write of it. */
  const shown = useRef<{ value: string; html: string } | null>(null)
  /** As it was taken over: undoing all changes brings back exactly that. */
  const origin = useRef<{ value: string; html: string } | null>(null)

  const editor = useEditor({
    extensions,
    content,
    editorProps,
    // The Content-Security-Policy allows no style element; ours are in editor.css.
    injectCSS: false,
    immediatelyRender: true,
    onUpdate: ({ editor: { state } }) => {
      const html = writeContent(state.doc)
      if (html === shown.current?.html) return
      const isOrigin = html === origin.current?.html
      const next = isOrigin && origin.current ? origin.current : { value: html, html }
      shown.current = next
      onChange(next.value)
    },
  })

  useEffect(() => {
    if (shown.current?.value === value) return
    // The first time, the editor has it already.
    if (shown.current) editor.commands.setContent(asHtml(value), { emitUpdate: false })
    shown.current = { value, html: writeContent(editor.state.doc) }
    origin.current = shown.current
  }, [editor, value])

  useLayoutEffect(() => () => takeOffPage(editor), [editor])

  return editor
}

/**
 * Before TipTap takes the editor down: it draws every node once more then, as it is stored, and in
 * the page itself the frame of a film would be asked of YouTube.
 */
function takeOffPage(editor: Editor): void {
  if (!editor.isDestroyed) document.createElement('div').append(editor.view.dom)
}
