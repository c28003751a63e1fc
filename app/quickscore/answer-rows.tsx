/**
 * The four answers to a question and what counts as each, for the steps of QuickScore and for plain
 * pages.
 *
 * AnswerRows: `name` of the radio buttons; `answer`; `onChoice` for a controlled field, else the
 * form holds the answer. Put it into a RadioGroup.
 */
import type { ReactNode } from 'react'
import { answerOptions, questionWords as words } from '../../content/en/quickscore/words.ts'
import type { AskedQuestion } from '../../domain/quickscore/questions.ts'
import type { AnswerValue } from '../../domain/quickscore/scoring.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { RadioRow } from '../ui/radio-row.tsx'

interface AnswerRowsProps {
  name: string
  answer: number | undefined
  onChoice?: (value: AnswerValue) => void
}

export function AnswerRows({ name, answer, onChoice }: AnswerRowsProps) {
  return answerOptions.map(({ value, label, description }, index) => (
    <RadioRow
      {...(onChoice
        ? {
            'aria-keyshortcuts': String(index + 1),
            checked: answer === value,
            keyHint: String(index + 1),
            onChange: () => onChoice(value),
          }
        : { defaultChecked: answer === value })}
      description={description}
      key={value}
      name={name}
      title={label}
      value={value}
    />
  ))
}

/** What counts as Yes, Partial and No, as a list of terms. */
export function WhatCounts({ question }: { question: AskedQuestion }) {
  const { yes, partial, no } = question.counts
  const rows = [yes, partial, no].map((text, index) => ({
    text,
    name: answerOptions[index]?.short,
  }))
  return (
    <dl className="mt-1 grid">
      {rows.map(({ name, text }) => (
        <div className="grid grid-cols-[5rem_1fr] border-t border-rule py-2" key={name}>
          <dt className="text-muted">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

interface QuestionHelpProps {
  question: AskedQuestion
  /** Settings for moving between questions. */
  children: ReactNode
}

/** A closed disclosure with all explanations of a question, so that the question stands alone. */
export function QuestionHelp({ question, children }: QuestionHelpProps) {
  return (
    <Disclosure className="max-w-4xl" summary={<span className="text-base">{words.help}</span>}>
      <div className="grid gap-4">
        <div>
          <p>{question.helperText}</p>
          <WhatCounts question={question} />
        </div>
        <div>
          <h2 className="font-sans text-base font-semibold">{words.why}</h2>
          <p>{question.whyWeAsk}</p>
        </div>
        <ul className="grid text-sm text-muted sm:hidden">
          {answerOptions.map(({ value, short, description }) => (
            <li key={value}>
              {short}: {description}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Disclosure>
  )
}
