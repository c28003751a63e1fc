import { type KeyboardEvent, useRef } from 'react'
import { answerOptions } from '../../content/quickscore/words.ts'
import type { AskedQuestion } from '../../domain/quickscore/questions.ts'
import type { AnswerValue } from '../../domain/quickscore/scoring.ts'
import { RadioGroup, RadioRow } from '../ui/radio-row.tsx'
import { useStepFocus } from './use-step-focus.ts'

interface AnswerGroupProps {
  question: AskedQuestion
  answer: number | undefined
  onAnswer: (value: AnswerValue) => void
}

/** The question is the group's legend, so that its heading, focused, is inside the group already. */
export function AnswerGroup({ question, answer, onAnswer }: AnswerGroupProps) {
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
