/** What a file leaves open: which column holds the addresses, and what values of consent mean. */
import type { FormEvent } from 'react'
import { importWords as words } from '../../../../content/en/admin/newsletter.ts'
import { consentAnswers } from '../../../../domain/newsletter/consent.ts'
import type { ImportReport, SubscriberImport } from '../../../../domain/newsletter/import.ts'
import { count, fill } from '../../../../domain/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'

/** What a person has said to them. */
export type ImportAnswers = Pick<SubscriberImport, 'address_column' | 'answers'>

interface ImportQuestionsProps {
  report: ImportReport
  busy: boolean
  onAnswer: (answers: ImportAnswers) => void
}

export function ImportQuestions({ report, busy, onAnswer }: ImportQuestionsProps) {
  const { asks, address_columns } = report
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const answers = asks.flatMap(({ value }, at) => {
      const answer = consentAnswers.find((one) => one === given.get(`ask-${at}`))
      return answer ? [[value, answer] as const] : []
    })
    const column = given.get('column')
    onAnswer({
      ...(typeof column === 'string' && { address_column: column }),
      answers: Object.fromEntries(answers),
    })
  }
  return (
    <form className="grid gap-4 border-y border-line py-4" onSubmit={submit}>
      {address_columns.length > 0 && (
        <SelectField label={words.addresses} name="column">
          {address_columns.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      {asks.length > 0 && <p className="font-semibold">{words.asks}</p>}
      {asks.map(({ column, value, rows }, at) => (
        <SelectField
          key={`${column} ${value}`}
          label={fill(words.ask, { column, value, rows: count(rows, words.askedRows) })}
          name={`ask-${at}`}
        >
          <option value="">{words.unanswered}</option>
          {consentAnswers.map((answer) => (
            <option key={answer} value={answer}>
              {words.answers[answer]}
            </option>
          ))}
        </SelectField>
      ))}
      <div>
        <Button busy={busy} type="submit" variant="outline">
          {words.checkAgain}
        </Button>
      </div>
    </form>
  )
}
