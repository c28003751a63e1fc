/** Changes in the law in the QuickScore tab: whom each affects, and how far the news has gone. */

import { useState } from 'react'
import { releaseWords as words } from '../../../content/en/admin/releases.ts'
import { placeWords } from '../../../content/en/law/words.ts'
import { nouns } from '../../../content/en/nouns.ts'
import type { LawRelease } from '../../../domain/quickscore/releases.ts'
import { count, fill, longDate } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../list/load-failure.tsx'
import { IssueState, IssueStateButton } from '../newsletter/issues/issue-state.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import { useReleases } from './use-releases.ts'

/** Closed at first, and asked for when it is opened: it is wanted a few times a year. */
export function ReleasesSection() {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="group border-b border-rule"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-2 text-sm font-semibold hover:text-action">
        <Icon className="size-4 -rotate-90 group-open:rotate-0" name="chevron" />
        {words.summary}
      </summary>
      <div className="grid gap-3 pt-1 pb-4">
        <p className="max-w-measure text-sm text-muted">{words.lead}</p>
        {isOpen && <Releases />}
      </div>
    </details>
  )
}

function Releases() {
  const { data: releases, error, refetch } = useReleases()
  const [shown, setShown] = useState<LawRelease | null>(null)
  if (!releases) {
    return error ? (
      <LoadFailure error={error} onRetry={() => refetch()} title={words.failureTitle} />
    ) : (
      <SkeletonRegion label={words.loading}>
        <Skeleton className="h-20 w-full" />
      </SkeletonRegion>
    )
  }
  if (releases.length === 0) return <p className="text-sm text-muted">{words.none}</p>
  return (
    <>
      <ul aria-label={words.label} className="grid border-t-2 border-ink">
        {releases.map((release) => (
          <Release key={release.id} onOpen={() => setShown(release)} release={release} />
        ))}
      </ul>
      <ReleaseDialog onClose={() => setShown(null)} release={shown} />
    </>
  )
}

const isPlace = (place: string): place is keyof typeof placeWords => place in placeWords

function Release({ release, onOpen }: { release: LawRelease; onOpen: () => void }) {
  const { title, on, place, affected, recipients, issue } = release
  const where = isPlace(place) ? placeWords[place] : place
  const results = count(affected, nouns.result)
  const addresses = count(recipients, nouns.address)
  return (
    <li className="grid min-w-0 gap-x-8 gap-y-2 border-b border-rule py-3 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="font-semibold break-words">{title}</h3>
        <p className="text-sm text-muted">
          {fill(words.since, { date: longDate(on), place: where })}
        </p>
      </div>
      {issue ? (
        <IssueState issue={issue}>
          <IssueStateButton issue={issue} />
        </IssueState>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-sm figures">{fill(words.affected, { results, addresses })}</p>
          <Button
            aria-label={fill(words.openOf, { title })}
            onClick={onOpen}
            size="sm"
            variant="outline"
          >
            {words.open}
          </Button>
        </div>
      )}
    </li>
  )
}
