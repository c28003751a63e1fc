/** What an issue says beside its post. Props: `words`; `change`; `preview` (as it was shown last). */
import { useEffect, useState } from 'react'
import { issueWordsWords as labels } from '../../../../content/en/admin/newsletter-issues.ts'
import type { IssuePreview } from '../../../../domain/newsletter/issues.ts'
import {
  type IssuePlan,
  type IssueWords,
  issueMaxLengths,
} from '../../../../domain/newsletter/plans.ts'
import { TextAreaField, TextField } from '../../../ui/field.tsx'

interface WordsFieldsProps {
  words: IssueWords
  change: (words: Partial<IssueWords>) => void
  preview: IssuePreview
}

export function WordsFields({ words, change, preview }: WordsFieldsProps) {
  return (
    <section aria-labelledby="issue-words" className="grid min-w-0 gap-3">
      <h3 className="text-lg" id="issue-words">
        {labels.title}
      </h3>
      <TextField
        hint={labels.subjectHint}
        label={labels.subject}
        maxLength={issueMaxLengths.subject}
        onChange={({ target }) => change({ subject: target.value })}
        placeholder={words.subject ? undefined : preview.subject}
        value={words.subject}
      />
      <TextAreaField
        hint={labels.openingHint}
        label={labels.opening}
        maxLength={issueMaxLengths.opening}
        onChange={({ target }) => change({ opening: target.value })}
        rows={4}
        value={words.opening}
      />
      <p className="text-sm text-muted">{labels.updating}</p>
    </section>
  )
}

const PAUSE_MS = 400

/** What is typed, beginning with what is planned; `onPause` hears of it when typing pauses. */
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
    /** What is typed is kept elsewhere, or no longer wanted. */
    settle: () => setBegun(words),
  }
}
