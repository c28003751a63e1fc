import { answerOptions, questionWords as words } from '../../content/quickscore/words.ts'
import type { AskedQuestion } from '../../domain/quickscore/questions.ts'
import { Disclosure } from '../ui/disclosure.tsx'

/** For those who want to know more before they answer; closed, so that the question stays alone. */
export function QuestionHelp({ question }: { question: AskedQuestion }) {
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
