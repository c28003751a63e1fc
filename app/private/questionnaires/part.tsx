/** One part of the questions on one page, each with answers and a field for proof. */
import { data, redirect } from 'react-router'
import { answeringWords as words } from '../../../content/en/questionnaires/answering-words.ts'
import { domains } from '../../../content/en/quickscore/question-bank.ts'
import { questionWords } from '../../../content/en/quickscore/words.ts'
import {
  answerField,
  type Given,
  listDifferences,
  proofField,
  proofMaxLength,
  readPart,
} from '../../../domain/questionnaires/answers.ts'
import { type AnswerPage, answerPath } from '../../../domain/questionnaires/paths.ts'
import type { AskedQuestion } from '../../../domain/quickscore/questions.ts'
import { nameDomain } from '../../../domain/quickscore/report-sentences.ts'
import { fill } from '../../../domain/wording.ts'
import { AnswerRows, WhatCounts } from '../../quickscore/answer-rows.tsx'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { RadioGroup, RadioRow } from '../../ui/radio-row.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/part.ts'
import { partsOf, type Questionnaire, readVersion, sayEyebrow } from './questionnaire.ts'
import { SentAnswers, sayShort, TypedText } from './sent-answers.tsx'

const partWords = words.part
const noErrors: Record<string, string> = {}

export async function loader({ params: { token, domain }, context }: Route.LoaderArgs) {
  const asked = found(await context.get(servicesContext).questionnaires.findByToken(token))
  return { asked, ...found(partAt(asked, domain)) }
}

export async function action({ request, params: { token, domain }, context }: Route.ActionArgs) {
  const { questionnaires } = context.get(servicesContext)
  const asked = found(await questionnaires.findByToken(token))
  const { part, next } = found(partAt(asked, domain))
  const ids = part.questions.map(({ id }) => id)
  const form = await request.formData()
  const read = readPart(form, ids)
  if (!read) {
    return data({ kind: 'refused' as const, given: null, errors: noErrors }, { status: 400 })
  }
  const { given, errors } = read
  const isWrong = Object.keys(errors).length > 0
  if (isWrong) return data({ kind: 'refused' as const, given, errors }, { status: 400 })
  const version = readVersion(form)
  const saved = await questionnaires.saveAnswers(token, { ids, part: given, version })
  const outcome = found(saved)
  if (outcome !== 'done') return data({ kind: outcome, given, errors }, { status: 409 })
  if (form.get('wants') === 'leave') return redirect(`${answerPath(token)}?saved`, 303)
  return redirect(answerPath(token, next), 303)
}

/** A part, its position and the next page; undefined for an unknown domain. */
function partAt(asked: Questionnaire, domain: string) {
  const parts = partsOf(asked)
  const index = parts.findIndex((part) => part.domain === domain)
  const part = parts[index]
  const next: AnswerPage = parts[index + 1]?.domain ?? 'review'
  return part && { part, next, number: index + 1, total: parts.length }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  secretMeta(nameDomain(domains, loaderData.part.domain))

export default function PartPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { token } = params
  const { asked, part, number, total } = loaderData
  if (asked.sent_at) {
    return <SentAnswers asked={asked} isRefused={actionData?.kind === 'sent'} token={token} />
  }
  const given = actionData?.given ?? asked
  const ids = part.questions.map(({ id }) => id)
  const isStale = actionData?.kind === 'conflict'
  const differing = isStale ? listDifferences(ids, given, asked) : []
  return (
    <PageSection
      eyebrow={`${sayEyebrow(asked)} · ${fill(partWords.position, { number, total })}`}
      level={1}
      title={nameDomain(domains, part.domain)}
    >
      <form className="grid gap-12" method="post">
        <input name="version" type="hidden" value={asked.version} />
        {isStale && (
          <Notice arrival title={partWords.conflict.title} tone="failure">
            {partWords.conflict.text}
          </Notice>
        )}
        {actionData?.kind === 'refused' && (
          <Notice arrival title={partWords.failed} tone="failure">
            {partWords.failedText}
          </Notice>
        )}
        {part.questions.map((question) => (
          <Question
            error={actionData?.errors[question.id]}
            given={given}
            key={question.id}
            isOwn={asked.kind === 'own'}
            question={question}
            saved={differing.includes(question.id) ? asked : null}
          />
        ))}
        <Ways token={token} />
      </form>
    </PageSection>
  )
}

interface QuestionProps {
  question: AskedQuestion
  given: Given
  /** A different answer that somebody else saved meanwhile. */
  saved: Given | null
  error: string | undefined
  /** The respondent's own QuickScore: every answer is required, and there are no proofs. */
  isOwn: boolean
}

function Question({ question, given, saved, error, isOwn }: QuestionProps) {
  const { id, text, helperText } = question
  const answer = given.answers[id]
  return (
    <section aria-labelledby={`${id}-text`} className="grid max-w-4xl scroll-mt-28 gap-4" id={id}>
      {saved && <SavedMeanwhile answer={saved.answers[id]} proof={saved.proofs[id]} />}
      <RadioGroup
        hint={
          <>
            {helperText}
            {questionWords.ask[id] && (
              <span className="block font-semibold">{questionWords.ask[id]}</span>
            )}
          </>
        }
        legend={
          <h2 className="text-lg sm:text-xl" id={`${id}-text`}>
            <span className="pr-2 text-brass figures">{id}</span> {text}
          </h2>
        }
      >
        <AnswerRows answer={answer} name={answerField(id)} />
        {!isOwn && (
          <RadioRow
            defaultChecked={answer === undefined}
            description={partWords.leaveOpenHint}
            name={answerField(id)}
            title={partWords.leaveOpen}
            value=""
          />
        )}
      </RadioGroup>
      <Disclosure summary={partWords.counts}>
        <WhatCounts question={question} />
      </Disclosure>
      {!isOwn && (
        <TextAreaField
          defaultValue={given.proofs[id]}
          dir="auto"
          error={error}
          hint={partWords.proofHint}
          label={partWords.proof}
          maxLength={error ? undefined : proofMaxLength}
          name={proofField(id)}
          rows={2}
        />
      )}
    </section>
  )
}

function SavedMeanwhile({
  answer,
  proof,
}: {
  answer: number | undefined
  proof: string | undefined
}) {
  const { differs, differsProof } = partWords.conflict
  return (
    <p className="border-l-4 border-amber bg-amber-wash px-4 py-3">
      {fill(proof ? differsProof : differs, { answer: sayShort(answer) })}
      {proof && (
        <>
          {' '}
          <TypedText text={proof} />
        </>
      )}
    </p>
  )
}

function Ways({ token }: { token: string }) {
  return (
    <div className="flex flex-wrap gap-3 border-t border-rule pt-6">
      <Button name="wants" type="submit" value="next">
        {partWords.next}
      </Button>
      <Button name="wants" type="submit" value="leave" variant="outline">
        {partWords.leave}
      </Button>
      <ButtonLink href={answerPath(token)} variant="quiet">
        {partWords.back}
      </ButtonLink>
    </div>
  )
}
