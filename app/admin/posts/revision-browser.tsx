/** The saves of a post beside what restoring the chosen one would change. */
import { useState } from 'react'
import {
  differenceWords,
  postStateLabels,
  revisionWords as words,
} from '../../../content/en/admin/posts.ts'
import { type PostRecord, stateOf } from '../../../domain/posts/editing.ts'
import {
  type ListedRevision,
  type Revision,
  revisionName,
} from '../../../domain/posts/revisions.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx'
import { nameActor } from '../activity/name-actor.ts'
import { LoadFailure } from '../list/load-failure.tsx'
import { formatMoment } from '../local-time.ts'
import { DifferenceList } from './difference-list.tsx'
import { listDifferences } from './post-differences.ts'
import type { Filing } from './post-source.ts'
import { valuesOf } from './post-values.ts'
import { useRevision, useRevisionList } from './use-revisions.ts'

interface RevisionBrowserProps {
  base: PostRecord
  filing: Filing
  isUnsaved: boolean
  isRestoring: boolean
  onRestore: (name: string) => void
}

export function RevisionBrowser(props: RevisionBrowserProps) {
  const { base } = props
  const list = useRevisionList(base.id)
  const [chosen, setChosen] = useState<ListedRevision | null>(null)
  if (list.isPending) return <ListSkeleton />
  if (!list.data) {
    return (
      <LoadFailure error={list.error} onRetry={() => list.refetch()} title={words.failureTitle} />
    )
  }
  const revisions = list.data.pages.flatMap(({ data = [] }) => data)
  return (
    <div className="grid min-w-0 items-start gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="grid gap-2">
        <ul aria-label={words.list} className="grid max-h-96 overflow-y-auto border-t-2 border-ink">
          {revisions.map((revision) => (
            <li className="border-b border-rule" key={revision.id}>
              <Entry
                isChosen={revision.id === chosen?.id}
                isCurrent={revision.kind === 'save' && revision.version === base.version}
                onChoose={() => setChosen(revision)}
                revision={revision}
              />
            </li>
          ))}
        </ul>
        {list.hasNextPage && (
          <Button
            busy={list.isFetchingNextPage}
            onClick={() => list.fetchNextPage()}
            size="sm"
            variant="outline"
          >
            {words.more}
          </Button>
        )}
      </div>
      {chosen ? (
        <RevisionComparison {...props} key={chosen.id} revision={chosen} />
      ) : (
        <p className="text-muted">{words.choose}</p>
      )}
    </div>
  )
}

interface EntryProps {
  revision: ListedRevision
  isCurrent: boolean
  isChosen: boolean
  onChoose: () => void
}

function Entry({ revision, isCurrent, isChosen, onChoose }: EntryProps) {
  const { kind, title, status, publish_at, key_id, key_name, created_at } = revision
  const state = stateOf({ status, published_at: publish_at }, created_at)
  const what = kind === 'save' ? postStateLabels[state] : words.kinds[kind]
  const by = key_id ? fill(words.by, { key: nameActor({ key_id, key_name }) }) : words.bySoftware
  return (
    <button
      aria-pressed={isChosen}
      className={classNames(
        'grid w-full gap-0.5 px-3 py-2 text-left text-sm -outline-offset-4',
        isChosen ? 'bg-action-wash' : 'hover:bg-wash',
      )}
      onClick={onChoose}
      type="button"
    >
      <span className="font-semibold figures">{formatMoment(created_at)}</span>
      <span className="truncate">{title}</span>
      <span className="text-muted">
        {isCurrent ? words.current : what}, {by}
      </span>
    </button>
  )
}

function ListSkeleton() {
  return (
    <SkeletonRegion className="grid gap-4" label={words.loading}>
      <Skeleton className="h-12 w-64" />
      <Skeleton className="h-12 w-64" />
      <Skeleton className="h-12 w-64" />
    </SkeletonRegion>
  )
}

interface RevisionComparisonProps {
  base: PostRecord
  revision: ListedRevision
  filing: Filing
  isUnsaved: boolean
  isRestoring: boolean
  onRestore: (name: string) => void
}

function RevisionComparison(props: RevisionComparisonProps) {
  const { base, revision, filing, isUnsaved, isRestoring, onRestore } = props
  const { data, error, isPending, refetch } = useRevision(base.id, revisionName(revision))
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
    if (window.confirm(full)) onRestore(revisionName(revision))
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

/** What does not come back with it stays (`restoreRevision` in server/posts/revisions/service.ts). */
function restoredValues({ slug, status, publish_at, ...now }: PostRecord, revision: Revision) {
  const title = revision.title.trim() || now.title
  const description = revision.description.trim() || now.description
  return valuesOf({ ...revision, title, description, slug, status, publish_at })
}
