import {
  type Dispatch,
  type FormEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ownWords } from '../../../content/en/questionnaires/answering-words.ts'
import { answerOptions, questionWords as words } from '../../../content/en/quickscore/words.ts'
import type { AskedQuestion } from '../../../domain/quickscore/questions.ts'
import type { AnswerValue } from '../../../domain/quickscore/scoring.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { RadioGroup } from '../../ui/radio-row.tsx'
import { AnswerRows, QuestionHelp } from '../answer-rows.tsx'
import { questionsFor } from '../questions.ts'
import { useStepFocus } from '../use-step-focus.ts'
import { AnswerCheck } from './answer-check.tsx'
import { type Assessment, type AssessmentEvent, canCheck } from './assessment.ts'
import { QuestionHeader } from './question-header.tsx'

interface QuestionStepProps {
  assessment: Assessment
  dispatch: Dispatch<AssessmentEvent>
}

/** Step 1: one question fills the view. */
export function QuestionStep({ assessment, dispatch }: QuestionStepProps) {
  const going = useGoingOn()
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
      going={going}
      key={question.id}
      question={question}
      questions={questions}
    />
  )
}

interface QuestionProps extends QuestionStepProps {
  going: GoingOn
  question: AskedQuestion
  questions: readonly AskedQuestion[]
}

/** Long enough to see what was hit, and to hit another. */
const correctionMs = 1200

function Question({ assessment, dispatch, going, question, questions }: QuestionProps) {
  const { index, answers } = assessment
  const isLast = index === questions.length - 1
  const { goesOn, isByTouch } = going
  const [taps, setTaps] = useState(0)
  useEffect(() => {
    // The last choice leads away from the questions: that is left to the button.
    if (!goesOn || isLast || taps === 0) return
    const wait = setTimeout(() => dispatch({ type: 'wentOn' }), correctionMs)
    return () => clearTimeout(wait)
  }, [taps, goesOn, isLast, dispatch])
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    dispatch({ type: 'wentOn' })
  }
  const choose = (value: AnswerValue, isTap: boolean) => {
    dispatch({ type: 'answered', value })
    setTaps(isTap ? taps + 1 : 0)
  }
  // Somebody does something else first.
  const stay = () => setTaps(0)
  const box = (
    <div className="max-w-4xl">
      <Checkbox
        checked={goesOn}
        label={words.goOn}
        onChange={(event) => going.change(event.target.checked)}
      />
    </div>
  )
  return (
    <>
      <QuestionHeader index={index} questions={questions} />
      <form
        className="question-step page grid gap-3 pt-3 pb-8 sm:gap-4 sm:pt-5 lg:pt-8"
        onKeyDown={stay}
        onPointerDown={(event) => isElsewhere(event) && stay()}
        onSubmit={goOn}
      >
        {isByTouch && box}
        <AnswerGroup answer={answers[question.id]} onChoice={choose} question={question} />
        <Moves
          canCheck={canCheck(assessment)}
          isAnswered={answers[question.id] !== undefined}
          isFirst={index === 0}
          isLast={isLast}
          onBack={() => dispatch({ type: 'wentBack' })}
          onCheck={() => dispatch({ type: 'checkOpened' })}
        />
        <QuestionHelp question={question} />
        {!isByTouch && box}
      </form>
      <GoOnElsewhere assessment={assessment} />
    </>
  )
}

/** A plain form to the page's own action (app/quickscore/begin-own.ts), with what was answered. */
function GoOnElsewhere({ assessment: { answers, userType } }: { assessment: Assessment }) {
  if (Object.keys(answers).length === 0) return null
  const { submit, hint } = ownWords.elsewhere
  return (
    <form className="page flex flex-wrap items-center gap-x-4 gap-y-2 pb-12" method="post">
      <input name="user_type" type="hidden" value={userType ?? ''} />
      <input name="agreed" type="hidden" value="yes" />
      <input name="answers" type="hidden" value={JSON.stringify(answers)} />
      <Button size="sm" type="submit" variant="outline">
        {submit}
      </Button>
      <span className="text-sm text-muted">{hint}</span>
    </form>
  )
}

const isElsewhere = ({ target }: PointerEvent) =>
  target instanceof Element && !target.closest('.answer-group')

interface GoingOn {
  goesOn: boolean
  /** Where fingers do it: the choice stands where it is seen before the first answer. */
  isByTouch: boolean
  change: (goesOn: boolean) => void
}

const goingOnKey = 'quickscore-goes-on'

/** Whether a tap leads to the next question by itself: on where fingers do it; remembered on the device. */
function useGoingOn(): GoingOn {
  const [isByTouch] = useState(() => matchMedia('(pointer: coarse)').matches)
  const [goesOn, setGoesOn] = useState(() => readGoingOn() ?? isByTouch)
  const change = (wanted: boolean) => {
    setGoesOn(wanted)
    keepGoingOn(wanted)
  }
  return { goesOn, isByTouch, change }
}

/** Null where nothing was chosen on this device. */
function readGoingOn(): boolean | null {
  try {
    const kept = localStorage.getItem(goingOnKey)
    return kept === null ? null : kept === 'on'
  } catch {
    return null
  }
}

function keepGoingOn(wanted: boolean): void {
  try {
    localStorage.setItem(goingOnKey, wanted ? 'on' : 'off')
  } catch {
    // Storage can be switched off: the choice then holds for this visit.
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
  /** `isTap`: by a finger or a mouse, and by neither keys nor assistive technology. */
  onChoice: (value: AnswerValue, isTap: boolean) => void
}

/** The question is the group's legend, so that its heading, focused, is inside the group already. */
function AnswerGroup({ question, answer, onChoice }: AnswerGroupProps) {
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

/** Assistive technology presses with a pointer that has no size, or no pressure. */
function isByHand({ pointerType, width, height, pressure }: PointerEvent): boolean {
  if (width === 0 && height === 0) return false
  return pointerType !== 'mouse' || pressure > 0
}

/** What counts: on a phone behind its button, else in two lines until somebody asks for the rest. */
function Helper({ question: { id, helperText } }: { question: AskedQuestion }) {
  const text = useRef<HTMLSpanElement>(null)
  const [isFolded, setIsFolded] = useState(true)
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const shown = text.current
    if (!shown) return
    const watch = new ResizeObserver(() => setIsCut(shown.scrollHeight > shown.clientHeight + 1))
    watch.observe(shown)
    return () => watch.disconnect()
  }, [])
  return (
    <>
      <span
        className={classNames(
          'max-w-4xl leading-snug sm:text-base',
          isFolded ? 'max-sm:sr-only sm:line-clamp-2' : 'block',
        )}
        ref={text}
      >
        {helperText}
      </span>
      {isFolded && isCut && (
        <button
          className="min-h-6 text-action underline underline-offset-4"
          onClick={() => setIsFolded(false)}
          type="button"
        >
          {words.showCounts}
        </button>
      )}
      {words.ask[id] && <span className="block font-semibold">{words.ask[id]}</span>}
    </>
  )
}
