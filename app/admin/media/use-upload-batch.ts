import { useEffect, useEffectEvent, useState } from 'react'
import {
  mediaToasts as toasts,
  uploadDialogWords as words,
} from '../../../content/en/admin/media.ts'
import type { MediaFile } from '../../../domain/media/library.ts'
import { readRefusal } from '../../api-client.ts'
import { toast } from '../../ui/toast.tsx'
import { type Accept, refusal, type UploadedFile, useUpload } from './media.ts'

export interface UploadItem {
  id: number
  file: File
  controller: AbortController
  state: 'waiting' | 'uploading' | 'done' | 'known' | 'failed' | 'cancelled'
  /** Between 0 and 1. */
  progress: number
  /** Error message; for an existing file its name; for a new one, what was not kept of it. */
  note: string
  /** The file that was there already. */
  known?: MediaFile | undefined
  /** Set on a failed file that would be refused again. */
  isRefused?: boolean | undefined
}

/** Result of one file. */
type End = Pick<UploadItem, 'state' | 'note' | 'known' | 'isRefused'>

/** Parallel uploads. More would only share the same connection and processor. */
const lanes = 2

export const isUnderWay = ({ state }: UploadItem) => state === 'waiting' || state === 'uploading'

function mayGoAgain({ state, isRefused }: UploadItem): boolean {
  return state === 'cancelled' || (state === 'failed' && !isRefused)
}

/**
 * Uploads files in batches, one batch at a time. `onAllDone` gets null once all files are stored,
 * or the existing file if the batch was that file alone.
 */
export function useUploadBatch(accept: Accept, onAllDone: (known: MediaFile | null) => void) {
  const upload = useUpload()
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const patch = (id: number, change: Partial<UploadItem>) =>
    setItems((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)))
  const abortAll = useEffectEvent(() => {
    for (const { controller } of items) controller.abort()
  })
  // Aborts when the screen closes.
  useEffect(() => () => abortAll(), [])

  async function sendOne({ id, file, controller: { signal } }: UploadItem): Promise<End> {
    const end = await endOf(signal, async () => {
      requireAccepted(file, accept)
      patch(id, { state: 'uploading' })
      return upload(file, { signal, onProgress: (progress) => patch(id, { progress }) })
    })
    patch(id, end)
    return end
  }

  async function send(batch: readonly UploadItem[], ended: readonly UploadItem[] = []) {
    const ends = await runInLanes(batch, sendOne)
    if ([...ended, ...ends].every(({ state }) => state === 'done')) onAllDone(null)
    const [only] = ends
    if (ended.length === 0 && ends.length === 1 && only?.known) onAllDone(only.known)
    tellOutcome(ends)
  }

  async function start(files: readonly File[]) {
    if (files.length === 0 || items.some(isUnderWay)) return
    const batch = files.map(newItem)
    setItems(batch)
    await send(batch)
  }

  async function sendAgain() {
    const again = items.filter(mayGoAgain).map(({ id, file }) => ({ ...newItem(file), id }))
    setItems(items.map((one) => again.find(({ id }) => id === one.id) ?? one))
    await send(
      again,
      items.filter((one) => !mayGoAgain(one)),
    )
  }

  return {
    items,
    isPending: items.some(isUnderWay),
    mayGoAgain: items.some(mayGoAgain),
    start,
    sendAgain,
    cancel: ({ id, controller }: UploadItem) => {
      controller.abort()
      patch(id, { state: 'cancelled' })
    },
    clear: () => {
      for (const { controller } of items) controller.abort()
      setItems([])
    },
  }
}

export type UploadBatch = ReturnType<typeof useUploadBatch>

async function endOf(signal: AbortSignal, send: () => Promise<UploadedFile>): Promise<End> {
  try {
    signal.throwIfAborted()
    const { isNew, note, ...file } = await send()
    if (isNew) return { state: 'done', note }
    return { state: 'known', note: file.original_name, known: file }
  } catch (error) {
    if (signal.aborted) return { state: 'cancelled', note: '' }
    const { status = 0, message } = readRefusal(error)
    // The file itself was refused: too large, or of a type that is not accepted.
    const isRefused = [400, 413, 415].includes(status)
    return { state: 'failed', note: message || toasts.uploadFailed.description, isRefused }
  }
}

let lastId = 0

function newItem(file: File): UploadItem {
  lastId += 1
  const controller = new AbortController()
  return { id: lastId, file, controller, state: 'waiting', progress: 0, note: '' }
}

/** Dropped files bypass the `accept` list of the file chooser. */
function requireAccepted(file: File, accept: Accept): void {
  if (accept === 'image' && !file.type.startsWith('image/')) throw refusal(415, words.notAnImage)
}

async function runInLanes<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = [...items]
  const work = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) results.push(await run(item))
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return results
}

/** One toast for all, since only one is on screen: a failure must not be covered by a success. */
function tellOutcome(ends: readonly End[]): void {
  const failed = ends.find(({ state }) => state === 'failed')
  if (failed) {
    const { title } = toasts.uploadFailed
    toast({ title, description: failed.note, variant: 'destructive' })
  } else if (ends.some(({ state }) => state === 'done')) {
    toast(toasts.uploaded)
  } else {
    const known = ends.filter(({ state }) => state === 'known')
    if (known.length > 0) toast(known.length === 1 ? toasts.known : toasts.knownMany)
  }
}
