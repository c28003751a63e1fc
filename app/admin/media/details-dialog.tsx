import type { RefObject } from 'react'
import {
  mediaToasts,
  mediaTypeLabels,
  mediaDetailWords as words,
} from '../../../content/en/admin/media.ts'
import { formatFileSize } from '../../../domain/media/kinds.ts'
import type { MediaFile, UsedMedia } from '../../../domain/media/library.ts'
import { fill, formatShortDate } from '../../../domain/wording.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { StackedDialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type FormGuard, useGuardedClose } from '../form/form-guard.ts'
import type { Opened } from '../form/local-drafts.ts'
import { NotLoaded } from '../list/not-loaded.tsx'
import { useRecord } from '../list/use-records.ts'
import { Allowed } from '../session/session.tsx'
import { DetailsForm, type MediaValues } from './details-form.tsx'
import { mediaSource } from './media.ts'
import { MediaThumb } from './media-grid.tsx'
import { MediaUses } from './media-uses.tsx'
import { ReplaceFile } from './replace-file.tsx'

export interface OpenedMedia extends Opened<MediaValues> {
  name: string
}

interface DetailsDialogProps {
  /** Null while it is closed. */
  opened: OpenedMedia | null
  onClose: () => void
}

export function DetailsDialog({ opened, onClose }: DetailsDialogProps) {
  const { guard, leave } = useGuardedClose(onClose)
  return (
    <StackedDialog
      description={opened && <FileName opened={opened} />}
      onClose={leave}
      open={opened !== null}
      size="wide"
      title={words.title}
    >
      {opened && <Details guard={guard} onLeave={leave} onSaved={onClose} opened={opened} />}
    </StackedDialog>
  )
}

/** Name of the file, which changes when the file is replaced. */
function FileName({ opened }: { opened: OpenedMedia }) {
  const { data: file } = useFile(opened)
  return <span className="break-words">{file?.original_name ?? opened.name}</span>
}

const useFile = ({ id }: OpenedMedia) =>
  useRecord<UsedMedia>(mediaSource, id, mediaToasts.detailsFailed)

interface DetailsProps {
  opened: OpenedMedia
  guard: RefObject<FormGuard | null>
  onLeave: () => void
  onSaved: () => void
}

function Details(props: DetailsProps) {
  const query = useFile(props.opened)
  const { data: file, refetch, isFetching } = query
  if (isFetching || !file) {
    return (
      <NotLoaded className="grid gap-8 lg:grid-cols-2" of={query} words={words}>
        <Skeleton className="aspect-4/3 w-full" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-32 w-full" />
        </div>
      </NotLoaded>
    )
  }
  return (
    <div className="grid min-w-0 gap-8 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-6">
        <MediaFacts file={file} />
        <Allowed to="editor">
          <ReplaceFile
            file={file}
            mayReplace={() => props.guard.current?.mayLeave() ?? true}
            onReplaced={() => refetch()}
          />
        </Allowed>
      </div>
      <div className="grid min-w-0 content-start gap-8">
        <DetailsForm {...props} file={file} />
        <section className="grid gap-3">
          <h3 className="font-sans text-base font-semibold tracking-normal">{words.uses}</h3>
          <MediaUses file={file} label={words.uses} />
        </section>
      </div>
    </div>
  )
}

/** The file with its facts that cannot be changed. */
function MediaFacts({ file }: { file: MediaFile }) {
  const { url, file_type } = file
  return (
    <div className="grid min-w-0 content-start gap-4">
      {file_type === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: shown to staff only; articles hold no such films
        <video className="aspect-4/3 w-full bg-wash" controls preload="metadata" src={url} />
      ) : (
        <MediaThumb className="border border-rule" file={file} />
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {listFacts(file).map(([term, value]) => (
          <div className="col-span-2 grid grid-cols-subgrid" key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="break-words figures">{value}</dd>
          </div>
        ))}
      </dl>
      <TextField
        label={words.url}
        onFocus={({ target }) => target.select()}
        readOnly
        value={new URL(url, location.origin).href}
      />
      <ButtonLink
        className="justify-self-start"
        href={url}
        rel="noopener"
        size="sm"
        target="_blank"
        variant="outline"
      >
        {words.open}
        <Icon className="size-4" name="external" />
      </ButtonLink>
    </div>
  )
}

function listFacts(file: MediaFile): [string, string][] {
  const { original_name, content_type, file_size, width, height, created_at } = file
  const dimensions = width && height ? fill(words.pixels, { width, height }) : null
  return [
    [words.name, original_name],
    [words.type, mediaTypeLabels[content_type]],
    [words.size, formatFileSize(file_size)],
    ...(dimensions ? [[words.dimensions, dimensions] as [string, string]] : []),
    [words.uploadedOn, formatShortDate(created_at)],
  ]
}
