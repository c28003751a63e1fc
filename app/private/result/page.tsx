/** The result, after "Get My Score" and by mail: plain HTML, which public/result.js enhances. */
import { applicabilityWords } from '../../../content/en/quickscore/applicability-words.ts'
import { retakeWords } from '../../../content/en/quickscore/coming-back.ts'
import { lawNewsWords } from '../../../content/en/quickscore/law-news.ts'
import { bankVersion } from '../../../content/en/quickscore/question-bank.ts'
import { readingLinkWords } from '../../../content/en/quickscore/reading-link.ts'
import { privateResultWords as words } from '../../../content/en/quickscore/result-link.ts'
import { talkWords } from '../../../content/en/quickscore/talk.ts'
import { reportWords, toastWords } from '../../../content/en/quickscore/words.ts'
import { respondentOf } from '../../../domain/quickscore/report.ts'
import { type PrivateResult, resultPath } from '../../../domain/quickscore/result-link.ts'
import { parsePlanned } from '../../../domain/quickscore/what-if.ts'
import { fill, longDate } from '../../../domain/wording.ts'
import { doneKey } from '../../quickscore/assessment/kept.ts'
import { viewOf } from '../../quickscore/report/plan-views.tsx'
import { createReport } from '../../quickscore/report/report.ts'
import { ReportNotes } from '../../quickscore/report/report-notes.tsx'
import { ReportSheet } from '../../quickscore/report/report-sheet.tsx'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/page.ts'
import { AskingSection, RegisterSection } from './asking-section.tsx'
import { MovedLaw } from './moved-law.tsx'
import { WorkPack } from './work-pack.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { clock, mail, quickscore, questionnaires, register } = context.get(servicesContext)
  const result = found(await quickscore.readResult(params.token))
  const today = clock.now().toISOString().slice(0, 10)
  const asked = await questionnaires.listBehindLink(params.token)
  const states = asked?.map(({ state }) => ({ state })) ?? []
  const tools = await register.summariseRegister(params.token)
  const { searchParams } = new URL(request.url)
  const opened = searchParams.get('mail')
  if (opened !== null) await quickscore.noteOpenedMail(params.token, opened)
  const planned = searchParams.get('planned') ?? ''
  const isMailed = mail.hasMailServer()
  return { result, today, states, tools, planned, view: viewOf(request.url), isMailed }
}

export const meta = () => secretMeta(words.metaTitle)

export default function ResultPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { result, today, states, tools, view } = loaderData
  const respondent = respondentOf(result)
  const report = createReport(respondent, result)
  const planned = parsePlanned(loaderData.planned, report.plan)
  const facts = {
    company: result.company,
    completedOn: result.created_at,
    bankVersion: result.bank_version,
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
        action={<TakeAlong hasTools={tools !== null} isReadOnly={isReadOnly} token={token} />}
        earlier={result.earlier}
        facts={facts}
        lawAction={
          !isReadOnly && (
            <ButtonLink href={resultPath(token, 'applicability')} variant="outline">
              {applicabilityWords.open}
            </ButtonLink>
          )
        }
        planning={{ view, planned }}
        report={report}
        respondent={respondent}
        spread={result.spread}
        token={isReadOnly ? undefined : token}
      >
        {!isReadOnly && <AskingSection listed={states} token={token} />}
        {tools && <RegisterSection count={tools.count} movedAt={tools.moved_at} token={token} />}
        <WorkPack planned={planned} report={report} respondent={respondent} token={token} />
        {!isReadOnly && <YourLink isMailed={loaderData.isMailed} result={result} token={token} />}
        <ReportNotes remark={findRemark(result)}>
          {!isReadOnly && <WaysOn token={token} />}
          <Button data-prints hidden variant="outline">
            <Icon name="print" />
            {reportWords.print}
          </Button>
        </ReportNotes>
      </ReportSheet>
      {!isReadOnly && <NewResult />}
      <script defer src="/result.js" />
    </>
  )
}

/** The PDF and links to the sections further down. */
function TakeAlong(props: { token: string; isReadOnly: boolean; hasTools: boolean }) {
  const { token, isReadOnly, hasTools } = props
  const { ask, tools, share, files } = words.down
  const whole = hasTools ? [ask, tools, share, files] : [ask, share, files]
  const down = isReadOnly ? [files] : whole
  return (
    <div className="grid gap-1 print:hidden">
      <ButtonLink href={resultPath(token, 'report.pdf')}>
        <Icon name="download" />
        {words.pdf}
      </ButtonLink>
      <ul className="flex flex-wrap gap-x-5 text-sm lg:grid lg:justify-end">
        {down.map(({ text, href }) => (
          <li key={href}>
            <a className="inline-flex min-h-9 items-center lg:min-h-8" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A remark if the result is from another version of the question bank. */
function findRemark({ bank_version: stored }: PrivateResult): string | undefined {
  return stored === bankVersion
    ? undefined
    : fill(words.otherBank, { stored, current: bankVersion })
}

interface YourLinkProps {
  isMailed: boolean
  result: PrivateResult
  token: string
}

/** Actions for the holder of the private link only. `isMailed`: there is a mail server. */
function YourLink({ isMailed, result, token }: YourLinkProps) {
  const { title, mailed, link, text, copy, copied, download, delete: deletion, revoke } = words.data
  const { told_since: since, expires_at } = result
  const news = since ? fill(lawNewsWords.on, { date: longDate(since) }) : lawNewsWords.off
  return (
    <TitledSection
      className="grid gap-3 border border-rule border-t-4 border-t-ink bg-surface p-4 max-sm:text-sm sm:p-6 print:hidden"
      title={title}
      titleId="link-title"
      titleClass="scroll-mt-28 text-xl"
    >
      <p className="max-w-measure">
        {isMailed && mailed} {fill(link, { date: longDate(expires_at) })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button data-copies-address={copied} hidden variant="outline">
          {copy}
        </Button>
        <ButtonLink href={resultPath(token, 'share')} variant="outline">
          {readingLinkWords.open}
        </ButtonLink>
      </div>
      <p className="max-w-measure">
        {news} <a href={resultPath(token, 'law-news')}>{lawNewsWords.change}</a>
      </p>
      <p className="max-w-measure">{text}</p>
      <div className="flex flex-wrap gap-x-6 text-sm">
        <a className="lone-link gap-2" href={resultPath(token, 'data.json')}>
          <Icon name="download" />
          {download}
        </a>
        <a className="lone-link gap-2" href={resultPath(token, 'revoke')}>
          {revoke}
        </a>
        <a className="lone-link gap-2" href={resultPath(token, 'delete')}>
          <Icon name="trash" />
          {deletion}
        </a>
      </div>
    </TitledSection>
  )
}

/** Links onwards: a call, and the two ways to retake. */
function WaysOn({ token }: { token: string }) {
  return (
    <>
      <ButtonLink href={resultPath(token, 'talk')}>{talkWords.open}</ButtonLink>
      <ButtonLink href={resultPath(token, 'again')} size="sm" variant="outline">
        {retakeWords.open}
      </ButtonLink>
      <form action="/quickscore" method="get">
        <button className="lone-link text-sm" type="submit">
          {reportWords.again}
        </button>
      </form>
    </>
  )
}

/** A toast, shown once on arrival from the last step (public/result.js). */
function NewResult() {
  const { title, description } = toastWords.success
  return (
    <div
      className="fixed inset-x-4 bottom-4 z-50 ml-auto max-w-sm print:hidden"
      data-done-key={doneKey}
      role="status"
    >
      <template>
        <div className="toast flex gap-x-3 border border-l-4 border-action bg-surface py-3 pl-4 shadow-lift">
          <Icon className="mt-1 size-5 text-action" name="check" />
          <div className="grid grow content-center gap-1 py-1">
            <p className="font-semibold leading-snug">{title}</p>
            <p className="text-sm">{description}</p>
          </div>
          <button
            aria-label={words.closeToast}
            className="grid size-11 place-items-center text-muted hover:text-ink"
            type="button"
          >
            <Icon className="size-4" name="cross" />
          </button>
        </div>
      </template>
    </div>
  )
}
