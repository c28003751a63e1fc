import {
  type Dispatch,
  type FormEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ownWords } from '../../../content/en/questionnaires/answering-words.ts'
import { answerOptions, questionWords as words } from '../../../content/en/quickscore/words.ts'
import type { AskedQuestion } from '../../../domain/quickscore/questions.ts'
import type { AnswerValue } from '../../../domain/quickscore/scoring.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RadioGroup } from '../../ui/radio-row.tsx'
import { AnswerRows, QuestionHelp } from '../answer-rows.tsx'
import { useStepFocus } from '../use-step-focus.ts'
import { goBackTo, goTo } from './address.ts'
import { type Assessment, type AssessmentEvent, isComplete, stepOf } from './assessment.ts'
import { tryStorage } from './kept.ts'
import { QuestionHeader } from './question-header.tsx'

interface QuestionStepProps {
  assessment: Assessment
  dispatch: Dispatch<AssessmentEvent>
  questions: readonly AskedQuestion[]
  index: number
}

/** Step 1: one question fills the view. */
export function QuestionStep(props: QuestionStepProps) {
  const going = useGoingOn()
  const [moved, setMoved] = useState<Moved | null>(null)
  const question = props.questions[props.index]
  if (!question) return null
  const undo = moved?.to === props.index ? moved : null
  return (
    <Question
      {...props}
      going={going}
      key={question.id}
      onMoved={setMoved}
      question={question}
      undo={undo}
    />
  )
}

/** A choice that moved on to the next question automatically. */
interface Moved {
  /** The index of that next question. */
  to: number
  id: string
  before: AnswerValue | undefined
}

interface QuestionProps extends QuestionStepProps {
  going: ReturnType<typeof useGoingOn>
  question: AskedQuestion
  undo: Moved | null
  onMoved: (moved: Moved) => void
}

/** Delay before moving on, so that the choice is seen; the next question offers to undo it. */
const lookMs = 450

function Question(props: QuestionProps) {
  const { assessment, dispatch, going, question, questions, index, undo, onMoved } = props
  const { answers } = assessment
  const isLast = index === questions.length - 1
  const [tapped, setTapped] = useState<Moved | null>(null)
  const next = isLast ? 'details' : stepOf(index + 1)
  useEffect(() => {
    // The last question never moves on automatically: the button leads to the details.
    if (!going.goesOn || isLast || !tapped) return
    const wait = setTimeout(() => {
      onMoved(tapped)
      goTo(next)
    }, lookMs)
    return () => clearTimeout(wait)
  }, [tapped, going.goesOn, isLast, next, onMoved])
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (answers[question.id] !== undefined) goTo(next)
  }
  const choose = (value: AnswerValue, isTap: boolean) => {
    const { id } = question
    setTapped(isTap ? { to: index + 1, id, before: answers[id] as AnswerValue | undefined } : null)
    dispatch({ type: 'answered', id, value })
  }
  const takeBack = ({ id, before }: Moved) => {
    dispatch({ type: 'answered', id, value: before })
    goBackTo(stepOf(index - 1))
  }
  // Any other input cancels the automatic move.
  const stay = () => setTapped(null)
  return (
    <>
      <QuestionHeader index={index} questions={questions} />
      <form
        className="question-step page grid gap-3 pt-3 pb-8 sm:gap-4 sm:pt-5 lg:pt-8"
        onKeyDown={stay}
        onPointerDown={(event) => isElsewhere(event) && stay()}
        onSubmit={goOn}
      >
        <AnswerGroup
          answer={answers[question.id]}
          isFirst={index === 0}
          onChoice={choose}
          question={question}
        />
        <Moves
          canCheck={isComplete(assessment)}
          isAnswered={answers[question.id] !== undefined}
          isLast={isLast}
          onBack={index === 0 ? undefined : () => goBackTo(stepOf(index - 1))}
          onUndo={undo ? () => takeBack(undo) : undefined}
        />
        <QuestionHelp question={question}>
          <Checkbox
            checked={going.goesOn}
            label={words.goOn}
            onChange={(event) => going.change(event.target.checked)}
          />
          <GoOnElsewhere assessment={assessment} />
        </QuestionHelp>
      </form>
    </>
  )
}

/** Posts the answers to the page's action, which makes a link (app/quickscore/begin-own.ts). */
function GoOnElsewhere({ assessment: { answers, places, userType } }: { assessment: Assessment }) {
  const { submit, hint } = ownWords.elsewhere
  const send = () => {
    const form = document.createElement('form')
    form.method = 'post'
    const fields = { user_type: userType ?? '', agreed: 'yes', answers: JSON.stringify(answers) }
    const entries = [
      ...Object.entries(fields),
      ...places.map((place) => ['places', place] as const),
    ]
    for (const [name, value] of entries) {
      form.append(Object.assign(document.createElement('input'), { name, value, type: 'hidden' }))
    }
    document.body.append(form)
    form.submit()
  }
  if (Object.keys(answers).length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={send} size="sm" variant="outline">
        {submit}
      </Button>
      <span className="text-sm text-muted">{hint}</span>
    </p>
  )
}

const isElsewhere = ({ target }: PointerEvent) =>
  target instanceof Element && !target.closest('.answer-group')

const goingOnKey = 'quickscore-goes-on'

/** Whether a tap moves on automatically: by default on touch screens; stored on the device. */
function useGoingOn() {
  const [goesOn, setGoesOn] = useState(
    () => readGoingOn() ?? matchMedia('(pointer: coarse)').matches,
  )
  const change = (wanted: boolean) => {
    setGoesOn(wanted)
    tryStorage(() => localStorage.setItem(goingOnKey, wanted ? 'on' : 'off'))
  }
  return { goesOn, change }
}

/** The stored setting; null without one. */
function readGoingOn(): boolean | null {
  const kept = tryStorage(() => localStorage.getItem(goingOnKey))
  return kept === null ? null : kept === 'on'
}

interface MovesProps {
  isLast: boolean
  isAnswered: boolean
  canCheck: boolean
  /** Absent on the first question. */
  onBack: (() => void) | undefined
  /** Present after an automatic move to this question. */
  onUndo: (() => void) | undefined
}

/** The navigation buttons; sticky, except in a low window. */
function Moves({ isLast, isAnswered, canCheck, onBack, onUndo }: MovesProps) {
  return (
    <div className="bottom-0 z-10 -mx-2 border-t border-rule bg-paper px-2 py-2 [@media(min-height:40rem)]:sticky">
      <div className="flex max-w-4xl flex-wrap items-center justify-between gap-x-3">
        <Button disabled={!onBack} onClick={onBack} variant="outline">
          <Icon name="arrow-left" />
          {words.previous}
        </Button>
        {onUndo ? (
          <Button onClick={onUndo} size="sm" variant="quiet">
            {words.undo}
          </Button>
        ) : (
          <p className="text-sm text-muted max-sm:hidden pointer-coarse:hidden">{words.keys}</p>
        )}
        <Button disabled={!isAnswered} type="submit">
          {isLast ? words.last : words.next}
          {!isLast && <Icon name="arrow-right" />}
        </Button>
      </div>
      {canCheck && (
        <Button className="-mb-2" onClick={() => goTo('check')} size="sm" variant="quiet">
          {words.check}
        </Button>
      )}
    </div>
  )
}

interface AnswerGroupProps {
  question: AskedQuestion
  answer: number | undefined
  /** On a phone only the first question shows what each answer means. */
  isFirst: boolean
  /** `isTap`: by touch or mouse, not by keyboard or assistive technology. */
  onChoice: (value: AnswerValue, isTap: boolean) => void
}

/** The question is the group's legend, so that the focused heading is inside the group. */
function AnswerGroup({ question, answer, isFirst, onChoice }: AnswerGroupProps) {
  const heading = useStepFocus(question.id)
  const group = useRef<HTMLFieldSetElement>(null)
  const isTap = useRef(false)
  const chooseByKey = (event: KeyboardEvent) => {
    isTap.current = false
    if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return
    const index = ['1', '2', '3', '4'].indexOf(event.key)
    const option = answerOptions[index]
    if (!option) return
    event.preventDefault()
    group.current?.querySelectorAll<HTMLInputElement>('input[type=radio]')[index]?.focus()
    onChoice(option.value, false)
  }
  return (
    <RadioGroup
      className="answer-group max-w-4xl"
      data-first={isFirst || undefined}
      hint={<Helper question={question} />}
      legend={
        <h1 className="max-w-4xl text-lg sm:text-xl" ref={heading} tabIndex={-1}>
          {question.text}
        </h1>
      }
      onKeyDown={chooseByKey}
      onPointerDown={(event) => {
        isTap.current = isByHand(event)
      }}
      ref={group}
    >
      <AnswerRows
        answer={answer}
        name={`answer-${question.id}`}
        onChoice={(value) => onChoice(value, isTap.current)}
      />
    </RadioGroup>
  )
}

/** Clicks of assistive technology have a pointer without size or pressure. */
function isByHand({ pointerType, width, height, pressure }: PointerEvent): boolean {
  if (width === 0 && height === 0) return false
  return pointerType !== 'mouse' || pressure > 0
}

/** Helper text, at most two lines; for screen readers only on a phone. In full in QuestionHelp. */
function Helper({ question: { id, helperText } }: { question: AskedQuestion }) {
  return (
    <>
      <span className="max-w-4xl leading-snug max-sm:sr-only sm:line-clamp-2 sm:text-base">
        {helperText}
      </span>
      {words.ask[id] && <span className="block font-semibold">{words.ask[id]}</span>}
    </>
  )
}
