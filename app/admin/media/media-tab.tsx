/** The Media tab: find, upload, describe and delete files. */
import { useRef, useState } from 'react'
import { mediaToasts, mediaWords as words } from '../../../content/en/admin/media.ts'
import type { ListedMedia, MediaFile } from '../../../domain/media/library.ts'
import { copyAddress } from '../../ui/copy-address.ts'
import { openForm } from '../form/kept-drafts.ts'
import { useAskedRow } from '../list/use-asked-record.ts'
import { useListView } from '../list/use-list-view.ts'
import { useRecords } from '../list/use-records.ts'
import { useSelection } from '../list/use-selection.ts'
import { DeleteDialog, useMediaDeletion } from './delete-dialog.tsx'
import { DetailsDialog, type OpenedMedia } from './details-dialog.tsx'
import { mediaForm } from './details-form.tsx'
import { mediaRules, mediaSource } from './media.ts'
import { MediaCardActions } from './media-card.tsx'
import { MediaLibrary } from './media-library.tsx'
import { PickedFiles } from './picked-files.tsx'

const nameOf = ({ original_name }: ListedMedia) => original_name

export default function MediaTab() {
  const records = useRecords<ListedMedia>(mediaSource, useListView(mediaRules))
  const heading = useRef<HTMLHeadingElement>(null)
  const [opened, setOpened] = useState<OpenedMedia | null>(null)
  const edit = async ({ id, original_name: name }: MediaFile) =>
    setOpened({ ...(await openForm(mediaForm, id)), name })
  useAskedRow<ListedMedia>(mediaSource, edit)
  const selection = useSelection(records.list.data?.data ?? [], nameOf)
  // The card that held the focus is about to go.
  const deletion = useMediaDeletion(() => heading.current?.focus())
  return (
    <section className="grid grid-cols-1 gap-4 pt-4">
      <h2 className="sr-only" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <MediaLibrary
        accept="any"
        isCovered={opened !== null || deletion.used !== null}
        onShow={edit}
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
      <PickedFiles
        files={records.list.data?.data ?? []}
        onDeleted={() => heading.current?.focus()}
        selection={selection}
      />
      <DetailsDialog onClose={() => setOpened(null)} opened={opened} />
      <DeleteDialog deletion={deletion} />
    </section>
  )
}
