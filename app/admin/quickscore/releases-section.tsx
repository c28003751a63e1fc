/** Changes in the law, in the QuickScore tab: respondents affected, and progress of the mail. */

import { useState } from 'react'
import { releaseConfirmWords, releaseWords as words } from '../../../content/en/admin/releases.ts'
import { placeWords } from '../../../content/en/law/words.ts'
import { nouns } from '../../../content/en/nouns.ts'
import type { IssueRecord } from '../../../domain/newsletter/issues.ts'
import type { LawRelease, LawReleasePreview } from '../../../domain/quickscore/releases.ts'
import { count, fill, longDate } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Fold } from '../fold.tsx'
import { NotLoaded } from '../list/not-loaded.tsx'
import { IssueProgress, IssueState, IssueStateButton } from '../newsletter/issues/issue-state.tsx'
import { issuesKey } from '../newsletter/issues/issues.ts'
import { MessagePreview } from '../newsletter/issues/preview.tsx'
import { PreviewNotLoaded } from '../newsletter/issues/send-dialog.tsx'
import { SendStep } from '../newsletter/issues/send-step.tsx'
import { follow, fresh, useAnswer } from '../session/use-answer.ts'
import { ToolButton } from '../tool-button.tsx'

const path = '/api/admin/law-changes'

/** Closed at first and fetched when opened, because it is needed only a few times a year. */
export function ReleasesSection() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold onToggle={(event) => setOpen(event.currentTarget.open)} title={words.summary}>
      <div className="grid gap-3 pt-1 pb-4">
        <p className="max-w-measure text-sm text-muted">{words.lead}</p>
        {isOpen && <Releases />}
      </div>
    </Fold>
  )
}

function Releases() {
  // Polled while one is being sent, and refetched when the state of an issue changes.
  const query = useAnswer<LawRelease[]>([issuesKey, 'law-changes'], path, {
    ...fresh,
    ...follow((releases) => releases.some(({ issue }) => issue?.status === 'sending')),
    meta: { failure: words.fetchFailed },
  })
  const { data: releases } = query
  const [shown, setShown] = useState<LawRelease | null>(null)
  const close = () => setShown(null)
  if (!releases) return <NotLoaded className="h-20 w-full" of={query} words={words} />
  if (releases.length === 0) return <p className="text-sm text-muted">{words.none}</p>
  return (
    <>
      <ul aria-label={words.label} className="grid border-t-2 border-ink">
        {releases.map((release) => (
          <Release key={release.id} onOpen={() => setShown(release)} release={release} />
        ))}
      </ul>
      <Dialog
        description={words.dialogLead}
        footer={
          <Button onClick={close} variant="outline">
            {words.close}
          </Button>
        }
        onClose={close}
        open={shown !== null}
        size="wide"
        title={words.title}
      >
        {shown && <News id={shown.id} key={shown.id} />}
      </Dialog>
    </>
  )
}

const isPlace = (place: string): place is keyof typeof placeWords => place in placeWords

function Release({ release, onOpen }: { release: LawRelease; onOpen: () => void }) {
  const { title, on, place, issue } = release
  const where = isPlace(place) ? placeWords[place] : place
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
          <p className="text-sm figures">{sayRecipients(release)}</p>
          <ToolButton
            aria-label={fill(words.openOf, { title })}
            label={words.open}
            onClick={onOpen}
          />
        </div>
      )}
    </li>
  )
}

/** Previews and sends the news of a change in the law, and shows its progress. */
function News({ id }: { id: string }) {
  // The message as it would be sent now, whenever the dialog is opened.
  const query = useAnswer<LawReleasePreview>(['law-change', id], `${path}/${id}`, {
    ...fresh,
    meta: { failure: words.previewFailed },
  })
  const { data: preview } = query
  const [begun, setBegun] = useState<IssueRecord | null>(null)
  if (!preview) return <PreviewNotLoaded of={query} title={words.previewFailureTitle} />
  const issue = begun ?? preview.issue
  if (issue) return <IssueProgress known={issue} takesFocus={begun !== null} />
  return (
    <div className="grid min-w-0 gap-8">
      <MessagePreview note={words.note} preview={preview} recipients={sayRecipients(preview)} />
      <SendStep
        onSent={setBegun}
        path={`${path}/${id}/send`}
        recipients={preview.recipients}
        shownBy={['law-change']}
        words={releaseConfirmWords}
      />
    </div>
  )
}

function sayRecipients({ affected, recipients }: LawRelease | LawReleasePreview): string {
  const results = count(affected, nouns.result)
  return fill(words.affected, { results, addresses: count(recipients, nouns.address) })
}
