import { useMutation, useQuery } from '@tanstack/react-query'
import { mediaToasts as toasts } from '../../../content/admin/media.ts'
import type { MediaChange, MediaFile, UsedMedia } from '../../../domain/media/library.ts'
import { toast } from '../../ui/toast.tsx'
import { useRefresh } from '../list/use-records.ts'
import { ApiError } from '../session/api.ts'
import { useSession } from '../session/session.tsx'
import { mediaSource } from './media.ts'

const detailsKey = 'media-details'

/** One file as it is now and where it is used; asked for anew whenever it is opened. */
export function useMediaDetails(id: number) {
  const { call } = useSession()
  return useQuery({
    queryKey: [detailsKey, id],
    queryFn: async ({ signal }) => {
      const { data } = await call<UsedMedia>('GET', `${mediaSource.path}/${id}`, { signal })
      if (!data) throw new Error('The answer holds no file')
      return data
    },
    gcTime: 0,
    staleTime: 0,
    meta: { failure: toasts.detailsFailed },
  })
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
  const refresh = useRefresh(mediaSource)
  return useMutation({
    mutationFn: async (change: MediaChange): Promise<Outcome<unknown, MediaFile>> => {
      try {
        const { data } = await call<MediaFile>('PATCH', `${mediaSource.path}/${id}`, {
          body: change,
        })
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
