/**
 * All answers of a questionnaire by part, each with its proof; with `token` also a way to change it.
 */
import { answeringWords } from '../../../content/en/questionnaires/answering-words.ts'
import { domains } from '../../../content/en/quickscore/question-bank.ts'
import { answerOptions } from '../../../content/en/quickscore/words.ts'
import { askedPath } from '../../../domain/questionnaires/paths.ts'
import type { AskedQuestion } from '../../../domain/quickscore/questions.ts'
import { nameDomain } from '../../../domain/quickscore/report-sentences.ts'
import { fill } from '../../../domain/wording.ts'
import { type Asked, partsOf } from './asked.ts'

const words = answeringWords.review

export function AnswerList({ asked, token }: { asked: Asked; token?: string }) {
  return partsOf(asked).map(({ domain, questions }) => (
    <section className="grid gap-2" key={domain}>
      <h2 className="text-lg">{nameDomain(domains, domain)}</h2>
      <ul className="grid max-w-4xl border-b border-rule">
        {questions.map((question) => (
          <Row
            answer={sayShort(asked.answers[question.id])}
            change={token && `${askedPath(token, domain)}#${question.id}`}
            key={question.id}
            proof={asked.proofs[question.id]}
            question={question}
          />
        ))}
      </ul>
    </section>
  ))
}

/** "Partial"; that it is open where there is none. */
export function sayShort(answer: number | undefined): string {
  return answerOptions.find(({ value }) => value === answer)?.short ?? words.open
}

/** What somebody typed, in whatever direction it is written, its line breaks kept. */
export function TypedText({ text }: { text: string }) {
  return <bdi className="whitespace-pre-line wrap-anywhere">{text}</bdi>
}

interface RowProps {
  question: AskedQuestion
  answer: string
  proof: string | undefined
  change: string | undefined
}

function Row({ question: { id, topic }, answer, proof, change }: RowProps) {
  return (
    <li className="grid grid-cols-[1fr_4rem_auto] items-center gap-x-4 border-t border-rule py-1.5">
      <span>
        <span className="pr-2 text-brass figures">{id}</span>
        {topic}
      </span>
      <span className="font-semibold">{answer}</span>
      {change && (
        <a
          aria-label={fill(words.changeLabel, { id, topic })}
          className="inline-flex min-h-11 items-center px-3 text-sm font-semibold text-action underline underline-offset-4"
          href={change}
        >
          {words.change}
        </a>
      )}
      {proof && (
        <p className="col-span-full pb-2 text-sm text-muted">
          {words.proof} <TypedText text={proof} />
        </p>
      )}
    </li>
  )
}
