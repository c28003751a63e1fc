import { useEffect, useMemo, useRef, useState } from 'react'
import { resultWords } from '../../../content/en/quickscore/result-words.ts'
import { reportWords } from '../../../content/en/quickscore/words.ts'
import type { Taken } from '../../../domain/quickscore/comparison.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { resultPath, tokenOf } from '../../../domain/quickscore/result-link.ts'
import type { Answers } from '../../../domain/quickscore/scoring.ts'
import { type ScoreCounts, spreadOf } from '../../../domain/quickscore/spread.ts'
import { fill } from '../../../domain/wording.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { copyAddress } from '../../ui/copy-address.ts'
import { Icon } from '../../ui/icon.tsx'
import { TooltipProvider } from '../../ui/tooltip.tsx'
import type { Assessment, Outcome } from '../assessment/assessment.ts'
import { forgetResult } from '../assessment/kept.ts'
import { keepResult } from '../assessment/kept-result.ts'
import { useStepFocus } from '../use-step-focus.ts'
import { ApplicabilityForm } from './applicability-form.tsx'
import { createReport } from './report.ts'
import { ReportNotes } from './report-notes.tsx'
import { ReportSheet } from './report-sheet.tsx'
import { usePlanned } from './use-planned.ts'
import { WorkPack } from './work-pack.tsx'

export { ResultSpecimen } from '../specimen/result-specimen.tsx'
export { countReferences } from './report.ts'

interface ResultsProps {
  assessment: Assessment
  scores: ScoreCounts
  /** The answers that were taken again. */
  earlier?: Taken | undefined
}

/** Step 3. */
export function Results({ assessment, ...props }: ResultsProps) {
  const { userType, answers, outcome } = assessment
  if (!userType || !outcome) return null
  return (
    <TooltipProvider>
      <Shown answers={answers} outcome={outcome} userType={userType} {...props} />
    </TooltipProvider>
  )
}

interface ShownProps extends Omit<ResultsProps, 'assessment'> {
  userType: UserType
  answers: Answers
  outcome: Outcome
}

function Shown({ userType, answers, outcome, scores, earlier }: ShownProps) {
  const { lead, result, completedOn, link } = outcome
  const [applicability, setApplicability] = useState(outcome.applicability)
  const heading = useStepFocus('results')
  const sheet = useRef<HTMLDivElement>(null)
  useOpenOnPaper(sheet)
  // The law as of the day of the answers.
  const on = completedOn.slice(0, 10)
  const respondent = useMemo(
    () => ({ userType, answers, applicability, on }),
    [userType, answers, applicability, on],
  )
  const report = useMemo(() => createReport(respondent, result), [respondent, result])
  const planning = usePlanned(completedOn, report.plan)
  useEffect(
    () => keepResult({ userType, answers, outcome: { ...outcome, applicability } }),
    [userType, answers, outcome, applicability],
  )
  return (
    <ReportSheet
      action={link ? <TakeAlong link={link} /> : <PrintButton />}
      earlier={earlier}
      facts={{ company: lead.company, userType, completedOn, bankVersion: result.bank_version }}
      heading={heading}
      lawAction={
        link && (
          <ApplicabilityForm
            applicability={applicability}
            onChange={setApplicability}
            token={tokenOf(link)}
            userType={userType}
          />
        )
      }
      planning={planning}
      settlement={link ? { token: tokenOf(link), onChange: setApplicability } : undefined}
      report={report}
      respondent={respondent}
      sheet={sheet}
      spread={spreadOf(scores, { score: result.score, storedAt: completedOn })}
    >
      {link && <PrivateLink link={link} />}
      {link && (
        <WorkPack planned={planning.planned} respondent={respondent} token={tokenOf(link)} />
      )}
      <ReportNotes
        remark={lead.email ? fill(reportWords.notes.mailed, { email: lead.email }) : undefined}
      >
        <Button onClick={startOver}>{reportWords.again}</Button>
        <PrintButton />
      </ReportNotes>
    </ReportSheet>
  )
}

/** Back to step 0 by reloading, so that nothing of this visit stays behind. */
function startOver(): void {
  forgetResult()
  history.replaceState(history.state, '', location.pathname)
  // The browser would bring the new page to where the old one was left, at its foot.
  window.scrollTo({ top: 0, behavior: 'instant' })
  window.location.reload()
}

/** Browsers that cannot print folded details by style alone get them opened, and closed again. */
function useOpenOnPaper(sheet: React.RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [
        ...(sheet.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []),
      ]
      for (const details of opened) details.open = true
    }
    const close = () => {
      for (const details of opened) details.open = false
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [sheet])
}

const linkWords = resultWords.link

/** The ways to take the result along, beside the verdict. */
function TakeAlong({ link }: { link: string }) {
  return (
    <div className="flex flex-wrap gap-3 lg:flex-col">
      <ButtonLink href={resultPath(tokenOf(link), 'report.pdf')}>
        <Icon name="download" />
        {linkWords.pdf}
      </ButtonLink>
      <CopyLink link={link} />
    </div>
  )
}

function CopyLink({ link }: { link: string }) {
  return (
    <Button onClick={() => void copyAddress(link, linkWords)} variant="outline">
      {linkWords.copy}
    </Button>
  )
}

/** The address that the mail carries, for the person who submitted. */
function PrivateLink({ link }: { link: string }) {
  return (
    <section
      aria-labelledby="link-title"
      className="grid gap-4 border border-rule border-t-4 border-t-ink bg-surface p-4 sm:p-6 print:hidden"
    >
      <h2 className="text-xl" id="link-title">
        {linkWords.title}
      </h2>
      <p className="max-w-measure">{linkWords.text}</p>
      <p>
        <a className="break-all text-sm text-action underline underline-offset-4" href={link}>
          {location.origin}
          {link}
        </a>
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyLink link={link} />
        <ButtonLink href={resultPath(tokenOf(link), 'report.pdf')} variant="outline">
          <Icon name="download" />
          {linkWords.pdf}
        </ButtonLink>
      </div>
    </section>
  )
}

function PrintButton() {
  return (
    <Button className="print:hidden" onClick={() => window.print()} variant="outline">
      <Icon name="print" />
      {reportWords.print}
    </Button>
  )
}
