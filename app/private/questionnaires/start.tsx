/** The page behind a link to questions: who asks, what they will see, the progress. */
import { nouns } from '../../../content/en/nouns.ts'
import { answeringWords as words } from '../../../content/en/questionnaires/answering-words.ts'
import { domains } from '../../../content/en/quickscore/question-bank.ts'
import { answerPath } from '../../../domain/questionnaires/paths.ts'
import type { QuestionnairePart } from '../../../domain/questionnaires/questionnaire.ts'
import { nameDomain } from '../../../domain/quickscore/report-sentences.ts'
import { count, fill, longDate } from '../../../domain/wording.ts'
import { RuledList } from '../../site/ruled-list.tsx'
import { servicesContext } from '../../ssr/context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/start.ts'
import { CopyField } from './made-link.tsx'
import { partsOf, type Questionnaire, sayAsker, sayEyebrow } from './questionnaire.ts'
import { SentAnswers } from './sent-answers.tsx'

const startWords = words.start

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const asked = found(await context.get(servicesContext).questionnaires.findByToken(params.token))
  const { origin, searchParams } = new URL(request.url)
  const isSaved = searchParams.has('saved')
  const url = origin + answerPath(params.token)
  return { asked, isSaved, url }
}

export const meta = ({ loaderData }: Route.MetaArgs) => secretMeta(sayTitle(loaderData.asked))

function sayTitle({ kind, ids, sent_at }: Questionnaire): string {
  if (sent_at) return kind === 'own' ? words.sent.own.title : words.sent.title
  return fill(startWords.title[kind], { questions: count(ids.length, nouns.question) })
}

export default function StartPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { asked, isSaved, url } = loaderData
  if (asked.sent_at) return <SentAnswers asked={asked} token={token} />
  const { kind, asker, answer_by } = asked
  return (
    <PageSection
      eyebrow={sayEyebrow(asked)}
      lead={asker && fill(startWords.who, { asker: sayAsker(asker.domain) })}
      level={1}
      title={sayTitle(asked)}
    >
      <div className="grid max-w-measure gap-8">
        {isSaved && (
          <Notice arrival title={startWords.saved.title} tone="success">
            {kind === 'own' ? startWords.saved.own : startWords.saved.text}
          </Notice>
        )}
        {answer_by && (
          <p className="font-semibold">{fill(startWords.by, { date: longDate(answer_by) })}</p>
        )}
        <RuledList items={listPoints(asked)} />
        <Parts asked={asked} token={token} />
        <Ways asked={asked} token={token} />
        {kind === 'own' && (
          <CopyField id="own-link" label={startWords.link} value={url} words={startWords} />
        )}
      </div>
    </PageSection>
  )
}

function listPoints({ kind, expires_at }: Questionnaire): string[] {
  const until = longDate(expires_at ?? '')
  const points = kind === 'own' ? startWords.ownPoints : startWords.points
  const more = kind === 'supplier' ? [startWords.supplierPoint] : []
  return [...points, ...more].map((point) => fill(point, { until }))
}

/** Each part with its number of answers. */
function Parts({ asked, token }: { asked: Questionnaire; token: string }) {
  const { answers, ids } = asked
  const sayProgress = (of: readonly string[]) =>
    fill(startWords.progress, {
      answered: of.filter((id) => answers[id] !== undefined).length,
      total: of.length,
    })
  return (
    <TitledSection className="grid gap-3" title={startWords.parts} titleId="parts-title">
      <p className="figures">{sayProgress(ids)}</p>
      <ul className="border-b border-rule">
        {partsOf(asked).map(({ domain, questions }) => (
          <li
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule py-3"
            key={domain}
          >
            <a
              className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
              href={answerPath(token, domain)}
            >
              {nameDomain(domains, domain)}
            </a>
            <span className="text-sm text-muted figures">
              {sayProgress(questions.map(({ id }) => id))}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function Ways({ asked, token }: { asked: Questionnaire; token: string }) {
  const { kind, answers } = asked
  const parts = partsOf(asked)
  const isOpen = ({ questions }: QuestionnairePart) =>
    questions.some(({ id }) => answers[id] === undefined)
  const next = parts.find(isOpen)?.domain
  const hasBegun = Object.keys(answers).length > 0
  return (
    <div className="flex flex-wrap gap-3">
      {next && (
        <ButtonLink href={answerPath(token, next)}>
          {hasBegun ? startWords.goOn : startWords.begin}
        </ButtonLink>
      )}
      {hasBegun && (
        <ButtonLink href={answerPath(token, 'review')} variant={next ? 'outline' : 'primary'}>
          {startWords.review}
        </ButtonLink>
      )}
      {kind === 'supplier' && (
        <ButtonLink href={answerPath(token, 'carry')} variant="outline">
          {startWords.carry}
        </ButtonLink>
      )}
      <ButtonLink href={answerPath(token, 'withdraw')} variant="outline">
        {startWords.withdraw[kind]}
      </ButtonLink>
    </div>
  )
}
