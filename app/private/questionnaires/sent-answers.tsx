/** The list of answers, and the page behind a link once they are sent. */
import { answeringWords } from '../../../content/en/questionnaires/answering-words.ts'
import { domains } from '../../../content/en/quickscore/question-bank.ts'
import { answerOptions } from '../../../content/en/quickscore/words.ts'
import { answerPath } from '../../../domain/questionnaires/paths.ts'
import type { AskedQuestion } from '../../../domain/quickscore/questions.ts'
import { nameDomain } from '../../../domain/quickscore/report-sentences.ts'
import { fill, longDate } from '../../../domain/wording.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { partsOf, type Questionnaire, sayAsker, sayEyebrow } from './questionnaire.ts'

const words = answeringWords.sent

/** `isRefused`: a change was refused because the answers are sent. */
export function SentAnswers({
  asked,
  token,
  isRefused = false,
}: {
  asked: Questionnaire
  token: string
  isRefused?: boolean
}) {
  const { kind, asker, sent_at } = asked
  const isOwn = kind === 'own'
  const date = longDate(sent_at ?? '')
  const sent = fill(words.lead, { date, asker: sayAsker(asker?.domain ?? null) })
  return (
    <PageSection
      eyebrow={sayEyebrow(asked)}
      lead={isOwn ? words.own.lead : sent}
      level={1}
      title={isOwn ? words.own.title : words.title}
    >
      <div className="grid gap-8">
        {isRefused && <Notice arrival title={words.refused} tone="failure" />}
        {!isOwn && (
          <p className="max-w-measure">{kind === 'supplier' ? words.keep : words.keepColleague}</p>
        )}
        {!isOwn && <AnswerList asked={asked} />}
        <p>
          <ButtonLink href={answerPath(token, 'withdraw')} variant="outline">
            {answeringWords.start.withdraw[kind]}
          </ButtonLink>
        </p>
      </div>
    </PageSection>
  )
}

const reviewWords = answeringWords.review

export function AnswerList({ asked, token }: { asked: Questionnaire; token?: string }) {
  return partsOf(asked).map(({ domain, questions }) => (
    <section className="grid gap-2" key={domain}>
      <h2 className="text-lg">{nameDomain(domains, domain)}</h2>
      <ul className="grid max-w-4xl border-b border-rule">
        {questions.map((question) => (
          <Row
            answer={sayShort(asked.answers[question.id])}
            change={token && `${answerPath(token, domain)}#${question.id}`}
            key={question.id}
            proof={asked.proofs[question.id]}
            question={question}
          />
        ))}
      </ul>
    </section>
  ))
}

/** "Partial"; the word for open without an answer. */
export function sayShort(answer: number | undefined): string {
  return answerOptions.find(({ value }) => value === answer)?.short ?? reviewWords.open
}

/** User-entered text in its own writing direction, with its line breaks. */
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
    <li className="grid grid-cols-[1fr_4rem_auto] items-center gap-x-2 wrap-anywhere sm:gap-x-4 border-t border-rule py-1.5">
      <span>
        <span className="pr-1 text-brass figures">{id}</span> {topic}
      </span>
      <span className="font-semibold">{answer}</span>
      {change && (
        <a
          aria-label={fill(reviewWords.changeLabel, { id, topic })}
          className="inline-flex min-h-11 items-center text-sm sm:px-3 font-semibold text-action underline underline-offset-4"
          href={change}
        >
          {reviewWords.change}
        </a>
      )}
      {proof && (
        <p className="col-span-full pb-2 text-sm text-muted">
          {reviewWords.proof} <TypedText text={proof} />
        </p>
      )}
    </li>
  )
}
