import { domains } from '../../../content/en/quickscore/question-bank.ts'
import { answerOptions, questionWords as words } from '../../../content/en/quickscore/words.ts'
import type { AskedQuestion } from '../../../domain/quickscore/questions.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useStepFocus } from '../use-step-focus.ts'
import { goBackTo, goTo } from './address.ts'
import { type Assessment, stepOf } from './assessment.ts'

interface AnswerCheckProps {
  assessment: Assessment
  questions: readonly AskedQuestion[]
}

/** The list of all answers before the details step; each can be changed. */
export function AnswerCheck({ assessment, questions }: AnswerCheckProps) {
  const heading = useStepFocus('check')
  return (
    <div className="page grid gap-8 py-12 lg:py-16">
      <header className="grid gap-3">
        <h1 className="axis-tick text-2xl" ref={heading} tabIndex={-1}>
          {words.checkTitle}
        </h1>
        <p className="max-w-measure text-muted">{words.checkLead}</p>
      </header>
      {domains.map(({ id, name }) => (
        <section className="grid gap-2" key={id}>
          <h2 className="text-lg">{name}</h2>
          <ul className="grid max-w-4xl border-b border-rule">
            {questions.map((question, index) =>
              question.domain === id ? (
                <Row
                  answer={assessment.answers[question.id]}
                  key={question.id}
                  onChange={() => goTo(stepOf(index))}
                  question={question}
                />
              ) : null,
            )}
          </ul>
        </section>
      ))}
      <div className="flex max-w-4xl flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button onClick={() => goBackTo(stepOf(questions.length - 1))} variant="outline">
          <Icon name="arrow-left" />
          {words.backToQuestions}
        </Button>
        <Button onClick={() => goTo('details')}>{words.last}</Button>
      </div>
    </div>
  )
}

interface RowProps {
  question: AskedQuestion
  answer: number | undefined
  onChange: () => void
}

function Row({ question: { id, topic }, answer, onChange }: RowProps) {
  const given = answerOptions.find(({ value }) => value === answer)?.short
  return (
    <li className="grid grid-cols-[1fr_4rem_auto] items-center gap-x-2 wrap-anywhere sm:gap-x-4 border-t border-rule">
      <span>
        <span className="pr-1 text-brass figures">{id}</span> {topic}
      </span>
      <span className="font-semibold">{given}</span>
      <Button
        aria-label={fill(words.changeLabel, { id, topic })}
        className="max-sm:px-0"
        onClick={onChange}
        size="sm"
        variant="quiet"
      >
        {words.change}
      </Button>
    </li>
  )
}
