/** The QuickScore tab: find, read, export and delete submissions. */
import { useRef, useState } from 'react'
import { assessmentWords as words } from '../../../content/admin/quickscore.ts'
import { fill } from '../../../domain/wording.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ExportButton } from '../list/export-button.tsx'
import { RecordTab } from '../list/record-tab.tsx'
import { DeleteRowButton } from '../list/row-button.tsx'
import { type Deletion, useDeletion } from '../list/use-deletion.ts'
import { useRecordList } from '../list/use-records.ts'
import { AssessmentCharts } from './assessment-charts.tsx'
import { AssessmentDialog } from './assessment-dialog.tsx'
import { type Assessment, assessmentSource, writeAssessmentsCsv } from './assessments.ts'
import { assessmentList } from './list.tsx'
import { ReleasesSection } from './releases-section.tsx'

export default function QuickscoreTab() {
  const records = useRecordList(assessmentSource, assessmentList)
  const heading = useRef<HTMLHeadingElement>(null)
  const deletion = useDeletion(assessmentSource, words, () => heading.current?.focus())
  const [shown, setShown] = useState<Assessment | null>(null)
  const { link } = words.empty
  return (
    <RecordTab
      above={
        <>
          <AssessmentCharts />
          <ReleasesSection />
        </>
      }
      actions={(row) => <RowActions deletion={deletion} onShow={() => setShown(row)} row={row} />}
      emptyAction={
        <ButtonLink href={link.href} variant="outline">
          {link.text}
        </ButtonLink>
      }
      heading={heading}
      kind={assessmentList}
      picking={{ deletion, nameOf: ({ name }) => name, needs: 'owner' }}
      records={records}
      title={words.title}
      tools={
        <ExportButton
          failure={words.exportFailed}
          records={records}
          source={assessmentSource}
          write={writeAssessmentsCsv}
        />
      }
      words={words}
    >
      <AssessmentDialog assessment={shown} onClose={() => setShown(null)} />
    </RecordTab>
  )
}

interface RowActionsProps {
  row: Assessment
  deletion: Deletion
  onShow: () => void
}

function RowActions({ row: { id, name, company }, deletion, onShow }: RowActionsProps) {
  return (
    <>
      <Button
        aria-label={fill(words.detailsOf, { name })}
        onClick={onShow}
        size="sm"
        variant="quiet"
      >
        {words.details}
      </Button>
      <DeleteRowButton
        needs="owner"
        disabled={deletion.isPending}
        name={name}
        onClick={() => deletion.deleteOne(id, `${name}, ${company}`)}
      />
    </>
  )
}
