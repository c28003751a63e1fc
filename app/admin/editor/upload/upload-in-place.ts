import type { Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { editorToasts } from '../../../../content/admin/editor.ts'
import { readRefusal } from '../../../api-client.ts'
import { toast } from '../../../ui/toast.tsx'
import type { SendFile } from '../editor-props.ts'
import { drawMarker } from './draw-marker.ts'
import { addMarker, findMarker, removeMarker } from './upload-markers.ts'

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
