/** A new link, shown only once: to copy, or as a draft in the asker's mail program. */
import { nouns } from '../../../content/en/nouns.ts'
import { askingWords } from '../../../content/en/questionnaires/asking-words.ts'
import type { Answerer } from '../../../domain/questionnaires/questionnaire.ts'
import { count, fill, longDate } from '../../../domain/wording.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'

const words = askingWords.made

export interface Made {
  url: string
  until: string
  answerer: Answerer
  label: string
  questions: number
  answerBy: string | null
}

export function MadeLink({ made }: { made: Made }) {
  const { url, label } = made
  return (
    <Notice arrival title={fill(words.title, { label })} tone="success">
      <div className="grid gap-3 pt-3">
        <CopyField id="made-link" label={words.label} value={url} words={words} />
        <p>
          <ButtonLink href={draftOf(made)} variant="outline">
            {words.mail}
          </ButtonLink>
        </p>
      </div>
    </Notice>
  )
}

/** A `mailto:` draft without a recipient, which the asker adds. */
function draftOf({ url, until, answerer, questions, answerBy }: Made): string {
  const text = answerer === 'supplier' ? words.bodySupplier : words.body
  const body = fill(text, {
    url,
    until: longDate(until),
    questions: count(questions, nouns.question),
    by: answerBy ? fill(words.by, { date: longDate(answerBy) }) : '',
  })
  const part = (value: string) => encodeURIComponent(value.replaceAll('\n', '\r\n'))
  return `mailto:?subject=${part(words.subject)}&body=${part(body)}`
}

/** A read-only field with a copy button. */
interface CopyFieldProps {
  id: string
  label: string
  value: string
  words: { copy: string; copied: string }
}

export function CopyField({ id, label, value, words }: CopyFieldProps) {
  return (
    <div className="grid gap-3">
      <TextField defaultValue={value} id={id} label={label} readOnly />
      <CopyButton of={id} words={words} />
    </div>
  )
}
