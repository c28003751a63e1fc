/**
 * Two more ways in, as plain forms: vacancies that are kept apart, and scores with a line through
 * them.
 *
 * Props: `answer` to what was sent last; `number` of the first section; `onSend` gets the fields.
 */

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import {
  findingWords,
  sheetWords,
  resultWords as words,
} from '../../../content/en/adverse-impact.ts'
import * as write from '../../../domain/adverse-impact/figures.ts'
import { sayStrata } from '../../../domain/adverse-impact/reading.ts'
import { type SheetError, sheetLimits } from '../../../domain/adverse-impact/sheets.ts'
import { analyseStrata, type StratifiedResult } from '../../../domain/adverse-impact/stratified.ts'
import { fill, formFor } from '../../../domain/wording.ts'
import { useTypedBefore } from '../../islands/hydration.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { StackedTable } from '../../ui/stacked-table.tsx'
import type { Answer, Intent, VacanciesAnswer } from './answer-form.ts'

interface SheetFormsProps {
  answer: Answer
  number: number
  onSend: (fields: readonly (readonly [string, unknown])[]) => void
}

export function SheetForms({ answer, number, onSend }: SheetFormsProps) {
  useTypedBefore('vacancies')
  useTypedBefore('scores')
  const { vacancies, scores } = sheetWords
  const { error, onTheLine } = answer.scores
  const counted = formFor(scores.onTheLine, onTheLine)
  return (
    <>
      <PageSection lead={vacancies.lead} number={String(number)} title={vacancies.title}>
        <SheetForm answer={answer} intent="vacancies" onSend={onSend} submit={vacancies.submit}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              autoComplete="off"
              defaultValue={answer.vacancies.focal}
              id="focal"
              label={vacancies.focal}
              maxLength={80}
              name="focal"
            />
            <TextField
              autoComplete="off"
              defaultValue={answer.vacancies.other}
              id="other"
              label={vacancies.other}
              maxLength={80}
              name="other"
            />
          </div>
          <TextAreaField
            autoComplete="off"
            className="figures"
            defaultValue={answer.vacancies.sheet}
            error={sayFault(answer.vacancies.error)}
            hint={vacancies.hint}
            id="vacancies"
            label={vacancies.rows}
            maxLength={sheetLimits.length}
            name="vacancies"
            placeholder={vacancies.example}
            rows={6}
            spellCheck={false}
          />
        </SheetForm>
        {answer.vacancies.strata && <Vacancies answer={answer.vacancies} />}
      </PageSection>
      <PageSection lead={scores.lead} number={String(number + 1)} title={scores.title}>
        <SheetForm answer={answer} intent="scores" onSend={onSend} submit={scores.submit}>
          <TextAreaField
            autoComplete="off"
            className="figures"
            defaultValue={answer.scores.sheet}
            error={error?.fault === 'no-line' ? null : sayFault(error)}
            hint={scores.hint}
            id="scores"
            label={scores.rows}
            maxLength={sheetLimits.length}
            name="scores"
            rows={6}
            spellCheck={false}
          />
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
        {onTheLine > 0 && <p className="mt-4">{fill(counted, { count: onTheLine })}</p>}
      </PageSection>
    </>
  )
}

const sayFault = (error: SheetError | null) =>
  error && fill(sheetWords.faults[error.fault], { row: error.row })

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
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend([...new FormData(event.currentTarget), ['do', intent]])
  }
  return (
    <form className="grid gap-6" method="post" noValidate onSubmit={send} ref={form}>
      {children}
      <p>
        <Button name="do" type="submit" value={intent} variant="outline">
          {submit}
        </Button>
      </p>
    </form>
  )
}

function Vacancies({ answer: { focal, other, strata } }: { answer: VacanciesAnswer }) {
  if (!strata) return null
  const result = analyseStrata(strata)
  const { title, columns, note } = sheetWords.vacancies
  const [vacancy, own, others, ratio, p] = columns
  const heads = [vacancy, fill(own, { group: focal }), fill(others, { group: other }), ratio, p]
  return (
    <div className="mt-8 grid gap-6">
      <ul
        aria-label={title}
        className="grid max-w-measure gap-2 text-lg"
        id="strata-title"
        tabIndex={-1}
      >
        {sayStrata(focal, result, findingWords).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <StackedTable
        columns={heads}
        label={title}
        rows={result.strata.map(({ name, focal: one, other: two, p: exact }, index) => {
          const rates = [one, two].map(({ selected, reached }) => selected / reached)
          const [first = 0, second = 0] = rates
          return {
            key: `${index} ${name}`,
            cells: [
              name,
              fill(words.passedOf, { ...one }),
              fill(words.passedOf, { ...two }),
              second > 0 ? write.ratio(first / second) : words.notKnown,
              write.probability(exact),
            ],
          }
        })}
      />
      <Facts result={result} />
      <p className="max-w-measure text-sm text-muted">{note}</p>
    </div>
  )
}

function Facts({ result }: { result: StratifiedResult }) {
  const { facts } = sheetWords.vacancies
  const { notKnown } = words
  const { ratio, ratioInterval, odds, oddsInterval, test, exactP, sameP, pooledRatio } = result
  const withInterval = (value: number | null, interval: typeof oddsInterval) => {
    if (value === null) return notKnown
    const said = write.ratio(value)
    return interval ? `${said} (${write.interval(interval, write.ratio)})` : said
  }
  const lines = [
    [facts.ratio, withInterval(ratio, ratioInterval)],
    [facts.odds, withInterval(odds, oddsInterval)],
    [facts.test, test ? `${test.chiSquare.toFixed(2)}, ${write.probability(test.p)}` : notKnown],
    [facts.exact, exactP === null ? notKnown : write.probability(exactP)],
    [facts.same, sameP === null ? notKnown : write.probability(sameP)],
    [facts.pooled, pooledRatio === null ? notKnown : write.ratio(pooledRatio)],
  ] as const
  return (
    <dl className="max-w-3xl text-sm">
      {lines.map(([term, value]) => (
        <div className="grid gap-x-6 border-b border-rule py-2 sm:grid-cols-[1fr_12rem]" key={term}>
          <dt className="text-muted">{term}</dt>
          <dd className="font-semibold figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
