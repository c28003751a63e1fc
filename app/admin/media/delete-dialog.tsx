import { mediaDeletionWords as words } from '../../../content/admin/media.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { MediaDialog } from './media-dialog.tsx'
import { MediaUses } from './media-uses.tsx'
import type { Deletion } from './use-deletion.ts'

/** The second question, for a file that is used. */
export function DeleteDialog({ deletion }: { deletion: Deletion }) {
  const { used, isPending, insist, giveUp } = deletion
  return (
    <MediaDialog
      description={fill(words.lead, { name: used?.original_name ?? '' })}
      footer={
        <>
          <Button data-autofocus onClick={giveUp} variant="outline">
            {words.cancel}
          </Button>
          <Button busy={isPending} onClick={insist} variant="danger">
            {isPending ? words.deleting : words.force}
          </Button>
        </>
      }
      onClose={giveUp}
      open={used !== null}
      title={words.title}
    >
      <MediaUses label={words.places} uses={used?.uses ?? []} />
    </MediaDialog>
  )
}
