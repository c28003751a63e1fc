/** The Media tab: find, upload, describe and delete files. */
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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
import { type ToastMessage, toast } from '../../ui/toast.tsx'
import { openForm } from '../form/local-drafts.ts'
import { useListView } from '../list/list-view.ts'
import { DeleteRowButton, RowButton } from '../list/row-button.tsx'
import { DeleteSelectionButton, SelectionBar, useSelection } from '../list/selection.tsx'
import { useDeleteOne, useUndo } from '../list/use-deletion.ts'
import { useAction, useAskedRow, useRecords } from '../list/use-records.ts'
import { openDownload } from '../session/files.ts'
import { Allowed } from '../session/session.tsx'
import { ToolButton } from '../tool-button.tsx'
import { DetailsDialog, type OpenedMedia } from './details-dialog.tsx'
import { mediaForm } from './details-form.tsx'
import { mediaRules, mediaSource } from './media.ts'
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
  // The card that has the focus is about to go.
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
        picked={
          <SelectionBar selection={selection}>
            <ToolButton
              icon="download"
              label={mediaWords.downloadSelected}
              onClick={() => download(selection.rows)}
            />
            <Allowed to="editor">
              <DeleteSelectionButton {...deletion} selection={selection} />
            </Allowed>
          </SelectionBar>
        }
        records={records}
        selection={selection}
      >
        {(file) => {
          const name = nameOf(file)
          return (
            <div className="flex items-center p-1">
              <ToolButton
                aria-label={fill(mediaWords.editOf, { name })}
                className="mr-auto"
                label={mediaWords.edit}
                onClick={() => edit(file)}
                variant="quiet"
              />
              <RowButton
                icon="copy"
                label={fill(mediaWords.copyOf, { name })}
                onClick={() => copyAddress(file.url, mediaToasts)}
              />
              <DeleteRowButton
                disabled={deletion.isPending}
                name={name}
                onClick={() => deletion.deleteOne(file.id, name)}
              />
            </div>
          )
        }}
      </MediaLibrary>
      <DetailsDialog onClose={() => setOpened(null)} opened={opened} />
      <DeleteDialog deletion={deletion} />
    </section>
  )
}

/** Asks before each deletion, and again if the file is used (`used`): `insist` deletes it. */
function useMediaDeletion(onDeleted: () => void) {
  const [used, setUsed] = useState<UsedMedia | null>(null)
  const { deleteOne, force, isPending } = useDeleteOne<UsedMedia>(mediaSource, mediaDeletionWords, {
    onDeleted: () => {
      // Synchronously, because nothing behind an open dialog can be focused.
      flushSync(() => setUsed(null))
      onDeleted()
    },
    onInUse: setUsed,
  })
  const undo = useUndo(mediaSource)
  const many = useAction<readonly number[], MediaDeleted>({
    ask: (ids) => ['POST', `${mediaSource.path}/delete`, { body: { ids } }],
    question: ({ length: count }) => fill(mediaDeletionWords.confirmDeleteMany, { count }),
    failed: mediaDeletionWords.deleteManyFailed,
    shown: mediaSource,
    onDone: (data, ids) => {
      if (data) tell(data, undo(ids.filter((id) => data.in_use.every((kept) => kept.id !== id))))
      onDeleted()
    },
  })
  // After a failure the uses on screen may be out of date.
  const giveUp = () => setUsed(null)
  const insist = () => used && force(used.id, giveUp)
  const deletion = { isPending: isPending || many.isPending, deleteOne, deleteMany: many.mutate }
  return { used, ...deletion, insist, giveUp }
}

/** The second question, for a file that is used. */
function DeleteDialog({ deletion }: { deletion: ReturnType<typeof useMediaDeletion> }) {
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
      {used && <MediaUses file={used} label={mediaDeletionWords.places} />}
    </StackedDialog>
  )
}

function tell({ deleted: count, in_use }: MediaDeleted, action: ToastMessage['action']): void {
  const { title, description } = in_use.length > 0 ? mediaToasts.keptMany : mediaToasts.deletedMany
  const names = in_use.map(({ original_name }) => original_name).join(', ')
  toast({ title, description: fill(description, { count, names }), action })
}

/** Downloads the files one after the other, like links; the browser may ask once. */
function download(files: readonly ListedMedia[]): void {
  for (const { url, original_name } of files) openDownload(url, original_name)
}
