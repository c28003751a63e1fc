import type { Dispatch, FormEvent } from 'react'
import { domains } from '../../content/quickscore/question-bank.ts'
import { questionWords as words } from '../../content/quickscore/words.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { AnswerGroup } from './answer-group.tsx'
import { type Assessment, type AssessmentEvent, findCurrentQuestion } from './assessment.ts'
import { QuestionHeader } from './question-header.tsx'
import { QuestionHelp } from './question-help.tsx'
import { questionsFor } from './questions.ts'

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
