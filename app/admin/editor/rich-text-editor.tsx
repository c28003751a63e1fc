/**
 * The editor of articles: `editor-props.ts` says what it takes. Load it with
 * `lazy-rich-text-editor.tsx`; it weighs more than all the rest of the admin area.
 */
import type { Editor } from '@tiptap/core'
import { EditorContent, useEditorState } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { editorWords } from '../../../content/admin/editor.ts'
import { EditorDialogs } from './dialogs/editor-dialogs.tsx'
import './editor.css'
import './editor-text.css'
import { EditorFrame } from './editor-frame.tsx'
import type { RichTextEditorProps } from './editor-props.ts'
import { StatusBar } from './status/status-bar.tsx'
import type { Task } from './toolbar/actions.ts'
import { Toolbar, type ToolbarHandle } from './toolbar/toolbar.tsx'
import { FileInput } from './upload/file-input.tsx'
import { acceptedDocuments } from './upload/file-types.ts'
import { countMarkers } from './upload/upload-markers.ts'
import { useUploads } from './upload/use-uploads.ts'
import { useArticleEditor } from './use-article-editor.ts'
import { type TextAttributes, useEditorProps } from './use-editor-props.ts'

export function RichTextEditor(props: RichTextEditorProps) {
  const { label, hint, error, required, value, onChange } = props
  const id = useId()
  const toolbar = useRef<ToolbarHandle>(null)
  const documents = useRef<HTMLInputElement>(null)
  const [dialog, setDialog] = useState<Task | null>(null)
  const uploads = useUploads(props)
  const placeholder = props.placeholder ?? editorWords.placeholder

  const startTask = (task: Task) =>
    task === 'document' ? documents.current?.click() : setDialog(task)
  const editorProps = useEditorProps(attributesOf(id, placeholder, props), {
    onFiles: uploads.uploadFiles,
    onTask: startTask,
    onLeave: () => toolbar.current?.focus(),
  })
  const editor = useArticleEditor({ value, onChange, editorProps })
  const isBlank = useUploadState(editor, props.onUploadingChange)

  return (
    <EditorFrame
      announcement={uploads.announcement}
      error={error}
      hint={hint}
      id={id}
      label={label}
      onLabelClick={() => editor.commands.focus()}
      required={required}
    >
      <Toolbar controls={`${id}-text`} editor={editor} onTask={startTask} ref={toolbar} />
      <div className="editor-paper">
        {isBlank && (
          <p aria-hidden="true" className="editor-placeholder">
            {placeholder}
          </p>
        )}
        <EditorContent editor={editor} />
      </div>
      <StatusBar editor={editor} onTask={startTask} />
      <FileInput
        accept={acceptedDocuments}
        multiple
        onFiles={(files) => uploads.uploadDocuments(editor.view, files, editor.state.selection.to)}
        ref={documents}
      />
      <EditorDialogs
        dialog={dialog}
        editor={editor}
        onClose={() => setDialog(null)}
        props={props}
      />
    </EditorFrame>
  )
}

/** Tells when files are on their way; answers whether there is nothing at all to see. */
function useUploadState(editor: Editor, onUploadingChange?: (isUploading: boolean) => void) {
  const { isUploading, isBlank } = useEditorState({
    editor,
    selector: () => {
      const { doc } = editor.state
      const count = countMarkers(editor.state)
      const isOneLine = doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph'
      const isBlank = isOneLine && doc.firstChild?.content.size === 0 && count === 0
      return { isUploading: count > 0, isBlank }
    },
  })
  const wasUploading = useRef(false)
  useEffect(() => {
    if (wasUploading.current === isUploading) return
    wasUploading.current = isUploading
    onUploadingChange?.(isUploading)
  }, [isUploading, onUploadingChange])
  return isBlank
}

/** What the element that is written in says of itself. */
function attributesOf(id: string, placeholder: string, props: RichTextEditorProps): TextAttributes {
  const { hint, error, required } = props
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`, `${id}-way`]
  return {
    id: `${id}-text`,
    class: 'prose editor-text',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': descriptions.filter(Boolean).join(' '),
    'aria-placeholder': placeholder,
    ...(error && { 'aria-invalid': 'true' }),
    ...(required && { 'aria-required': 'true' }),
  }
}
