import { type Dispatch, type FormEvent, type KeyboardEvent, useRef } from 'react'
import { domains } from '../../../content/quickscore/question-bank.ts'
import { answerOptions, questionWords as words } from '../../../content/quickscore/words.ts'
import type { AskedQuestion } from '../../../domain/quickscore/questions.ts'
import { type AnswerValue, progressPercent } from '../../../domain/quickscore/scoring.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { RadioGroup, RadioRow } from '../../ui/radio-row.tsx'
import { questionsFor } from '../questions.ts'
import { useStepFocus } from '../use-step-focus.ts'
import { type Assessment, type AssessmentEvent, findCurrentQuestion } from './assessment.ts'

interface QuestionStepProps {
  assessment: Assessment
  dispatch: Dispatch<AssessmentEvent>
}

/** Step 1: one question fills the view. Nothing advances by itself. */
export function QuestionStep({ assessment, dispatch }: QuestionStepProps) {
  const question = findCurrentQuestion(assessment)
  if (!question || !assessment.userType) return null
  const total = questionsFor[assessment.userType].length
  const domain = domains.find(({ id }) => id === question.domain)
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    dispatch({ type: 'wentOn' })
  }
  return (
    <>
      <QuestionHeader index={assessment.index} total={total} />
      <form className="question-step page grid gap-4 pt-6 pb-12 sm:gap-6 lg:pt-12" onSubmit={goOn}>
        <p className="axis-tick text-sm text-muted">
          {domain?.name}
          <span className="max-sm:hidden">
            <span aria-hidden="true" className="px-2 text-brass">
              |
            </span>
            {question.topic}
          </span>
        </p>
        <AnswerGroup
          answer={assessment.answers[question.id]}
          key={question.id}
          onAnswer={(value) => dispatch({ type: 'answered', value })}
          question={question}
        />
        <QuestionHelp key={`help-${question.id}`} question={question} />
        <Moves
          isAnswered={assessment.answers[question.id] !== undefined}
          isFirst={assessment.index === 0}
          isLast={assessment.index === total - 1}
          onBack={() => dispatch({ type: 'wentBack' })}
        />
      </form>
    </>
  )
}

interface MovesProps {
  isFirst: boolean
  isLast: boolean
  isAnswered: boolean
  onBack: () => void
}

/** At hand without scrolling, except where the view is too low to spare the room. */
function Moves({ isFirst, isLast, isAnswered, onBack }: MovesProps) {
  return (
    <div className="bottom-0 z-10 -mx-2 border-t border-rule bg-paper px-2 py-3 [@media(min-height:40rem)]:sticky">
      <div className="flex max-w-4xl items-center justify-between gap-3">
        <Button disabled={isFirst} onClick={onBack} variant="outline">
          <Icon name="arrow-left" />
          {words.previous}
        </Button>
        <p className="text-sm text-muted max-sm:hidden pointer-coarse:hidden">{words.keys}</p>
        <Button disabled={!isAnswered} type="submit">
          {isLast ? words.last : words.next}
          {!isLast && <Icon name="arrow-right" />}
        </Button>
      </div>
    </div>
  )
}

/** Stays in view; says in words and as a bar how far along the visitor is. */
function QuestionHeader({ index, total }: { index: number; total: number }) {
  const percent = progressPercent(index, total)
  const position = fill(words.position, { number: index + 1, total })
  const progress = fill(words.progress, { percent })
  return (
    <div className="sticky top-[4.5625rem] [@media(max-height:26rem)]:static z-20 border-b border-rule bg-paper">
      <div className="page grid gap-2 py-3">
        <div className="flex justify-between gap-4 text-sm figures">
          <p className="font-semibold">{position}</p>
          <p className="text-muted">{progress}</p>
        </div>
        <Progress
          label={words.progressLabel}
          ticks={total}
          value={percent}
          valueText={`${position}, ${progress}`}
        />
      </div>
    </div>
  )
}

interface AnswerGroupProps {
  question: AskedQuestion
  answer: number | undefined
  onAnswer: (value: AnswerValue) => void
}

/** The question is the group's legend, so that its heading, focused, is inside the group already. */
function AnswerGroup({ question, answer, onAnswer }: AnswerGroupProps) {
  const heading = useStepFocus(question.id)
  const group = useRef<HTMLFieldSetElement>(null)
  const chooseByKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return
    const index = ['1', '2', '3', '4'].indexOf(event.key)
    const option = answerOptions[index]
    if (!option) return
    event.preventDefault()
    onAnswer(option.value)
    group.current?.querySelectorAll<HTMLInputElement>('input[type=radio]')[index]?.focus()
  }
  return (
    <RadioGroup
      className="max-w-4xl"
      hint={
        <span className="block max-w-measure pb-1 sm:pb-3 sm:text-base">{question.helperText}</span>
      }
      legend={
        <h1 className="max-w-[36ch] text-xl sm:text-2xl" ref={heading} tabIndex={-1}>
          {question.text}
        </h1>
      }
      onKeyDown={chooseByKey}
      ref={group}
    >
      {answerOptions.map(({ value, label, description }, index) => (
        <RadioRow
          aria-keyshortcuts={String(index + 1)}
          checked={answer === value}
          description={description}
          key={value}
          keyHint={String(index + 1)}
          name={`answer-${question.id}`}
          onChange={() => onAnswer(value)}
          title={label}
          value={value}
        />
      ))}
    </RadioGroup>
  )
}

/** For those who want to know more before they answer; closed, so that the question stays alone. */
function QuestionHelp({ question }: { question: AskedQuestion }) {
  const { yes, partial, no } = question.counts
  const rows = [yes, partial, no].map((text, index) => ({
    text,
    name: answerOptions[index]?.short,
  }))
  return (
    <Disclosure className="max-w-4xl" summary={words.help}>
      <div className="grid gap-5">
        <div>
          <h2 className="font-sans text-base font-semibold tracking-normal">{words.why}</h2>
          <p>{question.whyWeAsk}</p>
        </div>
        <div>
          <h2 className="font-sans text-base font-semibold tracking-normal">{words.counts}</h2>
          <dl className="mt-1 grid">
            {rows.map(({ name, text }) => (
              <div className="grid grid-cols-[5rem_1fr] border-t border-rule py-2" key={name}>
                <dt className="text-muted">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Disclosure>
  )
}
