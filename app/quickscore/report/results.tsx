import { useEffect, useMemo, useRef, useState } from 'react'
import { comparisonWords } from '../../../content/quickscore/coming-back.ts'
import { reportWords } from '../../../content/quickscore/words.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { tokenOf } from '../../../domain/quickscore/result-link.ts'
import type { Answers } from '../../../domain/quickscore/scoring.ts'
import { type ScoreCounts, spreadOf } from '../../../domain/quickscore/spread.ts'
import { fill } from '../../../domain/wording.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Assessment, Outcome } from '../assessment/assessment.ts'
import { useStepFocus } from '../use-step-focus.ts'
import { ApplicabilityForm } from './applicability-form.tsx'
import { PackFiles } from './pack-files.tsx'
import { createReport } from './report.ts'
import { ReportNotes } from './report-notes.tsx'
import { ReportSheet } from './report-sheet.tsx'
import { usePlanned } from './use-planned.ts'

interface ResultsProps {
  assessment: Assessment
  scores: ScoreCounts
  /** Earlier answers were taken again: the private link shows both. */
  isRetake: boolean
}

/** Step 3. */
export function Results({ assessment, ...props }: ResultsProps) {
  const { userType, answers, outcome } = assessment
  if (!userType || !outcome) return null
  return <Shown answers={answers} outcome={outcome} userType={userType} {...props} />
}

interface ShownProps extends Omit<ResultsProps, 'assessment'> {
  userType: UserType
  answers: Answers
  outcome: Outcome
}

function Shown({ userType, answers, outcome, scores, isRetake }: ShownProps) {
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
  return (
    <ReportSheet
      action={<PrintButton />}
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
      report={report}
      respondent={respondent}
      sheet={sheet}
      spread={spreadOf(scores)}
    >
      {link && <PackFiles planned={planning.planned} token={tokenOf(link)} />}
      <ReportNotes remark={fill(reportWords.notes.mailed, { email: lead.email })}>
        {isRetake && link && <ButtonLink href={link}>{comparisonWords.open}</ButtonLink>}
        <Button onClick={startOver}>{reportWords.again}</Button>
        <PrintButton />
      </ReportNotes>
    </ReportSheet>
  )
}

/** Back to step 0 by reloading, so that nothing of this visit stays behind. */
function startOver(): void {
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

function PrintButton() {
  return (
    <Button className="print:hidden" onClick={() => window.print()} variant="outline">
      <Icon name="print" />
      {reportWords.print}
    </Button>
  )
}
