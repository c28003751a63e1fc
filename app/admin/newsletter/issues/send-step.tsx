/** The step that cannot be taken back: asked for, then confirmed with a tick and another button. */
import { useEffect, useRef, useState } from 'react'
import {
  type issueConfirmWords,
  issueFileWords,
  issueWordsWords as labels,
} from '../../../../content/en/admin/newsletter-issues.ts'
import {
  type IssuePlan,
  type IssuePreview,
  type IssueRecord,
  type IssueWords,
  issueMaxLengths,
} from '../../../../domain/newsletter/issues.ts'
import { count } from '../../../../domain/wording.ts'
import { readRefusal } from '../../../api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { limitOf } from '../../form/short-form.tsx'
import { useAction } from '../../list/use-records.ts'
import { NoMailServer } from '../../mail/no-mail-server.tsx'
import { Section } from '../../section.tsx'
import { useSession } from '../../session/session.tsx'
import { issuesKey } from './issues.ts'

type SendStepWords = Omit<typeof issueConfirmWords, 'changed'> & {
  /** Shown if the content has changed since the preview. */
  changed?: string
}

interface SendStepProps {
  /** Path of the request that sends the issue, with its body. */
  path: string
  body?: object
  /** First parts of the query keys to refresh, in addition to the issues. */
  shownBy: readonly string[]
  words: SendStepWords
  recipients: number
  /** Also called with the issue if somebody else sent it first. */
  onSent: (issue: IssueRecord) => void
}

export function SendStep(props: SendStepProps) {
  const { path, body, shownBy, recipients, onSent } = props
  const { hasMailServer } = useSession()
  const words = hasMailServer ? props.words : { ...props.words, ...issueFileWords }
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, error } = useAction<void, IssueRecord>({
    ask: () => ['POST', path, { body: { ...body, to_files: !hasMailServer } }],
    done: words.done,
    failed: words.failed,
    // Also after a refusal: the content or the list on screen is out of date.
    shown: { noun: issuesKey, shownBy },
    onDone: (issue) => issue && onSent(issue),
    onError: (refusal) => {
      const { code, data } = readRefusal(refusal)
      if (code === 'already_sent') onSent(data as IssueRecord)
      setAsking(false)
    },
  })
  const hasChanged = readRefusal(error).code === 'version_conflict'
  const opener = useRef<HTMLButtonElement>(null)
  const back = () => {
    setAsking(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <Section className="justify-items-start gap-3" title={words.title}>
      {hasChanged && words.changed && <Notice title={words.changed} tone="failure" />}
      {recipients === 0 && <p>{words.nobody}</p>}
      {recipients > 0 && <NoMailServer copies={recipients} />}
      {recipients > 0 && !asking && (
        <Button onClick={() => setAsking(true)} ref={opener}>
          {count(recipients, words.sendTo)}
        </Button>
      )}
      {recipients > 0 && asking && (
        <Confirmation
          isPending={isPending}
          onBack={back}
          onConfirm={() => mutate()}
          question={count(recipients, words.question)}
          words={words}
        />
      )}
    </Section>
  )
}

interface ConfirmationProps {
  words: SendStepWords
  question: string
  isPending: boolean
  onBack: () => void
  onConfirm: () => void
}

function Confirmation({ words, question, isPending, onBack, onConfirm }: ConfirmationProps) {
  const [isSure, setSure] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, and what came in its place may be below the fold.
  useEffect(() => {
    heading.current?.focus()
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="grid scroll-mb-4 gap-3 border-l-4 border-danger pl-4">
      <h4 className="font-semibold" ref={heading} tabIndex={-1}>
        {question}
      </h4>
      <p className="max-w-measure text-sm">{words.text}</p>
      <Checkbox
        checked={isSure}
        disabled={isPending}
        label={words.tick}
        onChange={(event) => setSure(event.target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button disabled={isPending} onClick={onBack} variant="outline">
          {words.back}
        </Button>
        <Button busy={isPending} disabled={!isSure} onClick={onConfirm} variant="danger">
          {isPending ? words.sending : words.send}
        </Button>
      </div>
    </div>
  )
}

/** Fields for the subject and the opening of an issue. */
interface WordsFieldsProps {
  words: IssueWords
  change: (words: Partial<IssueWords>) => void
  preview: IssuePreview
}

export function WordsFields({ words, change, preview }: WordsFieldsProps) {
  return (
    <Section title={labels.title}>
      <TextField
        {...limitOf(words.subject, issueMaxLengths.subject, labels.subjectHint)}
        label={labels.subject}
        onChange={({ target }) => change({ subject: target.value })}
        placeholder={words.subject ? undefined : preview.subject}
        value={words.subject}
      />
      <TextAreaField
        {...limitOf(words.opening, issueMaxLengths.opening, labels.openingHint)}
        label={labels.opening}
        onChange={({ target }) => change({ opening: target.value })}
        rows={4}
        value={words.opening}
      />
      <p className="text-sm text-muted">{labels.updating}</p>
    </Section>
  )
}

const PAUSE_MS = 400

/** The typed words, starting from the plan's; `onPause` gets them when typing pauses. */
export function useWords(plan: IssuePlan | null, onPause: (words: IssueWords) => void) {
  const [begun, setBegun] = useState<IssueWords>(() => ({
    subject: plan?.subject ?? '',
    opening: plan?.opening ?? '',
  }))
  const [words, setWords] = useState(begun)
  useEffect(() => {
    if (!words.subject && !words.opening) return onPause(words)
    const timer = setTimeout(() => onPause(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words, onPause])
  return {
    words,
    change: (change: Partial<IssueWords>) => setWords((before) => ({ ...before, ...change })),
    isUnsaved: words.subject !== begun.subject || words.opening !== begun.opening,
    /** Marks the typed words as stored elsewhere or no longer wanted. */
    settle: () => setBegun(words),
  }
}
