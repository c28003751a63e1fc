import { differenceWords, revisionWords as words } from '../../../content/en/admin/posts.ts'
import { type PostRecord, stateOf } from '../../../domain/posts/editing.ts'
import type { ListedRevision, Revision } from '../../../domain/posts/revisions.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../list/load-failure.tsx'
import { formatMoment } from '../local-time.ts'
import { DifferenceList } from './difference-list.tsx'
import { listDifferences } from './post-differences.ts'
import { valuesOf } from './post-values.ts'
import type { Filing } from './use-filing.ts'
import { useRevision } from './use-revisions.ts'

interface RevisionComparisonProps {
  base: PostRecord
  revision: ListedRevision
  filing: Filing
  isUnsaved: boolean
  isRestoring: boolean
  onRestore: (version: number) => void
}

export function RevisionComparison(props: RevisionComparisonProps) {
  const { base, revision, filing, isUnsaved, isRestoring, onRestore } = props
  const { data, error, isPending, refetch } = useRevision(base.id, revision.version)
  const time = formatMoment(revision.created_at)
  if (isPending) {
    return (
      <SkeletonRegion className="grid gap-3" label={words.loading}>
        <Skeleton className="h-5 w-56" />
        <Skeleton className="h-40 w-full" />
      </SkeletonRegion>
    )
  }
  if (!data) return <LoadFailure error={error} onRetry={refetch} title={words.failureTitle} />
  const differences = listDifferences(valuesOf(base), restoredValues(base, data), filing)
  const restore = () => {
    const question = fill(words.confirm, { time })
    const isPublic = stateOf(base, new Date().toISOString()) === 'published'
    const doubts = [isPublic && words.confirmPublic, isUnsaved && words.confirmUnsaved]
    const full = [question].concat(doubts.filter((doubt) => doubt !== false)).join(' ')
    if (window.confirm(full)) onRestore(revision.version)
  }
  return (
    <section
      aria-labelledby="revision-title"
      className="grid min-w-0 gap-3"
      // In a small window it stands below the list, where nobody would see it come.
      ref={showBelow}
    >
      <h3 className="text-lg" id="revision-title">
        {fill(words.compare, { time })}
      </h3>
      {differences.length === 0 ? (
        <p>{words.same}</p>
      ) : (
        <>
          <DifferenceList
            after={differenceWords.revision}
            before={differenceWords.now}
            differences={differences}
          />
          <Button
            busy={isRestoring}
            className="justify-self-start"
            onClick={restore}
            variant="outline"
          >
            {isRestoring ? words.restoring : words.restore}
          </Button>
        </>
      )}
    </section>
  )
}

const showBelow = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'nearest' })

/** Slug, status and publish time do not come back with it (server/posts/revisions.ts). */
function restoredValues({ slug, status, publish_at }: PostRecord, revision: Revision) {
  return valuesOf({ ...revision, slug, status, publish_at })
}
