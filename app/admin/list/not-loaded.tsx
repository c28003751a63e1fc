import type { ReactNode } from 'react'
import { listWords } from '../../../content/en/admin/words.ts'
import { ApiError } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx'
import { ToolButton } from '../tool-button.tsx'

interface NotLoadedProps {
  of: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  words: { loading: string; failureTitle: string }
  /** Classes of the skeleton, which has the shape of the content. */
  className?: string
  children?: ReactNode
}

/** Takes the place of content that is loading or failed; a failure has a reason and a retry. */
export function NotLoaded({ of, words, className, children }: NotLoadedProps) {
  const { error, isFetching, refetch } = of
  if (error && !isFetching) {
    return (
      <div className="grid justify-items-start gap-3 border-y border-danger py-12" role="alert">
        <Icon className="size-8 text-danger" name="warning" />
        <p className="font-serif text-xl">{words.failureTitle}</p>
        <p className="max-w-measure text-muted">
          {error instanceof ApiError ? listWords.refused : listWords.offline}
        </p>
        <Button className="mt-2" onClick={() => refetch()} variant="outline">
          {listWords.retry}
        </Button>
      </div>
    )
  }
  return (
    <SkeletonRegion className={children ? className : undefined} label={words.loading}>
      {children ?? <Skeleton className={className} />}
    </SkeletonRegion>
  )
}

/** Says that the content shown is out of date, with a retry. */
export function RefreshFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div
      className="flex flex-wrap items-center gap-x-3 border-l-4 border-danger pl-3 text-sm"
      role="alert"
    >
      <p>{text}</p>
      <ToolButton label={listWords.retry} onClick={onRetry} variant="quiet" />
    </div>
  )
}
