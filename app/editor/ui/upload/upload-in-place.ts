import type { Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { editorToasts, uploadWords as words } from '../../../../content/en/admin/editor.ts'
import { readRefusal } from '../../../api-client.ts'
import { toast } from '../../../ui/toast.tsx'
import { addMarker, findMarker, removeMarker } from '../../commands/upload-markers.ts'
import type { SendFile } from '../editor-props.ts'

interface Upload<Result> {
  file: File
  at: number
  send: SendFile<Result>
  /** Puts what has arrived where the marker is. */
  place: (tr: Transaction, at: number, result: Result) => Transaction
}

export type UploadEnd = 'done' | 'cancelled' | 'failed'

/** Sends a file while its place in the text is kept; typing goes on around it. */
export async function uploadInPlace<Result>(
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
