/** The QuickScore tab: find, read, export and delete submissions. */
import {
  assessmentCsvColumns,
  assessmentWords as words,
} from '../../../content/en/admin/quickscore.ts'
import { questionBank } from '../../../content/en/quickscore/question-bank.ts'
import { assessmentCells } from '../../../domain/quickscore/assessment.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LeadTab } from '../leads/lead-tab.tsx'
import { partsOfAssessmentDialog } from './assessment-dialog.tsx'
import { AssessmentFigures } from './assessment-figures.tsx'
import { assessmentList, assessmentSource } from './list.tsx'
import { ReleasesSection } from './releases-section.tsx'

export default function QuickscoreTab() {
  const { link } = words.empty
  return (
    <LeadTab
      above={
        <div>
          <AssessmentFigures />
          <ReleasesSection />
        </div>
      }
      deletes="owner"
      dialog={partsOfAssessmentDialog}
      emptyAction={
        <ButtonLink href={link.href} variant="outline">
          {link.text}
        </ButtonLink>
      }
      exported={{
        cells: assessmentCells(questionBank),
        columns: assessmentCsvColumns,
        failure: words.exportFailed,
      }}
      kind={assessmentList}
      nameOf={({ name, company }) => `${name}, ${company}`}
      source={assessmentSource}
      title={words.title}
      words={words}
    />
  )
}
