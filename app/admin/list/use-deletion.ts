import { toastTitles, trashWords } from '../../../content/en/admin/words.ts'
import { fill } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { toast } from '../../ui/toast.tsx'
import { sayRefusal } from '../session/refusals.ts'
import { useRestoring } from './trash.tsx'
import { type RecordSource, useAction } from './use-records.ts'

export interface DeleteOneWords {
  /** With `{name}`. */
  confirmDelete: string
  deletedTitle?: string
  deleted: string
  deleteFailed: string
}

interface DeleteOneOptions<Used> {
  onDeleted: () => void
  /** If a record in use can be deleted all the same: gets the record with its uses. */
  onInUse?: (used: Used) => void
  /** Gets the error, in addition to the toast. */
  onRefused?: ((error: Error) => void) | undefined
}

/** Deletes a record after a question. `force` asks nothing and deletes a record in use too. */
export function useDeleteOne<Used = never>(
  source: RecordSource,
  words: DeleteOneWords,
  { onDeleted, onInUse, onRefused }: DeleteOneOptions<Used>,
) {
  const undo = useUndo(source)
  const findUse = (error: unknown) => {
    const { code, data } = readRefusal(error)
    return onInUse && code === 'in_use' && data ? (data as Used) : null
  }
  const { mutate, isPending } = useAction<{ id: number; name: string | null }>({
    ask: ({ id, name }) => ['DELETE', `${source.path}/${id}${name === null ? '?force=true' : ''}`],
    question: ({ name }) => (name === null ? '' : fill(words.confirmDelete, { name })),
    failed: (error) => (findUse(error) ? '' : sayRefusal(error, { failure: words.deleteFailed })),
    shown: source,
    onDone: (_, { id }) => {
      const title = words.deletedTitle ?? toastTitles.success
      toast({ title, description: words.deleted, action: undo([id]) })
      onDeleted()
    },
    onError: (error) => {
      const used = findUse(error)
      if (used) onInUse?.(used)
      else onRefused?.(error)
    },
  })
  return {
    /** `name`: what the question calls the record. */
    deleteOne: (id: number, name: string) => mutate({ id, name }),
    force: (id: number, onFailed: () => void) => mutate({ id, name: null }, { onError: onFailed }),
    isPending,
  }
}

/** Undo action for the toast after a deletion, if the list has a trash. */
export function useUndo(source: RecordSource) {
  const { mutate } = useRestoring(source)
  const { undo: label, undoHint: hint } = trashWords
  return (ids: readonly number[]) =>
    source.hasTrash && ids.length > 0 ? { label, hint, onPress: () => mutate(ids) } : undefined
}
