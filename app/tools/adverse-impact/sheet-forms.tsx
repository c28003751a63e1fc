/**
 * Two more ways in, as plain forms: vacancies that are kept apart, and scores with a line through
 * them.
 *
 * Props: `answer` to what was sent last; `number` of the first section; `onSend` gets the fields.
 */

import { type ReactNode, useEffect, useRef } from 'react'
import { recordWords, sheetWords, vacancyWords } from '../../../content/en/adverse-impact.ts'
import {
  presentVacancies,
  type RecordedVacancies,
  writeVacanciesCsv,
} from '../../../domain/adverse-impact/record.ts'
import { type SheetError, sheetLimits } from '../../../domain/adverse-impact/sheets.ts'
import { fill, formFor } from '../../../domain/wording.ts'
import { TextField } from '../../ui/field.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { StackedTable } from '../../ui/stacked-table.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { TermList } from '../../ui/term-list.tsx'
import { type Answer, type Intent, sayReadings } from './answer-form.ts'
import { Send, SheetField, StudyForm } from './counts-form.tsx'
import { RecordForm } from './record-form.tsx'
import { tones } from './study-figures.tsx'

interface SheetFormsProps {
  answer: Answer
  number: number
  onSend: (fields: readonly (readonly [string, unknown])[]) => void
}

export function SheetForms({ answer, number, onSend }: SheetFormsProps) {
  const { vacancies, scores } = sheetWords
  const { error, found, rule } = answer.scores
  const standing = rule === 'median' ? scores.onTheMedian : scores.onTheLine
  return (
    <>
      <PageSection lead={vacancies.lead} number={String(number)} title={vacancies.title}>
        <SheetForm answer={answer} intent="vacancies" onSend={onSend} submit={vacancies.submit}>
          <div className="grid gap-4 sm:grid-cols-2">
            {(['focal', 'other'] as const).map((side) => (
              <TextField
                autoComplete="off"
                defaultValue={answer.vacancies[side]}
                id={side}
                key={side}
                label={vacancies[side]}
                maxLength={80}
                name={side}
              />
            ))}
          </div>
          <SheetField
            error={sayFault(answer.vacancies.error)}
            hint={vacancies.hint}
            label={vacancies.rows}
            maxLength={sheetLimits.length}
            name="vacancies"
            placeholder={vacancies.example}
            text={answer.vacancies.sheet}
          />
        </SheetForm>
        {answer.vacancies.found && (
          <Vacancies found={answer.vacancies.found} sheet={answer.vacancies.sheet} />
        )}
      </PageSection>
      <PageSection lead={scores.lead} number={String(number + 1)} title={scores.title}>
        <SheetForm answer={answer} intent="scores" onSend={onSend} submit={scores.submit}>
          <SheetField
            error={error?.fault === 'no-line' ? null : sayFault(error)}
            hint={scores.hint}
            label={scores.rows}
            maxLength={sheetLimits.length}
            name="scores"
            text={answer.scores.sheet}
          />
          <fieldset className="grid gap-2">
            <legend className="font-semibold">{scores.rule}</legend>
            {(['line', 'median'] as const).map((it) => (
              <label className="flex min-h-11 items-start gap-3 py-2.5" key={it}>
                <input
                  className="tick-control"
                  defaultChecked={it === rule}
                  name="rule"
                  type="radio"
                  value={it}
                />
                {scores.rules[it]}
              </label>
            ))}
          </fieldset>
          <TextField
            autoComplete="off"
            className="max-w-xs"
            defaultValue={answer.scores.line}
            error={error?.fault === 'no-line' ? sayFault(error) : null}
            id="line"
            inputMode="decimal"
            label={scores.line}
            name="line"
          />
        </SheetForm>
        {found && found.onTheLine > 0 && (
          <p className="mt-4">
            {fill(formFor(standing, found.onTheLine), { count: found.onTheLine, line: found.line })}
          </p>
        )}
      </PageSection>
    </>
  )
}

const sayFault = (error: SheetError | null) =>
  error && fill(sheetWords.faults[error.fault], { row: error.row, ...sayReadings(error.typed) })

interface SheetFormProps extends Pick<SheetFormsProps, 'answer' | 'onSend'> {
  intent: Extract<Intent, 'vacancies' | 'scores'>
  submit: string
  children: ReactNode
}

function SheetForm({ answer, intent, submit, onSend, children }: SheetFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer.intent !== intent) return
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const shown = document.getElementById(intent === 'scores' ? 'figures-title' : 'strata-title')
    ;(faulty ?? shown)?.focus()
  }, [answer, intent])
  return (
    <StudyForm className="grid gap-6" onSend={onSend} ref={form}>
      {children}
      <p>
        <Send intent={intent} text={submit} variant="outline" />
      </p>
    </StudyForm>
  )
}

function Vacancies({ found, sheet }: { found: RecordedVacancies; sheet: string }) {
  const { title, note } = sheetWords.vacancies
  const { columns, rows, sentences, facts, finding } = presentVacancies(found, vacancyWords)
  const [verdict, ...others] = sentences
  return (
    <div className="mt-8 grid gap-6">
      <ul
        aria-label={title}
        className="grid max-w-measure gap-2 text-lg"
        id="strata-title"
        tabIndex={-1}
      >
        <li>
          <StatusMark tone={tones[finding]}>{verdict}</StatusMark>
        </li>
        {others.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <StackedTable
        columns={columns}
        label={title}
        rows={rows.map((cells, index) => ({ key: `${index} ${cells[0]}`, cells }))}
      />
      <TermList className="max-w-3xl" hasFigures terms={facts} />
      <p className="max-w-measure text-sm text-muted">{note}</p>
      <h3>{recordWords.title}</h3>
      <RecordForm
        hidden={[
          ['vacancies', sheet],
          ['focal', found.focal],
          ['other', found.other],
        ]}
        writeCsv={(record) => writeVacanciesCsv(found, record, vacancyWords)}
      />
    </div>
  )
}
