/**
 * Looks a post over as a newsletter, tries it out, sends it, and shows how far it has come.
 *
 * Props: `post` (null while it is closed); `note` (said before anything else); `onClose`.
 */
import { useState } from 'react'
import { sendWords as words } from '../../../../content/admin/newsletter-issues.ts'
import type { IssueRecord } from '../../../../domain/newsletter/issues.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx'
import { StackedDialog } from '../../../ui/stacked-dialog.tsx'
import { LoadFailure } from '../../list/load-failure.tsx'
import { IssueProgress } from './issue-progress.tsx'
import { MessagePreview } from './message-preview.tsx'
import { SendStep } from './send-step.tsx'
import { TestForm } from './test-form.tsx'
import { useIssuePreview } from './use-sending.ts'

interface SendDialogProps {
  post: { id: number; title: string } | null
  note?: string | undefined
  onClose: () => void
}

export function SendDialog({ post, note, onClose }: SendDialogProps) {
  return (
    <StackedDialog
      description={words.lead}
      footer={
        <Button onClick={onClose} variant="outline">
          {words.close}
        </Button>
      }
      onClose={onClose}
      open={post !== null}
      size="wide"
      title={words.title}
    >
      {note && <p className="border-l-4 border-brass pl-3 text-sm">{note}</p>}
      {post && <Body key={post.id} postId={post.id} />}
    </StackedDialog>
  )
}

function Body({ postId }: { postId: number }) {
  const { data: preview, error, refetch } = useIssuePreview(postId)
  const [begun, setBegun] = useState<IssueRecord | null>(null)
  if (!preview) {
    return error ? (
      <LoadFailure error={error} onRetry={() => refetch()} title={words.failureTitle} />
    ) : (
      <PreviewSkeleton />
    )
  }
  const issue = begun ?? preview.issue
  // The preview would show the post as it is by now, not what went out.
  if (issue) return <IssueProgress known={issue} takesFocus={begun !== null} />
  return (
    <div className="grid min-w-0 gap-8">
      <MessagePreview key={preview.version} preview={preview} />
      <TestForm postId={postId} />
      <SendStep onSent={setBegun} postId={postId} preview={preview} />
    </div>
  )
}

function PreviewSkeleton() {
  return (
    <SkeletonRegion className="grid gap-4" label={words.loading}>
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-[26rem] w-full" />
    </SkeletonRegion>
  )
}
