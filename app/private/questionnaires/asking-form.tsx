/** A plain form: who is to answer, which questions, by when. */
import { answererWords, askingWords } from '../../../content/en/questionnaires/asking-words.ts'
import { domains } from '../../../content/en/quickscore/question-bank.ts'
import { retention } from '../../../content/en/retention.ts'
import { addPeriod } from '../../../domain/periods.ts'
import {
  type AskingErrors,
  answerers,
  labelMaxLength,
  listAskable,
} from '../../../domain/questionnaires/questionnaire.ts'
import type { AskedQuestion, UserType } from '../../../domain/quickscore/questions.ts'
import { fill, formatIsoDay } from '../../../domain/wording.ts'
import { questionsFor } from '../../quickscore/questions.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextField } from '../../ui/field.tsx'
import { RadioGroup, RadioRow } from '../../ui/radio-row.tsx'

const words = askingWords.form

/** The values of a refused form. */
export interface Typed {
  answerer: string
  label: string
  /** Ids of parts and questions. */
  ticked: string[]
  answerBy: string
}

interface AskingFormProps {
  userType: UserType
  /** Ids of questions with open steps, in the order of the plan. */
  open: readonly string[]
  errors: AskingErrors
  typed: Typed | undefined
  /** ISO time. */
  today: string
}

export function AskingForm({ userType, open, errors, typed, today }: AskingFormProps) {
  const now = new Date(today)
  return (
    <form className="grid max-w-measure gap-8" method="post">
      <RadioGroup
        hint={errors.answerer && <strong className="text-danger">{errors.answerer}</strong>}
        legend={words.answerer}
        required
      >
        {answerers.map((answerer) => (
          <RadioRow
            defaultChecked={typed?.answerer === answerer}
            description={answererWords[answerer].description}
            key={answerer}
            name="answerer"
            required
            title={answererWords[answerer].title}
            value={answerer}
          />
        ))}
      </RadioGroup>
      <TextField
        defaultValue={typed?.label}
        error={errors.label ?? null}
        hint={words.labelHint}
        label={words.label}
        maxLength={labelMaxLength}
        name="label"
        required
      />
      <Questions error={errors.questions} open={open} ticked={typed?.ticked} userType={userType} />
      <TextField
        defaultValue={typed?.answerBy}
        error={errors.answerBy ?? null}
        hint={words.answerByHint}
        label={words.answerBy}
        max={formatIsoDay(addPeriod(now, retention.questionnaires))}
        min={formatIsoDay(now)}
        name="answer_by"
        type="date"
      />
      <div>
        <Button type="submit">{words.submit}</Button>
      </div>
    </form>
  )
}

interface QuestionsProps {
  userType: UserType
  open: readonly string[]
  ticked: readonly string[] | undefined
  error: string | undefined
}

function Questions({ userType, open, ticked = [], error }: QuestionsProps) {
  const questions = questionsFor[userType]
  const suppliers = listAskable(questionsFor, 'supplier', userType)
  const single = open.flatMap((id) => questions.filter((question) => question.id === id))
  return (
    <fieldset aria-describedby={error ? 'questions-error' : undefined}>
      <legend className="font-semibold">{words.parts}</legend>
      <p className="text-sm text-muted">{words.partsHint}</p>
      {domains.map(({ id, name }) => {
        const of = (all: readonly AskedQuestion[]) => all.filter((it) => it.domain === id).length
        const values = { name, count: of(questions), fewer: of(suppliers) }
        return (
          <Checkbox
            defaultChecked={ticked.includes(id)}
            key={id}
            label={fill(values.count === values.fewer ? words.part : words.partFewer, values)}
            name="parts"
            value={id}
          />
        )
      })}
      {error && (
        <p className="pb-3 text-sm font-semibold text-danger" id="questions-error">
          {error}
        </p>
      )}
      <Disclosure open={single.some(({ id }) => ticked.includes(id))} summary={words.single}>
        <p className="text-sm text-muted">{single.length > 0 ? words.singleHint : words.none}</p>
        {single.map(({ id, topic }) => (
          <Checkbox
            defaultChecked={ticked.includes(id)}
            key={id}
            label={`${id} ${topic}`}
            name="questions"
            value={id}
          />
        ))}
      </Disclosure>
    </fieldset>
  )
}
