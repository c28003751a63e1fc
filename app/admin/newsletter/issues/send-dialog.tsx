/** Previews a post as a newsletter, sends a test or the issue, and shows its progress. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type Ref, useState } from 'react'
import {
  issueConfirmWords as confirmWords,
  sendWords,
  issueTestWords as testWords,
} from '../../../../content/en/admin/newsletter-issues.ts'
import { emailAddressMessage, isEmailAddress } from '../../../../domain/email-address.ts'
import type { IssuePreview, IssueRecord, IssueWords } from '../../../../domain/newsletter/issues.ts'
import type { PostRecord } from '../../../../domain/posts/editing.ts'
import { count } from '../../../../domain/wording.ts'
import { readRefusal } from '../../../api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { StackedDialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type FormGuard, useFormGuard, useGuardedClose } from '../../form/form-guard.ts'
import type { FieldErrors } from '../../form/form-kind.ts'
import { useShortForm } from '../../form/short-form.tsx'
import { NotLoaded, RefreshFailure } from '../../list/not-loaded.tsx'
import { useAction } from '../../list/use-records.ts'
import { useSession } from '../../session/session.tsx'
import { fresh } from '../../session/use-answer.ts'
import { ToolButton } from '../../tool-button.tsx'
import { IssueProgress } from './issue-state.tsx'
import { plansKey, previewKey, sendingPathOf } from './issues.ts'
import { PlanForm } from './plan-form.tsx'
import { MessagePreview } from './preview.tsx'
import { SendStep, useWords, WordsFields } from './send-step.tsx'

/** Opens the dialog from the one in which the post is edited. */
export function SendButton({ post, isUnsaved }: { post: PostRecord; isUnsaved: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ToolButton label={sendWords.open} onClick={() => setOpen(true)} />
      <SendDialog
        note={isUnsaved ? sendWords.saved : undefined}
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
  const { guard, leave } = useGuardedClose(onClose)
  return (
    <StackedDialog
      description={sendWords.lead}
      footer={
        <Button onClick={leave} variant="outline">
          {sendWords.close}
        </Button>
      }
      onClose={leave}
      open={post !== null}
      size="wide"
      title={sendWords.title}
    >
      {note && <p className="border-l-4 border-brass pl-3 text-sm">{note}</p>}
      {post && <Body guard={guard} key={post.id} postId={post.id} />}
    </StackedDialog>
  )
}

const noWords: IssueWords = { subject: '', opening: '' }

function Body({ postId, guard }: { postId: number; guard: Ref<FormGuard> }) {
  const [typed, setTyped] = useState(noWords)
  const { call } = useSession()
  // The message as it would be sent now, whenever the dialog is opened.
  const query = useQuery({
    queryKey: [previewKey, postId, typed],
    queryFn: async ({ signal }) => {
      const path = `${sendingPathOf(postId)}/preview`
      const { data } = await call<IssuePreview>('POST', path, { body: typed, signal })
      if (!data) throw new Error('The answer holds no preview')
      return data
    },
    // The last preview stays until the new one arrives.
    placeholderData: keepPreviousData,
    ...fresh,
    meta: { failure: sendWords.fetchFailed },
  })
  const { data, error, refetch } = query
  // If the next preview fails, the typed words stay beside the last one.
  const [last, setLast] = useState<IssuePreview | null>(null)
  if (data && data !== last) setLast(data)
  const preview = data ?? last
  const [begun, setBegun] = useState<IssueRecord | null>(null)
  if (!preview) return <PreviewNotLoaded of={query} title={sendWords.failureTitle} />
  const issue = begun ?? preview.issue
  // A preview would show the current post, not what was sent.
  if (issue) return <IssueProgress known={issue} takesFocus={begun !== null} />
  return (
    <Composition
      guard={guard}
      onBegun={setBegun}
      onPause={setTyped}
      onRetry={error ? () => refetch() : null}
      postId={postId}
      preview={preview}
    />
  )
}

interface CompositionProps {
  postId: number
  preview: IssuePreview
  /** Null unless the preview of what is typed has failed. */
  onRetry: (() => void) | null
  guard: Ref<FormGuard>
  /** Called with the typed words when typing pauses. */
  onPause: (words: IssueWords) => void
  onBegun: (issue: IssueRecord) => void
}

/** Sends what is typed, even if the preview has not caught up with it. */
function Composition(props: CompositionProps) {
  const { postId, preview, onRetry, guard, onPause, onBegun } = props
  const { plan, recipients } = preview
  const { hasMailServer } = useSession()
  const { words, change, isUnsaved, settle } = useWords(plan, onPause)
  useFormGuard(guard, { isPending: false, isUnsaved, discard: settle })
  return (
    <div className="grid min-w-0 gap-8">
      <WordsFields change={change} preview={preview} words={words} />
      {onRetry && <RefreshFailure onRetry={onRetry} text={sendWords.previewOld} />}
      <MessagePreview
        {...(preview.is_shortened && { note: sendWords.shortened })}
        preview={preview}
        recipients={count(recipients, sendWords.recipientsCounted)}
      />
      {hasMailServer && <TestForm postId={postId} words={words} />}
      <PlanForm
        isPublic={preview.is_public}
        onPlanned={settle}
        plan={plan}
        postId={postId}
        words={words}
      />
      {preview.is_public ? (
        <SendStep
          // The server refuses to send if the post has another version by now.
          body={{ ...words, version: preview.version }}
          onSent={(issue) => {
            settle()
            onBegun(issue)
          }}
          path={`${sendingPathOf(postId)}/send`}
          recipients={recipients}
          shownBy={[previewKey, plansKey]}
          words={confirmWords}
        />
      ) : (
        <p>{sendWords.notPublic}</p>
      )}
    </div>
  )
}

interface PreviewNotLoadedProps extends Pick<ComponentProps<typeof NotLoaded>, 'of'> {
  /** Title after a failure. */
  title: string
}

export function PreviewNotLoaded({ of, title }: PreviewNotLoadedProps) {
  const words = { loading: sendWords.loading, failureTitle: title }
  return (
    <NotLoaded className="grid gap-4" of={of} words={words}>
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-[26rem] w-full" />
    </NotLoaded>
  )
}

/** Sends one copy to an address that the user types. */
function TestForm({ postId, words: own }: { postId: number; words: IssueWords }) {
  const { field, isPending, props } = useShortForm({
    begin: { email: '' },
    check: ({ email }): FieldErrors =>
      isEmailAddress(email.trim()) ? {} : { email: emailAddressMessage },
    sending: useAction<{ email: string }>({
      ask: ({ email }) => {
        const body = { ...own, email: email.trim() }
        return ['POST', `${sendingPathOf(postId)}/test`, { body }]
      },
      done: testWords.sent,
      failed: testWords.failed,
      marksFields: true,
    }),
    // Errors that the user can correct are shown at the field.
    faultsIn: (error) => {
      const { code, errors = {} } = readRefusal(error)
      return code === 'too_many_tests' ? { email: testWords.tooMany } : errors
    },
  })
  return (
    <form {...props} className="grid min-w-0 gap-3">
      <h3 className="text-lg">{testWords.title}</h3>
      <TextField
        {...field('email')}
        autoComplete="email"
        className="max-w-measure"
        hint={testWords.hint}
        inputMode="email"
        label={testWords.email}
        type="email"
      />
      <Button busy={isPending} className="justify-self-start" type="submit" variant="outline">
        {isPending ? testWords.sending : testWords.send}
      </Button>
    </form>
  )
}
