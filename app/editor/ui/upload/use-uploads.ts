/** Uploads of dropped, pasted or chosen files: a marker keeps the place of each in the text. */
import { Fragment, Slice } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { insertPoint } from '@tiptap/pm/transform'
import type { EditorView } from '@tiptap/pm/view'
import { useState } from 'react'
import { editorToasts, uploadWords as words } from '../../../../content/en/admin/editor.ts'
import { fill } from '../../../../domain/wording.ts'
import { readRefusal } from '../../../api-client.ts'
import { type ToastMessage, toast } from '../../../ui/toast.tsx'
import { addMarker, findMarker, removeMarker } from '../../commands/upload-markers.ts'
import { draw } from '../../schema/drawn.ts'
import {
  type MediaDocument,
  type MediaImage,
  pictureOf,
  type RichTextEditorProps,
  type SendFile,
} from '../editor-props.ts'
import { isDocument, keepDocuments, keepImages } from './kinds.ts'

type Senders = Pick<RichTextEditorProps, 'onUploadImage' | 'onUploadDocument'>

interface Kind<Result> {
  send: SendFile<Result>
  /** Inserts the uploaded file where its marker was. */
  place: (tr: Transaction, at: number, result: Result, file: File) => Transaction
}

type UploadEnd = 'done' | 'cancelled' | 'failed'

const told: Record<UploadEnd, string> = { done: words.done, cancelled: words.cancelled, failed: '' }

export function useUploads({ onUploadImage, onUploadDocument }: Senders) {
  /** For those who do not see the progress bar. */
  const [announcement, setAnnouncement] = useState('')
  const tell = (text: string, { name }: File) => setAnnouncement(fill(text, { name }))

  /** Uploads all files at once, and places them in the order in which they were chosen. */
  function sendAll<Result>(
    view: EditorView,
    files: readonly File[],
    at: number,
    kind: Kind<Result>,
  ): void {
    let before: Promise<unknown> = Promise.resolve()
    for (const file of files) {
      tell(words.uploading, file)
      before = uploadInPlace(view, { file, at, before, ...kind }).then((end) =>
        tell(told[end], file),
      )
    }
  }
  const documentKind = { send: onUploadDocument, place: placeDocument }
  const imageKind = { send: onUploadImage, place: placeImage }
  return {
    announcement,
    /** For dropped or pasted files: takes pictures and documents, each as its own kind. */
    uploadFiles: (view: EditorView, files: readonly File[], at: number) => {
      const documents = files.filter(isDocument)
      const images = keepImages(files.filter((file) => !documents.includes(file)))
      sendAll(view, documents, at, documentKind)
      sendAll(view, images, blockPlace(view.state, at), imageKind)
    },
    uploadDocuments: (view: EditorView, files: readonly File[], at: number) =>
      sendAll(view, keepDocuments(files), at, documentKind),
  }
}

/** Position between two blocks if `at` is at the start or end of one, else `at`. */
function blockPlace({ doc, schema }: EditorState, at: number): number {
  const picture = schema.nodes.image
  return (picture && insertPoint(doc, at, picture)) ?? at
}

function placeImage(tr: Transaction, at: number, image: MediaImage): Transaction {
  const picture = tr.doc.type.schema.nodes.image?.create({ ...pictureOf(image) })
  return picture ? tr.replaceRangeWith(at, at, picture) : tr
}

/** Inserts a link with the document's name. Code has no links: the link goes below it. */
function placeDocument(
  tr: Transaction,
  at: number,
  { url, name }: MediaDocument,
  file: File,
): Transaction {
  const { schema } = tr.doc.type
  const link = schema.marks.link?.create({ href: url })
  const text = schema.text(name || file.name, link ? [link] : [])
  const place = tr.doc.resolve(at)
  const isInCode = place.parent.type.spec.code
  const to = isInCode ? place.after() : at
  // Right behind a word, such as the document before it, the two would read as one.
  const before = isInCode ? '' : (place.nodeBefore?.text ?? '')
  const gap = /\S$/.test(before) ? [schema.text(' ')] : []
  return tr.replaceRange(to, to, new Slice(Fragment.from([...gap, text]), 0, 0))
}

interface Upload<Result> extends Kind<Result> {
  file: File
  at: number
  /** The upload that is placed before this one. */
  before: Promise<unknown>
}

/** Uploads a file while a marker keeps its place in the text; typing goes on around it. */
async function uploadInPlace<Result>(
  view: EditorView,
  { file, at, before, send, place }: Upload<Result>,
): Promise<UploadEnd> {
  const controller = new AbortController()
  const { dom, setProgress } = drawMarker(file.name, () => {
    controller.abort()
    view.focus()
  })
  const marker = { dom, abort: () => controller.abort() }
  const unmark = () => {
    const isThere = !view.isDestroyed && findMarker(view.state, marker) !== null
    if (isThere) view.dispatch(removeMarker(view.state.tr, marker))
  }
  controller.signal.addEventListener('abort', unmark)
  view.dispatch(addMarker(view.state.tr, marker, at))
  try {
    const result = await send(file, { onProgress: setProgress, signal: controller.signal })
    await before
    const now = view.isDestroyed ? null : findMarker(view.state, marker)
    if (now === null) return 'cancelled'
    view.dispatch(place(removeMarker(view.state.tr, marker), now, result, file).scrollIntoView())
    return 'done'
  } catch (error) {
    if (controller.signal.aborted) return 'cancelled'
    tellFailure(error)
    unmark()
    return 'failed'
  }
}

/** Shows the server's message if there is one, because it says what is wrong with the file. */
export function tellFailure(
  error: unknown,
  { title, description }: ToastMessage = editorToasts.uploadFailed,
): void {
  const { message } = readRefusal(error)
  toast({ title, description: message || description, variant: 'destructive' })
}

/** Marker in the text while a file is sent. ProseMirror places it, so it is no component. */
function drawMarker(name: string, onCancel: () => void) {
  const label = fill(words.uploading, { name })
  const bar = document.createElement('progress')
  const setProgress = (fraction: number) => {
    bar.value = fraction
  }
  setProgress(0)
  bar.className = 'meter-bar row-start-2'
  bar.ariaLabel = label
  const cancelLabel = fill(words.cancelOf, { name })
  const cancel = draw([
    'button',
    {
      type: 'button',
      'aria-label': cancelLabel,
      class:
        'col-start-2 row-span-2 row-start-1 min-h-11 px-3 font-semibold text-action underline underline-offset-[0.2em]',
    },
    words.cancel,
  ])
  cancel.addEventListener('click', onCancel)
  const frame = {
    class:
      'my-3 grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border border-dashed border-line bg-wash px-3 py-2 font-sans text-sm whitespace-normal select-none',
    contenteditable: 'false',
  }
  return { dom: draw(['div', frame, ['span', label], bar, cancel]), setProgress }
}
