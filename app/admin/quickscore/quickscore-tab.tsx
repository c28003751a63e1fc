/** The QuickScore tab: find, read, export and delete submissions. */
import { useRef, useState } from 'react'
import { userTypeLabels, assessmentWords as words } from '../../../content/admin/quickscore.ts'
import { bandWords } from '../../../content/quickscore/words.ts'
import { fill } from '../../../domain/wording.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ExportButton } from '../list/export-button.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { RecordTab } from '../list/record-tab.tsx'
import { DeleteRowButton } from '../list/row-button.tsx'
import { type Deletion, useDeletion } from '../list/use-deletion.ts'
import type { ListViewState } from '../list/use-list-view.ts'
import { useRecordList } from '../list/use-records.ts'
import { AssessmentCharts } from './assessment-charts.tsx'
import { AssessmentDialog } from './assessment-dialog.tsx'
import {
  type Assessment,
  assessmentRules,
  assessmentSource,
  writeAssessmentsCsv,
} from './assessments.ts'
import { shownColumns } from './columns.tsx'
import { ReleasesSection } from './releases-section.tsx'

export default function QuickscoreTab() {
  const records = useRecordList<Assessment>(assessmentSource, assessmentRules)
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
      columns={shownColumns}
      emptyAction={
        <ButtonLink href={link.href} variant="outline">
          {link.text}
        </ButtonLink>
      }
      filters={<Filters state={records.state} />}
      heading={heading}
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

const userTypes = Object.entries(userTypeLabels)
const bands = Object.entries(bandWords).map(([band, { label }]) => [band, label] as const)

function Filters({ state: { view, change } }: { state: ListViewState }) {
  return (
    <>
      <FilterSelect
        all={words.allUserTypes}
        label={words.columns.userType}
        onChoose={(user_type) => change({ filters: { user_type } })}
        options={userTypes}
        value={view.filters.user_type}
      />
      <FilterSelect
        all={words.allBands}
        label={words.columns.band}
        onChoose={(band) => change({ filters: { band } })}
        options={bands}
        value={view.filters.band}
      />
    </>
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
