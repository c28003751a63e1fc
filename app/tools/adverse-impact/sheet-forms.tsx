/**
 * Two more forms: figures by vacancy, and scores with a pass mark.
 *
 * Props: `answer` to the last submit; `number` of the first section; `onSend` gets the fields.
 */
import { recordWords, sheetWords, vacancyWords } from '../../../content/en/adverse-impact.ts'
import {
  presentVacancies,
  type RecordedVacancies,
  writeVacanciesCsv,
} from '../../../domain/adverse-impact/record.ts'
import { type SheetError, sheetLimits } from '../../../domain/adverse-impact/sheets.ts'
import { fill, formFor } from '../../../domain/wording.ts'
import { Choices } from '../../ui/choices.tsx'
import { TextField } from '../../ui/field.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { StackedTable } from '../../ui/stacked-table.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { TermList } from '../../ui/term-list.tsx'
import { type Answer, sayReadings } from './answer-form.ts'
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
        <StudyForm className="grid gap-6" onSend={onSend}>
          <div className="grid gap-4 sm:grid-cols-2">
            {(['focal', 'other'] as const).map((side) => (
              <TextField
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
          <p>
            <Send intent="vacancies" text={vacancies.submit} variant="outline" />
          </p>
        </StudyForm>
        {answer.vacancies.found && (
          <Vacancies found={answer.vacancies.found} sheet={answer.vacancies.sheet} />
        )}
      </PageSection>
      <PageSection lead={scores.lead} number={String(number + 1)} title={scores.title}>
        <StudyForm className="grid gap-6" onSend={onSend}>
          <SheetField
            error={error?.fault === 'no-line' ? null : sayFault(error)}
            hint={scores.hint}
            label={scores.rows}
            maxLength={sheetLimits.length}
            name="scores"
            text={answer.scores.sheet}
          />
          <Choices
            chosen={[rule]}
            legend={scores.rule}
            name="rule"
            names={scores.rules}
            options={['line', 'median']}
            type="radio"
          />
          <TextField
            className="max-w-xs"
            defaultValue={answer.scores.line}
            error={error?.fault === 'no-line' ? sayFault(error) : null}
            id="line"
            inputMode="decimal"
            label={scores.line}
            name="line"
          />
          <p>
            <Send intent="scores" text={scores.submit} variant="outline" />
          </p>
        </StudyForm>
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
