import { useQuery } from '@tanstack/react-query'
import { templateWords as words } from '../../../content/en/admin/messages.ts'
import type { NewTemplate, ReplyTemplate } from '../../../domain/messages/templates.ts'
import { useAction } from '../list/use-records.ts'
import { useSession } from '../session/session.tsx'

const path = '/api/admin/reply-templates'
const shown = { noun: 'reply-templates' }

/** What answers can begin with, by name. */
export function useTemplates() {
  const { call } = useSession()
  return useQuery({
    queryKey: [shown.noun],
    queryFn: async ({ signal }) =>
      (await call<ReplyTemplate[]>('GET', path, { signal })).data ?? [],
    meta: { failure: words.fetchFailed },
  })
}

/** Adds one, or changes the one with this id as it was at this version. */
export type TemplateWrite = NewTemplate & { id: number | null; version: number | undefined }

export function useSaveTemplate(onSaved: () => void) {
  return useAction<TemplateWrite>({
    ask: ({ id, version, ...body }) =>
      id === null
        ? ['POST', path, { body }]
        : ['PUT', `${path}/${id}`, { body: { ...body, version } }],
    done: words.saved,
    failed: words.saveFailed,
    marksFields: true,
    shown,
    onDone: onSaved,
  })
}

export function useDeleteTemplate() {
  return useAction<ReplyTemplate>({
    ask: ({ id }) => ['DELETE', `${path}/${id}`],
    done: words.deleted,
    failed: words.deleteFailed,
    shown,
  })
}
