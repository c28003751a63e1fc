/** What the library lists and accepts. */
import { uploadDialogWords, mediaWords as words } from '../../../content/en/admin/media.ts'
import { type MediaFileType, mediaFileTypes, uploadMaxBytes } from '../../../domain/media/kinds.ts'
import {
  alreadyThere,
  type MediaFile,
  mediaColumns,
  stilled,
} from '../../../domain/media/library.ts'
import { ApiError } from '../../api-client.ts'
import type { SortColumn } from '../list/column.tsx'
import { dayRules, type ListRules } from '../list/list-view.ts'
import { type RecordSource, useRefresh } from '../list/use-records.ts'
import type { SendOptions } from '../session/files.ts'
import { useSession } from '../session/session.tsx'

export const mediaSource: RecordSource = {
  noun: 'media',
  hasTrash: true,
  path: '/api/admin/media',
  fetchFailed: words.fetchFailed,
}

export const mediaRules: ListRules = {
  columns: mediaColumns,
  defaultSort: '-created_at',
  filters: { ...dayRules, file_type: mediaFileTypes, unused: ['true'], no_alt: ['true'] },
}

/** Which files a picker offers. */
export type Accept = 'image' | 'any'

/** Types that the browser's file chooser offers; the server checks the content. */
export const acceptLists: Record<Accept | MediaFileType, string> = {
  any: 'image/*,video/*,.pdf,.doc,.docx,.xls,.xlsx,.txt,.rtf',
  image: 'image/*',
  video: 'video/*',
  document: '.pdf,.doc,.docx,.xls,.xlsx,.txt,.rtf',
}

/** Columns to sort by; the grid itself has none. */
export const sortColumns: readonly SortColumn[] = [
  { id: 'date', label: words.columns.date, sort: { column: 'created_at', kind: 'date' } },
  { id: 'name', label: words.columns.name, sort: { column: 'original_name', kind: 'text' } },
  { id: 'type', label: words.columns.type, sort: { column: 'file_type', kind: 'text' } },
  { id: 'size', label: words.columns.size, sort: { column: 'file_size', kind: 'number' } },
]

/** `note`: what the library did not keep of the file. */
export type UploadedFile = MediaFile & { isNew: boolean; note: string }

/**
 * Uploads a file to the library and refreshes its lists; the same bytes again return the existing
 * file. Throws ApiError with the server's message (without a request if the file is too large),
 * TypeError when no response came, the signal's reason when it was aborted.
 */
export function useUpload() {
  const { send } = useSession()
  const refresh = useRefresh(mediaSource)
  return async (file: File, options: SendOptions): Promise<UploadedFile> => {
    if (file.size > uploadMaxBytes) throw refusal(413, uploadDialogWords.tooLarge)
    const { data, message } = await send<MediaFile>('/api/admin/upload', file, options)
    if (!data) throw refusal(502, '')
    void refresh()
    return { ...data, isNew: message !== alreadyThere, note: message === stilled ? stilled : '' }
  }
}

/** An error of the client in the form of a refusal by the server. */
export function refusal(status: number, message: string): ApiError {
  return new ApiError(status, message, { success: false, message })
}
