import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mediaToasts as toasts, mediaWords as words } from '../../../content/admin/media.ts'
import type {
  ListedMedia,
  MediaChange,
  MediaFile,
  UsedMedia,
} from '../../../domain/media/library.ts'
import { toast } from '../../ui/toast.tsx'
import { type ListView, toApiQuery } from '../list/list-view.ts'
import { ApiError } from '../session/api.ts'
import type { SendOptions } from '../session/send-file.ts'
import { useSession } from '../session/session.tsx'
import { mediaPath } from './media.ts'
import { uploadMedia } from './upload-media.ts'

const listKey = 'media'
const detailsKey = 'media-details'

/** The page of the list that `view` asks for; the one before stays until it is there. */
export function useMediaList(view: ListView) {
  const { call } = useSession()
  const query = toApiQuery(view)
  return useQuery({
    queryKey: [listKey, query],
    queryFn: ({ signal }) => call<ListedMedia[]>('GET', `${mediaPath}?${query}`, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: words.fetchFailed },
  })
}

export type MediaList = ReturnType<typeof useMediaList>

/** Fetches the list again, and forgets what was fetched of its other pages. */
export function useRefreshMedia() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [listKey] })
}

/** One file as it is now and where it is used; asked for anew whenever it is opened. */
export function useMediaDetails(id: number) {
  const { call } = useSession()
  return useQuery({
    queryKey: [detailsKey, id],
    queryFn: async ({ signal }) => {
      const { data } = await call<UsedMedia>('GET', `${mediaPath}/${id}`, { signal })
      if (!data) throw new Error('The answer holds no file')
      return data
    },
    gcTime: 0,
    staleTime: 0,
    meta: { failure: toasts.detailsFailed },
  })
}

/** Uploads, and has the lists show it. */
export function useUpload() {
  const session = useSession()
  const refresh = useRefreshMedia()
  return async (file: File, options: SendOptions): Promise<MediaFile> => {
    const stored = await uploadMedia(file, { session, ...options })
    void refresh()
    return stored
  }
}

/** What became of a write: done, or what stands in its way. */
export type Outcome<Stored, Obstacle> = { done: Stored } | { obstacle: Obstacle }

/** The data of a refusal of that kind; anything else is thrown on. */
function obstacleOf<Obstacle>(error: unknown, code: string): Obstacle {
  const envelope = error instanceof ApiError ? error.envelope : null
  if (envelope?.code !== code || !envelope.data) throw error
  return envelope.data as Obstacle
}

/** Its obstacle is the file as somebody else has left it. */
export function useDescribeMedia(id: number) {
  const { call } = useSession()
  const refresh = useRefreshMedia()
  return useMutation({
    mutationFn: async (change: MediaChange): Promise<Outcome<unknown, MediaFile>> => {
      try {
        const { data } = await call<MediaFile>('PATCH', `${mediaPath}/${id}`, { body: change })
        return { done: data }
      } catch (error) {
        return { obstacle: obstacleOf<MediaFile>(error, 'version_conflict') }
      }
    },
    onSuccess: (outcome) => {
      if ('done' in outcome) toast(toasts.updated)
    },
    onSettled: refresh,
    meta: { failure: toasts.updateFailed },
  })
}

interface Deletion {
  file: MediaFile
  force: boolean
}

/** Its obstacle is the file with the places where it is used. */
export function useDeleteMedia() {
  const { call } = useSession()
  const refresh = useRefreshMedia()
  return useMutation({
    mutationFn: async ({ file, force }: Deletion): Promise<Outcome<true, UsedMedia>> => {
      try {
        await call('DELETE', `${mediaPath}/${file.id}${force ? '?force=true' : ''}`)
        return { done: true }
      } catch (error) {
        return { obstacle: obstacleOf<UsedMedia>(error, 'in_use') }
      }
    },
    onSuccess: (outcome) => {
      if ('done' in outcome) toast(toasts.deleted)
    },
    // After a failure too: somebody else may have deleted it first.
    onSettled: refresh,
    meta: { failure: toasts.deleteFailed },
  })
}
