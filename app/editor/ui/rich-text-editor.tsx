/**
 * The editor of articles: `editor-props.ts` says what it takes. Load it with
 * `lazy-rich-text-editor.tsx`; it weighs more than all the rest of the admin area.
 */
import type { Editor } from '@tiptap/core'
import { EditorContent, useEditorState } from '@tiptap/react'
import {
  type DragEvent,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'

import { editorWords } from '../../../content/en/admin/editor.ts'
import { Asterisk, FieldError } from '../../ui/field.tsx'
import { FileInput } from '../../ui/file-input.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { BlockHandle } from './block-handle.tsx'
import { EditorDialogs } from './dialogs/editor-dialogs.tsx'

import './editor.css'
import { countMarkers } from '../commands/upload-markers.ts'
import type { FindPages, RichTextEditorProps } from './editor-props.ts'
import { focusText } from './focus-text.ts'
import { InsertMenu } from './insert/insert-menu.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { StatusBar } from './status/status-bar.tsx'
import { type Task, toolbarGroups } from './toolbar/actions.ts'
import { ToolRow } from './toolbar/tool-row.tsx'
import { acceptedDocuments } from './upload/kinds.ts'
import { useUploads } from './upload/use-uploads.ts'
import { useArticleEditor } from './use-article-editor.ts'
import {
  createCaretRoom,
  type TextAttributes,
  useBarRoom,
  useEditorProps,
} from './use-editor-props.ts'

export function RichTextEditor(props: RichTextEditorProps) {
  const { isReadOnly } = props
  const id = useId()
  const bars = { toolbar: useRef<HTMLDivElement>(null), selection: useRef<HTMLDivElement>(null) }
  const documents = useRef<HTMLInputElement>(null)
  const [dialog, setDialog] = useState<Task | null>(null)
  const uploads = useUploads(props)
  const startTask = useCallback((task: Task) => {
    if (task === 'document') documents.current?.click()
    else setDialog(task)
  }, [])
  const [room] = useState(createCaretRoom)
  const handlers = {
    onFiles: uploads.uploadFiles,
    onTask: startTask,
    // Focuses the button that had the focus last.
    onLeave: (to: 'toolbar' | 'selection') =>
      bars[to].current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  }
  const editor = useArticleEditor(props, useEditorProps(attributesOf(id, props), handlers, room))
  useBarRoom(editor, room)
  const isBlank = useUploadState(editor, props.onUploadingChange)
  const tools = useMemo(
    () => ({ editor, controls: `${id}-text`, onTask: startTask }),
    [editor, id, startTask],
  )
  return (
    <Frame {...props} announcement={uploads.announcement} editor={editor} id={id}>
      {!isReadOnly && (
        <ToolRow
          className="editor-toolbar sticky [@media(height<20rem)]:static top-0 z-2 flex flex-wrap gap-x-2 overflow-clip border-b border-rule bg-wash p-1 max-md:scroll-px-12 max-md:flex-nowrap max-md:overflow-x-auto max-md:overflow-y-hidden @max-xl:scroll-px-12 @max-xl:flex-nowrap @max-xl:overflow-x-auto @max-xl:overflow-y-hidden"
          groups={toolbarGroups}
          label={editorWords.toolbar}
          ref={bars.toolbar}
          {...tools}
        />
      )}
      <Paper
        findPages={props.onFindPages}
        id={id}
        isBlank={isBlank}
        isReadOnly={isReadOnly}
        selectionBar={bars.selection}
        tools={tools}
      />
      <FileInput
        accept={acceptedDocuments}
        hidden
        multiple
        onFiles={(files) => uploads.uploadDocuments(editor.view, files, editor.state.selection.to)}
        ref={documents}
      />
      <EditorDialogs
        dialog={dialog}
        editor={editor}
        onClose={() => setDialog(null)}
        sources={props}
      />
    </Frame>
  )
}

interface FrameProps extends Pick<RichTextEditorProps, 'label' | 'error'> {
  id: string
  editor: Editor
  /** Text for screen readers about uploads. */
  announcement: string
  children: ReactNode
}

/**
 * Label and error as in `ui/field.tsx`. An editable element is no form control, so a `label` would
 * neither name nor focus it.
 */
function Frame({ id, editor, label, error, announcement, children }: FrameProps) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a convenience for the mouse; the keyboard tabs into the text */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a convenience for the mouse; the keyboard tabs into the text */}
      <span
        className="cursor-pointer justify-self-start font-semibold"
        id={`${id}-label`}
        onClick={() => focusText(editor)}
      >
        {label}
        <Asterisk />
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps a dropped file from replacing the page */}
      <div
        className="editor @container min-w-0 rounded-xs border border-line bg-surface outline-offset-2 outline-focus has-[.editor-text:focus-visible]:outline-3 data-invalid:border-2 data-invalid:border-danger"
        data-invalid={Boolean(error) || undefined}
        onDragOver={keepPage}
        onDrop={keepPage}
      >
        {children}
      </div>
      <p className="sr-only" id={`${id}-way`}>
        {editorWords.way}
      </p>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <FieldError error={error} id={`${id}-error`} />
    </div>
  )
}

/** Prevents a file dropped outside the text from opening in place of the page. */
function keepPage(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
}

interface PaperProps {
  id: string
  isReadOnly: boolean
  tools: { editor: Editor; controls: string; onTask: (task: Task) => void }
  isBlank: boolean
  findPages: FindPages
  selectionBar: Ref<HTMLDivElement>
}

/** The text with its floating controls, and the bar at its foot. */
const Paper = memo(function Paper(props: PaperProps) {
  const { id, isReadOnly, tools, isBlank, findPages, selectionBar } = props
  const { editor, onTask } = tools
  const paper = useRef<HTMLDivElement>(null)
  const isNarrow = useMediaQuery('(width < 48rem)')
  return (
    <>
      <div className="editor-paper relative px-4 md:px-12" ref={paper}>
        {isBlank && (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-4 top-6 mx-auto max-w-measure text-muted md:inset-x-12 md:top-10 md:pl-8"
          >
            {editorWords.placeholder}
          </p>
        )}
        <EditorContent editor={editor} />
        {!isNarrow && !isReadOnly && <SelectionBar isFloating ref={selectionBar} {...tools} />}
        {!isReadOnly && <BlockHandle editor={editor} paper={paper} />}
        <InsertMenu
          editor={editor}
          findPages={findPages}
          id={`${id}-menu`}
          onItem={({ run }) => (typeof run === 'string' ? onTask(run) : run(editor))}
        />
      </div>
      {!isReadOnly && (
        <div className="editor-foot sticky [@media(height<20rem)]:static bottom-0 z-2 border-t border-rule bg-wash">
          {isNarrow && <SelectionBar isFloating={false} ref={selectionBar} {...tools} />}
          <StatusBar editor={editor} onTask={onTask} />
        </div>
      )}
    </>
  )
})

/** Reports whether uploads are running; returns whether the text is blank. */
function useUploadState(editor: Editor, onUploadingChange: (isUploading: boolean) => void) {
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
  const tell = useEffectEvent(onUploadingChange)
  useEffect(() => tell(isUploading), [isUploading])
  return isBlank
}

/** Attributes of the editable element. */
function attributesOf(id: string, { error, isReadOnly }: RichTextEditorProps): TextAttributes {
  return {
    id: `${id}-text`,
    class:
      'prose editor-text mx-auto min-h-[max(300px,50dvh)] py-6 break-words whitespace-break-spaces caret-action outline-none md:border-l md:border-rule md:py-10 md:pl-8',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': error ? `${id}-error ${id}-way` : `${id}-way`,
    'aria-placeholder': editorWords.placeholder,
    'aria-required': 'true',
    ...(error && { 'aria-invalid': 'true' }),
    ...(isReadOnly && { 'aria-readonly': 'true' }),
  }
}
