/** Looks the news of a change of the law over, sends it, and shows how far it has come. */

import { useState } from 'react'
import { releaseConfirmWords, releaseWords as words } from '../../../content/en/admin/releases.ts'
import { nouns } from '../../../content/en/nouns.ts'
import type { IssueRecord } from '../../../domain/newsletter/issues.ts'
import type { LawRelease, LawReleasePreview } from '../../../domain/quickscore/releases.ts'
import { count, fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailure } from '../list/load-failure.tsx'
import { IssueProgress } from '../newsletter/issues/issue-progress.tsx'
import { MessagePreview } from '../newsletter/issues/preview.tsx'
import { PreviewSkeleton } from '../newsletter/issues/send-dialog.tsx'
import { SendStep } from '../newsletter/issues/send-step.tsx'
import { useReleasePreview, useSendRelease } from './use-releases.ts'

interface ReleaseDialogProps {
  /** Null while it is closed. */
  release: Pick<LawRelease, 'id'> | null
  onClose: () => void
}

export function ReleaseDialog({ release, onClose }: ReleaseDialogProps) {
  return (
    <Dialog
      description={words.dialogLead}
      footer={
        <Button onClick={onClose} variant="outline">
          {words.close}
        </Button>
      }
      onClose={onClose}
      open={release !== null}
      size="wide"
      title={words.title}
    >
      {release && <Body id={release.id} key={release.id} />}
    </Dialog>
  )
}

function Body({ id }: { id: string }) {
  const { data: preview, error, refetch } = useReleasePreview(id)
  const [begun, setBegun] = useState<IssueRecord | null>(null)
  if (!preview) {
    return error ? (
      <LoadFailure error={error} onRetry={() => refetch()} title={words.previewFailureTitle} />
    ) : (
      <PreviewSkeleton />
    )
  }
  const issue = begun ?? preview.issue
  if (issue) return <IssueProgress known={issue} takesFocus={begun !== null} />
  return (
    <div className="grid min-w-0 gap-8">
      <MessagePreview note={words.note} preview={preview} recipients={sayWhom(preview)} />
      <Send id={id} onSent={setBegun} recipients={preview.recipients} />
    </div>
  )
}

function sayWhom({ affected, recipients }: LawReleasePreview): string {
  const results = count(affected, nouns.result)
  return fill(words.affected, { results, addresses: count(recipients, nouns.address) })
}

interface SendProps {
  id: string
  recipients: number
  onSent: (issue: IssueRecord) => void
}

function Send({ id, recipients, onSent }: SendProps) {
  const { mutate, isPending } = useSendRelease(id, onSent)
  return (
    <SendStep
      isPending={isPending}
      onConfirm={(onRefused) => mutate(undefined, { onError: onRefused })}
      recipients={recipients}
      words={releaseConfirmWords}
    />
  )
}
