/** The QuickScore tab: find, read, export and delete submissions. */
import { useRef, useState } from 'react'
import { assessmentWords as words } from '../../../content/en/admin/quickscore.ts'
import { fill } from '../../../domain/wording.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useChangeMany } from '../leads/use-lead-change.ts'
import { ExportButton } from '../list/export-button.tsx'
import { RecordTab } from '../list/record-tab.tsx'
import { DeleteRowButton } from '../list/row-button.tsx'
import { DeleteSelectionButton, type Selection } from '../list/selection.tsx'
import { type Deletion, useDeletion } from '../list/use-deletion.ts'
import { useAskedRow, useRecordList } from '../list/use-records.ts'
import { Allowed } from '../session/session.tsx'
import { AssessmentDialog } from './assessment-dialog.tsx'
import { AssessmentFigures } from './assessment-figures.tsx'
import { type Assessment, assessmentSource, writeAssessmentsCsv } from './assessments.ts'
import { assessmentList } from './list.tsx'
import { ReleasesSection } from './releases-section.tsx'

export default function QuickscoreTab() {
  const records = useRecordList(assessmentSource, assessmentList)
  const heading = useRef<HTMLHeadingElement>(null)
  const deletion = useDeletion(assessmentSource, words, () => heading.current?.focus())
  const [shown, setShown] = useState<Assessment | null>(null)
  useAskedRow<Assessment>(assessmentSource, setShown)
  // It may have been closed, or another one opened, before the answer came.
  const update = (changed: Assessment) =>
    setShown((current) => (current?.id === changed.id ? changed : current))
  const { link } = words.empty
  return (
    <RecordTab
      above={
        <>
          <AssessmentFigures />
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
      onOpen={setShown}
      picking={{
        nameOf: ({ name }) => name,
        buttons: (selection) => (
          <PickedActions
            deletion={deletion}
            onDone={() => heading.current?.focus()}
            selection={selection}
          />
        ),
      }}
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
      <AssessmentDialog assessment={shown} onChanged={update} onClose={() => setShown(null)} />
    </RecordTab>
  )
}

interface PickedActionsProps {
  selection: Selection<Assessment>
  deletion: Deletion
  onDone: () => void
}

function PickedActions({ selection: { ids, clear }, deletion, onDone }: PickedActionsProps) {
  const { mutate, isPending } = useChangeMany(assessmentSource, () => {
    clear()
    onDone()
  })
  return (
    <>
      <Button
        busy={isPending}
        onClick={() => mutate({ ids, handled: true })}
        size="sm"
        variant="outline"
      >
        {assessmentSource.words.markHandled}
      </Button>
      <Allowed to="owner">
        <DeleteSelectionButton busy={deletion.isPending} onClick={() => deletion.deleteMany(ids)} />
      </Allowed>
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
