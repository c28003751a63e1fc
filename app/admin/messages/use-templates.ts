import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { templateWords as words } from '../../../content/admin/messages.ts'
import { toastTitles } from '../../../content/admin/words.ts'
import type { NewTemplate, ReplyTemplate } from '../../../domain/messages/templates.ts'
import { toast } from '../../ui/toast.tsx'
import { useSession } from '../session/session.tsx'

const path = '/api/admin/reply-templates'
const queryKey = ['reply-templates']

/** What answers can begin with, by name. */
export function useTemplates() {
  const { call } = useSession()
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await call<ReplyTemplate[]>('GET', path, { signal })).data ?? [],
    meta: { failure: words.fetchFailed },
  })
}

/** Adds one, or changes the one with this id as it was at this version. */
export type TemplateWrite = NewTemplate & { id: number | null; version: number | undefined }

export function useSaveTemplate(onSaved: () => void) {
  const { call } = useSession()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, ...body }: TemplateWrite) =>
      id === null
        ? call<ReplyTemplate>('POST', path, { body })
        : call<ReplyTemplate>('PUT', `${path}/${id}`, { body: { ...body, version } }),
    onSuccess: async () => {
      toast({ title: toastTitles.success, description: words.saved })
      await client.invalidateQueries({ queryKey })
      onSaved()
    },
    meta: { failure: words.saveFailed },
  })
}

export function useDeleteTemplate() {
  const { call } = useSession()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ReplyTemplate) => call('DELETE', `${path}/${id}`),
    onSuccess: () => toast({ title: toastTitles.success, description: words.deleted }),
    onSettled: () => client.invalidateQueries({ queryKey }),
    meta: { failure: words.deleteFailed },
  })
}
