import { useState } from 'react'
import { mediaDeletionWords as words } from '../../../content/en/admin/media.ts'
import type { MediaFile, UsedMedia } from '../../../domain/media/library.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { StackedDialog } from '../../ui/stacked-dialog.tsx'
import { useDeleteOne } from '../list/use-deletion.ts'
import { Allowed } from '../session/allowed.tsx'
import { mediaSource } from './media.ts'
import { MediaUses } from './media-uses.tsx'

/** Asks, always; asks again where the file is used, and only then insists. */
export function useMediaDeletion(onDeleted: () => void) {
  const [used, setUsed] = useState<UsedMedia | null>(null)
  const { deleteOne, force, isPending } = useDeleteOne<UsedMedia>(mediaSource, words, {
    onDeleted: () => {
      setUsed(null)
      onDeleted()
    },
    onInUse: setUsed,
  })
  return {
    /** What cannot go unless somebody insists. */
    used,
    isPending,
    deleteOne: ({ id, original_name }: MediaFile) => deleteOne(id, original_name),
    // When it fails, the places on screen may no longer be right.
    insist: () => used && force(used.id, () => setUsed(null)),
    giveUp: () => setUsed(null),
  }
}

interface DeleteDialogProps {
  deletion: ReturnType<typeof useMediaDeletion>
}

/** The second question, for a file that is used. */
export function DeleteDialog({ deletion }: DeleteDialogProps) {
  const { used, isPending, insist, giveUp } = deletion
  return (
    <StackedDialog
      description={fill(words.lead, { name: used?.original_name ?? '' })}
      footer={
        <>
          <Button data-autofocus onClick={giveUp} variant="outline">
            {words.cancel}
          </Button>
          <Allowed to="owner" told>
            <Button busy={isPending} onClick={insist} variant="danger">
              {isPending ? words.deleting : words.force}
            </Button>
          </Allowed>
        </>
      }
      onClose={giveUp}
      open={used !== null}
      title={words.title}
    >
      <MediaUses
        authors={used?.authors ?? []}
        drafts={used?.drafts ?? []}
        label={words.places}
        uses={used?.uses ?? []}
      />
    </StackedDialog>
  )
}
