import { type Dispatch, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { answerOptions, questionWords as words } from '../../../content/quickscore/words.ts'
import type { AskedQuestion } from '../../../domain/quickscore/questions.ts'
import type { AnswerValue } from '../../../domain/quickscore/scoring.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RadioGroup, RadioRow } from '../../ui/radio-row.tsx'
import { questionsFor } from '../questions.ts'
import { useStepFocus } from '../use-step-focus.ts'
import { AnswerCheck } from './answer-check.tsx'
import { type Assessment, type AssessmentEvent, canCheck } from './assessment.ts'
import { QuestionHeader } from './question-header.tsx'

interface QuestionStepProps {
  assessment: Assessment
  dispatch: Dispatch<AssessmentEvent>
}

/** Step 1: one question fills the view. Nothing advances by itself unless somebody asks for it. */
export function QuestionStep({ assessment, dispatch }: QuestionStepProps) {
  if (!assessment.userType) return null
  const questions = questionsFor[assessment.userType]
  const question = questions[assessment.index]
  if (!question) return null
  if (assessment.isChecking) {
    return <AnswerCheck assessment={assessment} dispatch={dispatch} questions={questions} />
  }
  return (
    <Question
      assessment={assessment}
      dispatch={dispatch}
      question={question}
      questions={questions}
    />
  )
}

interface QuestionProps extends QuestionStepProps {
  question: AskedQuestion
  questions: readonly AskedQuestion[]
}

function Question({ assessment, dispatch, question, questions }: QuestionProps) {
  const { index, answers } = assessment
  const isLast = index === questions.length - 1
  const [goesOn, setGoesOn] = useGoingOn()
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    dispatch({ type: 'wentOn' })
  }
  const choose = (value: AnswerValue) => {
    dispatch({ type: 'answered', value })
    // The last choice leads away from the questions: that is left to the button.
    if (goesOn && !isLast) dispatch({ type: 'wentOn' })
  }
  return (
    <>
      <QuestionHeader index={index} questions={questions} />
      <form
        className="question-step page grid gap-3 pt-3 pb-8 sm:gap-4 sm:pt-5 lg:pt-8"
        key={question.id}
        onSubmit={goOn}
      >
        <AnswerGroup
          answer={answers[question.id]}
          onAnswer={(value) => dispatch({ type: 'answered', value })}
          onChoice={choose}
          question={question}
        />
        <Moves
          canCheck={canCheck(assessment)}
          isAnswered={answers[question.id] !== undefined}
          isFirst={index === 0}
          isLast={isLast}
          onBack={() => dispatch({ type: 'wentBack' })}
          onCheck={() => dispatch({ type: 'checkOpened' })}
        />
        <QuestionHelp question={question} />
        <div className="max-w-4xl">
          <Checkbox
            checked={goesOn}
            label={words.goOn}
            onChange={(event) => setGoesOn(event.target.checked)}
          />
        </div>
      </form>
    </>
  )
}

const goingOnKey = 'quickscore-goes-on'

/** Whether a choice leads to the next question by itself: off at first, remembered on the device. */
function useGoingOn(): [goesOn: boolean, change: (goesOn: boolean) => void] {
  const [goesOn, setGoesOn] = useState(isGoingOnKept)
  const change = (wanted: boolean) => {
    setGoesOn(wanted)
    keepGoingOn(wanted)
  }
  return [goesOn, change]
}

function isGoingOnKept(): boolean {
  try {
    return localStorage.getItem(goingOnKey) === 'on'
  } catch {
    return false
  }
}

function keepGoingOn(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(goingOnKey, 'on')
    else localStorage.removeItem(goingOnKey)
  } catch {
    // Storage can be switched off: the choice then holds for this question.
  }
}

interface MovesProps {
  isFirst: boolean
  isLast: boolean
  isAnswered: boolean
  canCheck: boolean
  onBack: () => void
  onCheck: () => void
}

/** At hand without scrolling, except where the view is too low to spare the room. */
function Moves({ isFirst, isLast, isAnswered, canCheck: isComplete, onBack, onCheck }: MovesProps) {
  return (
    <div className="bottom-0 z-10 -mx-2 border-t border-rule bg-paper px-2 py-2 [@media(min-height:40rem)]:sticky">
      <div className="flex max-w-4xl flex-wrap items-center justify-between gap-x-3">
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
      {isComplete && (
        <Button className="-mb-2" onClick={onCheck} size="sm" variant="quiet">
          {words.check}
        </Button>
      )}
    </div>
  )
}

interface AnswerGroupProps {
  question: AskedQuestion
  answer: number | undefined
  onAnswer: (value: AnswerValue) => void
  /** By pointer or by the answer's own key: arrow keys pass over answers that are not meant. */
  onChoice: (value: AnswerValue) => void
}

/** The question is the group's legend, so that its heading, focused, is inside the group already. */
function AnswerGroup({ question, answer, onAnswer, onChoice }: AnswerGroupProps) {
  const heading = useStepFocus(question.id)
  const group = useRef<HTMLFieldSetElement>(null)
  const isByPointer = useRef(false)
  const chooseByKey = (event: KeyboardEvent) => {
    isByPointer.current = false
    if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return
    const index = ['1', '2', '3', '4'].indexOf(event.key)
    const option = answerOptions[index]
    if (!option) return
    event.preventDefault()
    group.current?.querySelectorAll<HTMLInputElement>('input[type=radio]')[index]?.focus()
    onChoice(option.value)
  }
  return (
    <RadioGroup
      className="answer-group max-w-4xl"
      hint={
        <span className="block max-w-4xl leading-snug sm:text-base">{question.helperText}</span>
      }
      legend={
        <h1 className="max-w-4xl text-lg sm:text-xl" ref={heading} tabIndex={-1}>
          {question.text}
        </h1>
      }
      onKeyDown={chooseByKey}
      onPointerDown={() => {
        isByPointer.current = true
      }}
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
          onChange={() => (isByPointer.current ? onChoice(value) : onAnswer(value))}
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
