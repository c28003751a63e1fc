/** Files that are dropped, pasted or chosen: each is sent while its place in the text is kept. */
import { Fragment, Slice } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { insertPoint } from '@tiptap/pm/transform'
import type { EditorView } from '@tiptap/pm/view'
import { useState } from 'react'
import { editorToasts, uploadWords as words } from '../../../../content/en/admin/editor.ts'
import { readRefusal } from '../../../api-client.ts'
import { toast } from '../../../ui/toast.tsx'
import { addMarker, findMarker, removeMarker } from '../../commands/upload-markers.ts'
import type { MediaDocument, MediaImage, RichTextEditorProps, SendFile } from '../editor-props.ts'
import { isDocument, keepDocuments, keepImages } from './file-input.tsx'

type Senders = Pick<RichTextEditorProps, 'onUploadImage' | 'onUploadDocument'>

interface Batch<Result> {
  files: readonly File[]
  at: number
  send: SendFile<Result>
  place: (tr: Transaction, at: number, result: Result, file: File) => Transaction
}

const told: Record<UploadEnd, string> = { done: words.done, cancelled: words.cancelled, failed: '' }

export function useUploads({ onUploadImage, onUploadDocument }: Senders) {
  /** For those who do not see the bar. */
  const [announcement, setAnnouncement] = useState('')
  const tell = (text: string, { name }: File) => setAnnouncement(text.replace('{name}', () => name))

  const onStart = (file: File) => tell(words.uploading, file)
  const onEnd = (file: File, end: UploadEnd) => tell(told[end], file)
  const uploadImages = (view: EditorView, files: readonly File[], at: number) => {
    const place = blockPlace(view.state, at)
    sendBatch(view, { files, at: place, send: onUploadImage, place: placeImage }, onStart, onEnd)
  }
  const uploadDocuments = (view: EditorView, files: readonly File[], at: number) => {
    sendBatch(view, { files, at, send: onUploadDocument, place: placeDocument }, onStart, onEnd)
  }
  return {
    announcement,
    /** Dropped or pasted: pictures and documents, each as what it is. */
    uploadFiles: (view: EditorView, files: readonly File[], at: number) => {
      const documents = files.filter(isDocument)
      uploadDocuments(view, documents, at)
      uploadImages(view, keepImages(files.filter((file) => !documents.includes(file))), at)
    },
    uploadDocuments: (view: EditorView, files: readonly File[], at: number) =>
      uploadDocuments(view, keepDocuments(files), at),
  }
}

/** Between two blocks, where `at` is at the end of one; else where it is. */
function blockPlace({ doc, schema }: EditorState, at: number): number {
  const picture = schema.nodes.image
  return (picture && insertPoint(doc, at, picture)) ?? at
}

/** All at once, and placed in the order in which they were chosen. */
function sendBatch<Result>(
  view: EditorView,
  { files, at, send, place }: Batch<Result>,
  onStart: (file: File) => void,
  onEnd: (file: File, end: UploadEnd) => void,
): void {
  let before: Promise<unknown> = Promise.resolve()
  for (const file of files) {
    const earlier = before
    onStart(file)
    before = uploadInPlace(view, {
      file,
      at,
      send: async (...job) => {
        const result = await send(...job)
        await earlier
        return result
      },
      place: (tr, now, result) => place(tr, now, result, file),
    }).then((end) => onEnd(file, end))
  }
}

function placeImage(tr: Transaction, at: number, image: MediaImage): Transaction {
  const { url, alt, width, height } = image
  const attributes = { src: url, alt: alt ?? '', width: sizeOf(width), height: sizeOf(height) }
  const picture = tr.doc.type.schema.nodes.image?.create(attributes)
  return picture ? tr.replaceRangeWith(at, at, picture) : tr
}

function sizeOf(pixels: number | null | undefined): string | null {
  return pixels ? String(Math.round(pixels)) : null
}

/** A link by the document's name. Code has no links: there it goes below. */
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

interface Upload<Result> {
  file: File
  at: number
  send: SendFile<Result>
  /** Puts what has arrived where the marker is. */
  place: (tr: Transaction, at: number, result: Result) => Transaction
}

type UploadEnd = 'done' | 'cancelled' | 'failed'

/** Sends a file while its place in the text is kept; typing goes on around it. */
async function uploadInPlace<Result>(
  view: EditorView,
  { file, at, send, place }: Upload<Result>,
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
    const now = view.isDestroyed ? null : findMarker(view.state, marker)
    if (now === null) return 'cancelled'
    view.dispatch(place(removeMarker(view.state.tr, marker), now, result).scrollIntoView())
    return 'done'
  } catch (error) {
    if (controller.signal.aborted) return 'cancelled'
    tellFailure(error)
    unmark()
    return 'failed'
  }
}

/** In the server's own words, where it had any: they say what is wrong with the file. */
export function tellFailure(error: unknown): void {
  const { title, description } = editorToasts.uploadFailed
  const { message } = readRefusal(error)
  toast({ title, description: message || description, variant: 'destructive' })
}

/** What stands in the text while a file is sent. ProseMirror places it, so it is no component. */
function drawMarker(name: string, onCancel: () => void) {
  const dom = document.createElement('div')
  dom.className = 'editor-upload'
  dom.contentEditable = 'false'
  const text = document.createElement('span')
  text.textContent = words.uploading.replace('{name}', () => name)
  const bar = document.createElement('progress')
  bar.className = 'meter-bar'
  bar.max = 1
  bar.value = 0
  bar.setAttribute('aria-label', text.textContent)
  const cancel = document.createElement('button')
  cancel.type = 'button'
  cancel.textContent = words.cancel
  cancel.setAttribute(
    'aria-label',
    words.cancelOf.replace('{name}', () => name),
  )
  cancel.addEventListener('click', onCancel)
  dom.append(text, bar, cancel)
  const setProgress = (fraction: number) => {
    bar.value = fraction
  }
  return { dom, setProgress }
}
