import { useMutation } from '@tanstack/react-query'
import { toastTitles, trashWords } from '../../../content/en/admin/words.ts'
import { fill } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { toast } from '../../ui/toast.tsx'
import { useSession } from '../session/session.tsx'
import { tellSuccess } from '../session/tell.ts'
import { useRestoring } from './trash.tsx'
import { type RecordSource, useAction, useRefresh } from './use-records.ts'

interface DeleteOneWords {
  /** With `{name}`. */
  confirmDelete: string
  deletedTitle?: string
  deleted: string
  deleteFailed: string
}

export interface DeletionWords extends DeleteOneWords {
  /** With `{count}`. */
  confirmDeleteMany: string
  deletedMany: string
  deleteManyFailed: string
}

/**
 * `onDeleted` moves the focus: the row that held it is about to go. `onRefused` gets why nothing was
 * deleted, beside the toast.
 */
export function useDeletion(
  source: RecordSource,
  words: DeletionWords,
  onDeleted: () => void,
  onRefused?: (error: Error) => void,
) {
  const undo = useUndo(source)
  const { deleteOne, isPending } = useDeleteOne(source, words, { onDeleted, onRefused })
  const many = useAction<readonly number[]>({
    ask: (ids) => ['POST', `${source.path}/delete`, { body: { ids } }],
    failed: words.deleteManyFailed,
    shown: source,
    onDone: (_, ids) => {
      tellSuccess(words.deletedMany, undo(ids))
      onDeleted()
    },
    onError: onRefused,
  })
  return {
    /** Asks first, as the other one does. */
    deleteOne,
    deleteMany: (ids: readonly number[]) => {
      if (window.confirm(fill(words.confirmDeleteMany, { count: ids.length }))) many.mutate(ids)
    },
    isPending: isPending || many.isPending,
  }
}

export type Deletion = ReturnType<typeof useDeletion>

interface DeleteOneOptions<Used> {
  onDeleted: () => void
  /** Where a record in use can go all the same: gets the record with the places of its use. */
  onInUse?: (used: Used) => void
  /** Beside the toast: what can be put right. */
  onRefused?: ((error: Error) => void) | undefined
}

/** Asks, always. `force` does not ask again, and takes a record that is in use. */
export function useDeleteOne<Used = never>(
  source: RecordSource,
  words: DeleteOneWords,
  { onDeleted, onInUse, onRefused }: DeleteOneOptions<Used>,
) {
  const { call } = useSession()
  const refresh = useRefresh(source)
  const undo = useUndo(source)
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id, isForced }: { id: number; isForced: boolean }) => {
      try {
        await call('DELETE', `${source.path}/${id}${isForced ? '?force=true' : ''}`)
        return null
      } catch (error) {
        const used = onInUse ? findUse<Used>(error) : null
        if (!used) throw error
        return used
      }
    },
    onSuccess: (used, { id }) => {
      if (used) return onInUse?.(used)
      const title = words.deletedTitle ?? toastTitles.success
      toast({ title, description: words.deleted, action: undo([id]) })
      onDeleted()
    },
    onError: onRefused,
    // After a failure too: somebody else may have deleted it first.
    onSettled: refresh,
    meta: { failure: words.deleteFailed },
  })
  return {
    /** `name`: what the question calls the record. */
    deleteOne: (id: number, name: string) => {
      if (window.confirm(fill(words.confirmDelete, { name }))) mutate({ id, isForced: false })
    },
    force: (id: number, onFailed: () => void) =>
      mutate({ id, isForced: true }, { onError: onFailed }),
    isPending,
  }
}

/** What a toast offers where the list has a trash. */
function useUndo(source: RecordSource) {
  const { restore } = useRestoring(source)
  const { undo: label, undoHint: hint } = trashWords
  return (ids: readonly number[]) => source.hasTrash && { label, hint, onPress: () => restore(ids) }
}

function findUse<Used>(error: unknown): Used | null {
  const { code, data } = readRefusal(error)
  return code === 'in_use' && data ? (data as Used) : null
}
