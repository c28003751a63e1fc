import { listWords } from '../../../content/en/admin/words.ts'
import { ApiError } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx'

interface LoadFailureProps {
  title: string
  error: Error
  onRetry: () => void
}

/** Nothing could be fetched: says what is the matter and offers another try. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <div className="grid justify-items-start gap-3 border-y border-danger py-12" role="alert">
      <Icon className="size-8 text-danger" name="warning" />
      <p className="font-serif text-xl">{title}</p>
      <p className="max-w-measure text-muted">
        {error instanceof ApiError ? listWords.refused : listWords.offline}
      </p>
      <Button className="mt-2" onClick={onRetry} variant="outline">
        {listWords.retry}
      </Button>
    </div>
  )
}

interface NotLoadedProps extends Omit<LoadFailureProps, 'error'> {
  error: Error | null
  /** Said while it is on its way. */
  label: string
  /** Class names of the skeleton, in the size of what comes. */
  size: string
}

/** In the place of what is not there: on its way, or failed. */
export function NotLoaded({ error, label, size, ...failure }: NotLoadedProps) {
  if (error) return <LoadFailure error={error} {...failure} />
  return (
    <SkeletonRegion label={label}>
      <Skeleton className={size} />
    </SkeletonRegion>
  )
}

interface RefreshFailureProps {
  text: string
  onRetry: () => void
}

/** What is shown is older than it should be. */
export function RefreshFailure({ text, onRetry }: RefreshFailureProps) {
  return (
    <div
      className="flex flex-wrap items-center gap-x-3 border-l-4 border-danger pl-3 text-sm"
      role="alert"
    >
      <p>{text}</p>
      <Button onClick={onRetry} size="sm" variant="quiet">
        {listWords.retry}
      </Button>
    </div>
  )
}
