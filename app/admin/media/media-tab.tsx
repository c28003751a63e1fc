/** The Media tab: find, upload, describe and delete files. */
import { useRef, useState } from 'react'
import { mediaDeletionWords, mediaToasts, mediaWords } from '../../../content/en/admin/media.ts'
import type {
  ListedMedia,
  MediaDeleted,
  MediaFile,
  UsedMedia,
} from '../../../domain/media/library.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { copyAddress } from '../../ui/copy-address.ts'
import { StackedDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { openForm } from '../form/local-drafts.ts'
import { useListView } from '../list/list-view.ts'
import {
  DeleteSelectionButton,
  type Selection,
  SelectionBar,
  useSelection,
} from '../list/selection.tsx'
import { useDeleteOne } from '../list/use-deletion.ts'
import { useAction, useAskedRow, useRecords } from '../list/use-records.ts'
import { openDownload } from '../session/files.ts'
import { Allowed } from '../session/session.tsx'
import { ToolButton } from '../tool-button.tsx'
import { DetailsDialog, type OpenedMedia } from './details-dialog.tsx'
import { mediaForm } from './details-form.tsx'
import { mediaRules, mediaSource } from './media.ts'
import { MediaCardActions } from './media-card.tsx'
import { MediaLibrary } from './media-library.tsx'
import { MediaUses } from './media-uses.tsx'

const nameOf = ({ original_name }: ListedMedia) => original_name

export default function MediaTab() {
  const records = useRecords<ListedMedia>(mediaSource, useListView(mediaRules))
  const heading = useRef<HTMLHeadingElement>(null)
  const [opened, setOpened] = useState<OpenedMedia | null>(null)
  const edit = async ({ id, original_name: name }: MediaFile) =>
    setOpened({ ...(await openForm(mediaForm, id)), name })
  useAskedRow<ListedMedia>(mediaSource, edit)
  const selection = useSelection(records, nameOf)
  // The card that held the focus is about to go.
  const deletion = useMediaDeletion(() => heading.current?.focus())
  return (
    <section className="grid grid-cols-1 gap-4 pt-4">
      <h2 className="sr-only" ref={heading} tabIndex={-1}>
        {mediaWords.title}
      </h2>
      <MediaLibrary
        accept="any"
        isCovered={opened !== null || deletion.used !== null}
        onShow={edit}
        picked={<PickedFiles onDeleted={() => heading.current?.focus()} selection={selection} />}
        records={records}
        selection={selection}
      >
        {(file) => (
          <MediaCardActions
            isBusy={deletion.isPending}
            name={file.original_name}
            onCopy={() => copyAddress(file.url, mediaToasts)}
            onDelete={() => deletion.deleteOne(file)}
            onEdit={() => edit(file)}
          />
        )}
      </MediaLibrary>
      <DetailsDialog onClose={() => setOpened(null)} opened={opened} />
      <DeleteDialog deletion={deletion} />
    </section>
  )
}

/** Asks, always; asks again where the file is used, and only then insists. */
function useMediaDeletion(onDeleted: () => void) {
  const [used, setUsed] = useState<UsedMedia | null>(null)
  const { deleteOne, force, isPending } = useDeleteOne<UsedMedia>(mediaSource, mediaDeletionWords, {
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
function DeleteDialog({ deletion }: DeleteDialogProps) {
  const { used, isPending, insist, giveUp } = deletion
  return (
    <StackedDialog
      description={fill(mediaDeletionWords.lead, { name: used?.original_name ?? '' })}
      footer={
        <>
          <Button data-autofocus onClick={giveUp} variant="outline">
            {mediaDeletionWords.cancel}
          </Button>
          <Allowed to="owner" told>
            <Button busy={isPending} onClick={insist} variant="danger">
              {isPending ? mediaDeletionWords.deleting : mediaDeletionWords.force}
            </Button>
          </Allowed>
        </>
      }
      onClose={giveUp}
      open={used !== null}
      title={mediaDeletionWords.title}
    >
      <MediaUses
        authors={used?.authors ?? []}
        drafts={used?.drafts ?? []}
        label={mediaDeletionWords.places}
        uses={used?.uses ?? []}
      />
    </StackedDialog>
  )
}

interface PickedFilesProps {
  selection: Selection<ListedMedia>
  onDeleted: () => void
}

function PickedFiles({ selection, onDeleted }: PickedFilesProps) {
  const { ids, rows } = selection
  const { mutate, isPending } = useDeleteMany(onDeleted)
  const remove = () => {
    if (window.confirm(fill(mediaDeletionWords.confirmDeleteMany, { count: ids.length })))
      mutate(ids)
  }
  return (
    <SelectionBar selection={selection}>
      <ToolButton
        onClick={() => download(rows)}
        icon="download"
        label={mediaWords.downloadSelected}
      />
      <Allowed to="editor">
        <DeleteSelectionButton busy={isPending} onClick={remove} />
      </Allowed>
    </SelectionBar>
  )
}

function useDeleteMany(onDeleted: () => void) {
  return useAction<readonly number[], MediaDeleted>({
    ask: (ids) => ['POST', `${mediaSource.path}/delete`, { body: { ids } }],
    failed: mediaDeletionWords.deleteManyFailed,
    shown: mediaSource,
    onDone: (data) => {
      if (data) tell(data)
      onDeleted()
    },
  })
}

function tell({ deleted: count, in_use }: MediaDeleted): void {
  const { title, description } = in_use.length > 0 ? mediaToasts.keptMany : mediaToasts.deletedMany
  const names = in_use.map(({ original_name }) => original_name).join(', ')
  toast({ title, description: fill(description, { count, names }) })
}

/** One after the other, as if each link had been followed; the browser may ask once. */
function download(files: readonly ListedMedia[]): void {
  for (const { url, original_name } of files) openDownload(url, original_name)
}
