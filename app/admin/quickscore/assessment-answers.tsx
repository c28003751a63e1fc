import { assessmentDetailWords } from '../../../content/en/admin/quickscore.ts'
import { answerOptions } from '../../../content/en/quickscore/words.ts'
import { fill } from '../../../domain/wording.ts'
import { questionsFor } from '../../quickscore/questions.ts'
import { StatusMark, type Tone } from '../../ui/status-mark.tsx'
import { type AnsweredQuestion, groupAnswers } from './answer-list.ts'
import type { Assessment } from './assessments.ts'

const words = assessmentDetailWords.answers

const tones = new Map<number, Tone>([
  [1, 'green'],
  [0.5, 'amber'],
  [0, 'red'],
])

export function AssessmentAnswers({ assessment }: { assessment: Assessment }) {
  const groups = groupAnswers(questionsFor[assessment.user_type], assessment.answers)
  return (
    <section aria-labelledby="answers-title" className="grid min-w-0 gap-6">
      <h3 className="text-lg" id="answers-title">
        {words.title}
      </h3>
      {groups.map(({ domain, answers }) => (
        <div className="grid gap-2" key={domain}>
          <h4 className="font-semibold">{domain ?? words.others}</h4>
          <ul className="grid border-t-2 border-ink">
            {answers.map((answer) => (
              <Answer answer={answer} key={answer.code} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Answer({ answer: { code, text, value } }: { answer: AnsweredQuestion }) {
  const option = answerOptions.find((one) => one.value === value)
  const tone = (option && tones.get(option.value)) ?? 'grey'
  return (
    <li className="grid min-h-11 grid-cols-[2.5rem_1fr] items-baseline gap-x-3 border-b border-rule py-2.5 text-sm sm:grid-cols-[2.5rem_1fr_8rem]">
      <span className="font-semibold text-brass figures">{code}</span>
      <span>{text ?? fill(words.unknown, { code })}</span>
      <StatusMark className="col-start-2 sm:col-start-3" tone={tone}>
        {option?.short ?? words.none}
      </StatusMark>
    </li>
  )
}
