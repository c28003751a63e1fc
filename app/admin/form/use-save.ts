import { useIsMutating, useMutation } from '@tanstack/react-query'
import { toastTitles } from '../../../content/admin/words.ts'
import { toast } from '../../ui/toast.tsx'
import type { RecordSource } from '../list/record-source.ts'
import { useRefresh } from '../list/use-records.ts'
import { ApiError } from '../session/api.ts'
import { useSession } from '../session/session.tsx'
import type { Draft, FormKind, FormValues, Versioned } from './form-kind.ts'

/** Why a save was refused, so far as the person can do something about it. */
export interface Refusal<Row> {
  /** What is wrong with each field. */
  errors: Record<string, string>
  /** What somebody else saved in the meantime, or that they deleted it. */
  conflict: { current: Row | null } | null
}

const saveKey = (noun: string) => [noun, 'save']

/** Whether a save is on its way: the dialog that sent it stays open until the answer is there. */
export function useIsSaving({ noun }: Pick<RecordSource, 'noun'>): boolean {
  return useIsMutating({ mutationKey: saveKey(noun) }) > 0
}

export function useSave<Row extends Versioned, Values extends FormValues>(
  { source, words }: FormKind<Row, Values>,
  onSaved: () => void,
  onRefused: (refusal: Refusal<Row>) => void,
) {
  const { call } = useSession()
  const refresh = useRefresh(source)
  return useMutation({
    mutationKey: saveKey(source.noun),
    mutationFn: ({ base, values }: Draft<Row, Values>) =>
      base
        ? call('PUT', `${source.path}/${base.id}`, { body: { ...values, version: base.version } })
        : call('POST', source.path, { body: values }),
    onSuccess: (_answer, { base }) => {
      toast({ title: toastTitles.success, description: base ? words.updated : words.created })
      onSaved()
    },
    onError: (error) => onRefused(readRefusal<Row>(error)),
    // After a conflict too: the list shows an old record.
    onSettled: refresh,
    meta: { failure: words.saveFailed },
  })
}

function readRefusal<Row>(error: Error): Refusal<Row> {
  if (!(error instanceof ApiError)) return { errors: {}, conflict: null }
  const { status, envelope } = error
  if (status === 404) return { errors: {}, conflict: { current: null } }
  if (envelope?.code === 'version_conflict') {
    return { errors: {}, conflict: { current: envelope.data as Row } }
  }
  return { errors: envelope?.errors ?? {}, conflict: null }
}
