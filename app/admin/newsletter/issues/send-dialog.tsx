/**
 * Looks a post over as a newsletter, tries it out, sends it, and shows how far it has come.
 *
 * Props: `post` (null while it is closed); `note` (said before anything else); `onClose`.
 */
import { type FormEvent, useRef, useState } from 'react'
import {
  issueConfirmWords as confirmWords,
  issueTestWords as testWords,
  sendWords as words,
} from '../../../../content/admin/newsletter-issues.ts'
import { emailAddressMessage, isEmailAddress } from '../../../../domain/email-address.ts'
import type { IssuePreview, IssueRecord } from '../../../../domain/newsletter/issues.ts'
import { type PostRecord, stateOf } from '../../../../domain/posts/editing.ts'
import { fill } from '../../../../domain/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx'
import { StackedDialog } from '../../../ui/stacked-dialog.tsx'
import { LoadFailure } from '../../list/load-failure.tsx'
import { IssueProgress } from './issue-progress.tsx'
import { MessagePreview } from './preview.tsx'
import { SendStep } from './send-step.tsx'
import {
  findTestFault,
  isChanged,
  useIssuePreview,
  useSendPost,
  useSendTest,
} from './use-sending.ts'

interface SendButtonProps {
  post: PostRecord
  isUnsaved: boolean
}

/** Opens it from the dialog that the post is edited in; nothing while the post is not public. */
export function SendButton({ post, isUnsaved }: SendButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (stateOf(post, new Date().toISOString()) !== 'published') return null
  return (
    <>
      <Button onClick={() => setOpen(true)} size="sm" variant="outline">
        {words.open}
      </Button>
      <SendDialog
        note={isUnsaved ? words.saved : undefined}
        onClose={() => setOpen(false)}
        post={isOpen ? post : null}
      />
    </>
  )
}

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
      <MessagePreview
        key={preview.version}
        preview={preview}
        recipients={describeRecipients(preview.recipients)}
      />
      <TestForm postId={postId} />
      <SendPost onSent={setBegun} postId={postId} preview={preview} />
    </div>
  )
}

interface SendPostProps {
  postId: number
  preview: IssuePreview
  onSent: (issue: IssueRecord) => void
}

function SendPost({ postId, preview: { recipients, version }, onSent }: SendPostProps) {
  const { mutate, isPending, error } = useSendPost(postId, onSent)
  return (
    <SendStep
      isPending={isPending}
      note={isChanged(error) ? confirmWords.changed : undefined}
      onConfirm={(onRefused) => mutate(version, { onError: onRefused })}
      recipients={recipients}
      words={confirmWords}
    />
  )
}

export function PreviewSkeleton() {
  return (
    <SkeletonRegion className="grid gap-4" label={words.loading}>
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-[26rem] w-full" />
    </SkeletonRegion>
  )
}

function describeRecipients(count: number): string {
  if (count === 1) return words.recipientsOne
  return fill(words.recipientsValue, { count: count.toLocaleString('en-US') })
}

/** Sends one copy to an address of the person's own. */
function TestForm({ postId }: { postId: number }) {
  const { mutate, isPending, error } = useSendTest(postId)
  const [fault, setFault] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const email = input.current?.value.trim() ?? ''
    const isWrong = !isEmailAddress(email)
    setFault(isWrong ? emailAddressMessage : null)
    if (isWrong) input.current?.focus()
    else if (!isPending) mutate(email)
  }
  return (
    <form className="grid min-w-0 gap-3" noValidate onSubmit={submit}>
      <h3 className="text-lg">{testWords.title}</h3>
      <TextField
        autoComplete="email"
        className="max-w-measure"
        error={fault ?? (isPending ? null : findTestFault(error))}
        hint={testWords.hint}
        inputMode="email"
        label={testWords.email}
        ref={input}
        type="email"
      />
      <Button busy={isPending} className="justify-self-start" type="submit" variant="outline">
        {isPending ? testWords.sending : testWords.send}
      </Button>
    </form>
  )
}
