import { templateWords as words } from '../../../content/en/admin/messages.ts'
import type { NewTemplate, ReplyTemplate } from '../../../domain/messages/templates.ts'
import { useAction } from '../list/use-records.ts'
import { useAnswer } from '../session/use-answer.ts'

const path = '/api/admin/reply-templates'
const shown = { noun: 'reply-templates' }

/** What answers can begin with, by name. */
export function useTemplates() {
  return useAnswer<ReplyTemplate[]>([shown.noun], path, { meta: { failure: words.fetchFailed } })
}

/** Adds one, or changes the one with this id as it was at this version. */
export function useSaveTemplate(
  id: number | null,
  version: number | undefined,
  onSaved: () => void,
) {
  return useAction<NewTemplate>({
    ask: (body) =>
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
