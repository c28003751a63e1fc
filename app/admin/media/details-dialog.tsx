import type { RefObject } from 'react'
import { mediaToasts, mediaDetailWords as words } from '../../../content/en/admin/media.ts'
import type { UsedMedia } from '../../../domain/media/library.ts'
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx'
import { StackedDialog } from '../../ui/stacked-dialog.tsx'
import { type FormGuard, useGuardedClose } from '../form/form-guard.ts'
import type { Opened } from '../form/kept-drafts.ts'
import { useRecord } from '../form/use-record.ts'
import { LoadFailure } from '../list/load-failure.tsx'
import { Allowed } from '../session/allowed.tsx'
import { DetailsForm, type MediaValues } from './details-form.tsx'
import { mediaSource } from './media.ts'
import { MediaFacts } from './media-facts.tsx'
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

/** It changes with the file that is put in its place. */
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
  const { data: file, error, refetch, isFetching } = useFile(props.opened)
  if (isFetching) return <DetailsSkeleton />
  if (!file) {
    const fault = error ?? new Error(words.failureTitle)
    return <LoadFailure error={fault} onRetry={() => refetch()} title={words.failureTitle} />
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
          <MediaUses
            authors={file.authors}
            drafts={file.drafts}
            label={words.uses}
            uses={file.uses}
          />
        </section>
      </div>
    </div>
  )
}

function DetailsSkeleton() {
  return (
    <SkeletonRegion className="grid gap-8 lg:grid-cols-2" label={words.loading}>
      <Skeleton className="aspect-4/3 w-full" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-32 w-full" />
      </div>
    </SkeletonRegion>
  )
}
