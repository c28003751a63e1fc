import { useState } from 'react'
import { mediaDetailWords as words } from '../../../content/admin/media.ts'
import type { MediaFile } from '../../../domain/media/library.ts'
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx'
import { StackedDialog } from '../../ui/stacked-dialog.tsx'
import { LoadFailure } from '../list/load-failure.tsx'
import { DetailsForm } from './details-form.tsx'
import { MediaFacts } from './media-facts.tsx'
import { MediaUses } from './media-uses.tsx'
import { useMediaDetails } from './use-media.ts'

interface DetailsDialogProps {
  /** Null while it is closed. */
  file: MediaFile | null
  onClose: () => void
}

export function DetailsDialog({ file, onClose }: DetailsDialogProps) {
  const [isChanged, setChanged] = useState(false)
  const end = () => {
    setChanged(false)
    onClose()
  }
  const close = () => {
    if (!isChanged || window.confirm(words.confirmDiscard)) end()
  }
  return (
    <StackedDialog
      description={<span className="break-words">{file?.original_name}</span>}
      onClose={close}
      open={file !== null}
      size="wide"
      title={words.title}
    >
      {file && <Details id={file.id} onCancel={close} onChanged={setChanged} onSaved={end} />}
    </StackedDialog>
  )
}

interface DetailsProps {
  id: number
  onCancel: () => void
  onChanged: (isChanged: boolean) => void
  onSaved: () => void
}

function Details({ id, ...form }: DetailsProps) {
  const { data: file, error, refetch, isFetching } = useMediaDetails(id)
  // A copy that is still being asked for may be older than the one on screen elsewhere.
  if (isFetching) return <DetailsSkeleton />
  if (!file) {
    const fault = error ?? new Error(words.failureTitle)
    return <LoadFailure error={fault} onRetry={() => refetch()} title={words.failureTitle} />
  }
  return (
    <div className="grid min-w-0 gap-8 lg:grid-cols-2">
      <MediaFacts file={file} />
      <div className="grid min-w-0 content-start gap-8">
        <DetailsForm {...form} file={file} />
        <section className="grid gap-3">
          <h3 className="font-sans text-base font-semibold tracking-normal">{words.uses}</h3>
          <MediaUses label={words.uses} uses={file.uses} />
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
