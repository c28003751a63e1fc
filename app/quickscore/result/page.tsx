/**
 * The result as it was after submitting, for the holder of the link in the report mail. Plain
 * HTML: it works without script, in any program that a mail opens it in.
 */
import { data } from 'react-router'
import { applicabilityWords } from '../../../content/en/quickscore/applicability-words.ts'
import { retakeWords } from '../../../content/en/quickscore/coming-back.ts'
import { lawNewsWords } from '../../../content/en/quickscore/law-news.ts'
import { bankVersion } from '../../../content/en/quickscore/question-bank.ts'
import { readingLinkWords } from '../../../content/en/quickscore/reading-link.ts'
import {
  resultLost,
  privateResultWords as words,
} from '../../../content/en/quickscore/result-link.ts'
import { respondentOf } from '../../../domain/quickscore/report.ts'
import { type PrivateResult, resultPath } from '../../../domain/quickscore/result-link.ts'
import { spreadOf } from '../../../domain/quickscore/spread.ts'
import { fill, longDate } from '../../../domain/wording.ts'
import { AskedSection } from '../../questionnaires/asked-section.tsx'
import { RegisterSection } from '../../register/register-section.tsx'
import { servicesContext } from '../../ssr/context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { viewOf } from '../report/plan-views.tsx'
import { createReport } from '../report/report.ts'
import { ReportNotes } from '../report/report-notes.tsx'
import { ReportSheet } from '../report/report-sheet.tsx'
import { WorkPack } from '../report/work-pack.tsx'
import type { Route } from './+types/page.ts'
import LostResult, { secretMeta } from './lost.tsx'
import { MovedLaw } from './moved-law.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { quickscore, questionnaires, register } = context.get(servicesContext)
  const result = await quickscore.readResult(params.token)
  if (!result) return data(null, { status: 404 })
  const { created_at: storedAt, result: stored } = result
  const spread = spreadOf(await quickscore.readScores(), { score: stored.score, storedAt })
  const today = context.get(servicesContext).clock.now().toISOString().slice(0, 10)
  const asked = await questionnaires.listAskedBehind(params.token)
  const states = asked?.map(({ state }) => ({ state })) ?? []
  const tools = await register.summariseRegister(params.token)
  return data({ result, today, spread, states, tools, view: viewOf(request.url) })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return secretMeta(loaderData ? words.metaTitle : resultLost.metaTitle)
}

export default function ResultPage({ loaderData, params: { token } }: Route.ComponentProps) {
  if (!loaderData) return <LostResult />
  const { result, today, spread, states, tools, view } = loaderData
  const respondent = respondentOf(result)
  const facts = {
    company: result.company,
    userType: result.user_type,
    completedOn: result.created_at,
    bankVersion: result.result.bank_version,
  }
  const { isReadOnly } = result
  return (
    <>
      {isReadOnly ? (
        <p className="page pt-8 text-muted print:hidden">{readingLinkWords.reader}</p>
      ) : (
        <MovedLaw result={result} today={today} token={token} tools={tools?.touchable ?? []} />
      )}
      <ReportSheet
        action={<PdfLink token={token} />}
        earlier={result.earlier}
        facts={facts}
        lawAction={
          !isReadOnly && (
            <p className="print:hidden">
              <ButtonLink href={resultPath(token, 'applicability')} variant="outline">
                {applicabilityWords.open}
              </ButtonLink>
            </p>
          )
        }
        report={createReport(respondent, result.result)}
        respondent={respondent}
        settlement={isReadOnly ? undefined : { token }}
        spread={spread}
        view={view}
      >
        {!isReadOnly && <AskedSection listed={states} token={token} />}
        {tools && <RegisterSection count={tools.count} movedAt={tools.moved_at} token={token} />}
        <WorkPack respondent={respondent} token={token} />
        {!isReadOnly && <OwnersPart result={result} token={token} />}
        <ReportNotes remark={findRemark(result)}>
          {!isReadOnly && (
            <ButtonLink href={resultPath(token, 'again')}>{retakeWords.open}</ButtonLink>
          )}
        </ReportNotes>
      </ReportSheet>
    </>
  )
}

/** What only the holder of the private link can do. */
function OwnersPart({ result, token }: { result: PrivateResult; token: string }) {
  return (
    <>
      <LawNews since={result.told_since} token={token} />
      <ReadingLinks token={token} />
      <YourData expiresAt={result.expires_at} token={token} />
    </>
  )
}

function ReadingLinks({ token }: { token: string }) {
  return (
    <section aria-labelledby="reading-title" className="grid gap-4 print:hidden">
      <h2 className="text-xl" id="reading-title">
        {readingLinkWords.title}
      </h2>
      <p className="max-w-measure">{readingLinkWords.text}</p>
      <p>
        <ButtonLink href={resultPath(token, 'share')} variant="outline">
          {readingLinkWords.open}
        </ButtonLink>
      </p>
    </section>
  )
}

function LawNews({ token, since }: { token: string; since: string | null }) {
  return (
    <section aria-labelledby="law-news-title" className="grid gap-4 print:hidden">
      <h2 className="text-xl" id="law-news-title">
        {lawNewsWords.title}
      </h2>
      <p className="max-w-measure">
        {since ? fill(lawNewsWords.on, { date: longDate(since) }) : lawNewsWords.off}
      </p>
      <p>
        <ButtonLink href={resultPath(token, 'law-news')} variant="outline">
          {lawNewsWords.change}
        </ButtonLink>
      </p>
    </section>
  )
}

/** The questions may have changed since they were answered. */
function findRemark({ result: { bank_version: stored } }: PrivateResult): string | undefined {
  return stored === bankVersion
    ? undefined
    : fill(words.otherBank, { stored, current: bankVersion })
}

function PdfLink({ token }: { token: string }) {
  return (
    <ButtonLink className="print:hidden" href={resultPath(token, 'report.pdf')}>
      <Icon name="download" />
      {words.pdf}
    </ButtonLink>
  )
}

function YourData({ token, expiresAt }: { token: string; expiresAt: string }) {
  const { title, link, text, download, delete: deletion, revoke } = words.data
  return (
    <section
      aria-labelledby="data-title"
      className="grid gap-6 border border-rule border-t-4 border-t-ink bg-surface p-4 sm:p-6 print:hidden"
    >
      <h2 className="text-xl" id="data-title">
        {title}
      </h2>
      <p className="max-w-measure">{fill(link, { date: longDate(expiresAt) })}</p>
      <p className="max-w-measure">{text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={resultPath(token, 'data.json')} variant="outline">
          <Icon name="download" />
          {download}
        </ButtonLink>
        <ButtonLink href={resultPath(token, 'revoke')} variant="outline">
          {revoke}
        </ButtonLink>
        <ButtonLink href={resultPath(token, 'delete')} variant="outline">
          <Icon name="trash" />
          {deletion}
        </ButtonLink>
      </div>
    </section>
  )
}
