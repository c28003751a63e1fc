import { uploadDialogWords as words } from '../../../content/en/admin/media.ts'
import { uploadMaxBytes } from '../../../domain/media/kinds.ts'
import { alreadyThere, type MediaFile } from '../../../domain/media/library.ts'
import { ApiError, readRefusal } from '../../api-client.ts'
import { useRefresh } from '../list/use-records.ts'
import type { SendOptions } from '../session/send-file.ts'
import { useSession } from '../session/session.tsx'
import { mediaSource } from './media.ts'

/**
 * Puts a file into the library, and has the lists show it; the same bytes again are the file that is
 * there. Throws ApiError with the server's sentence (also, without asking it, for a file that is too
 * large), TypeError when no answer came, the signal's reason when it was aborted.
 */
export function useUpload() {
  const { send } = useSession()
  const refresh = useRefresh(mediaSource)
  return async (file: File, options: SendOptions): Promise<MediaFile & { isNew: boolean }> => {
    if (file.size > uploadMaxBytes) throw refusal(413, words.tooLarge)
    const { data, message } = await send<MediaFile>('/api/admin/upload', file, options)
    if (!data) throw refusal(502, '')
    void refresh()
    return { ...data, isNew: message !== alreadyThere }
  }
}

/** Told like a refusal of the server. */
export function refusal(status: number, message: string): ApiError {
  return new ApiError(status, message, { success: false, message })
}

/** The server's sentence, or an empty text where it had none. */
export function messageOf(error: unknown): string {
  return readRefusal(error).message ?? ''
}

/** Whether it is the file that was refused: too large, or of a kind that is not taken. */
export function isAboutFile(error: unknown): boolean {
  return error instanceof ApiError && [400, 413, 415].includes(error.status)
}
