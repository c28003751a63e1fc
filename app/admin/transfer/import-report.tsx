/** Result of an import or of a trial, for each text. */

import { importStateLabels, postImportWords as words } from '../../../content/en/admin/transfer.ts'
import {
  type ImportedPost,
  type ImportState,
  importStates,
  type PostImport,
} from '../../../domain/transfer.ts'
import { fill, formatNumber } from '../../../domain/wording.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { type StackedRow, StackedTable } from '../../ui/stacked-table.tsx'
import { StatusMark, type Tone } from '../../ui/status-mark.tsx'
import { ImportCounts } from '../file-form.tsx'
import { Lines } from '../section.tsx'
import { PostLink } from '../text-link.tsx'

const tones: Record<ImportState, Tone> = {
  new: 'green',
  made: 'green',
  same: 'grey',
  refused: 'red',
  left: 'grey',
}

const widths = ['md:w-[26%]', 'md:w-[12%]', 'md:w-[7%]', 'md:w-[13%]', 'md:w-[15%]']

interface ImportReportProps {
  report: PostImport
  /** Numbers of the rows that are not to be imported. */
  left: ReadonlySet<number>
  onToggle: (row: number) => void
  isPending: boolean
}

export function ImportReport(props: ImportReportProps) {
  const { report } = props
  return (
    <div className="grid min-w-0 gap-4">
      <ImportCounts
        labelOf={(one) => importStateLabels[one]}
        outcomes={importStates.filter((one) => report.counts[one] > 0)}
        report={report}
        title={report.dry_run ? words.dryRun : words.done}
        tones={tones}
      />
      {report.notes.length > 0 && <Lines>{report.notes}</Lines>}
      <StackedTable
        columns={words.columns}
        label={words.reportLabel}
        rows={report.rows.map((row) => presentRow(row, props))}
        widths={widths}
      />
    </div>
  )
}

function presentRow(row: ImportedPost, choosing: ImportReportProps): StackedRow {
  return {
    key: String(row.row),
    cells: [
      <Name key="name" {...choosing} row={row} />,
      <StatusMark key="state" tone={tones[row.state]}>
        {importStateLabels[row.state]}
      </StatusMark>,
      <span className="figures" key="words">
        {formatNumber(row.words)}
      </span>,
      describePictures(row),
      describeLabels(row),
      row.notes.length > 0 ? <Lines key="notes">{row.notes}</Lines> : words.noNotes,
    ],
  }
}

interface NameProps extends ImportReportProps {
  row: ImportedPost
}

function Name({ row, report, left, onToggle, isPending }: NameProps) {
  const { title, slug, source, state } = row
  const isChoice = report.dry_run && state === 'new'
  const isHere = state === 'made' || state === 'same'
  return (
    <div className="grid gap-1 font-normal">
      {isChoice ? (
        <Checkbox
          aria-label={fill(words.take, { name: title })}
          checked={!left.has(row.row)}
          disabled={isPending}
          label={<span className="font-semibold">{title}</span>}
          onChange={() => onToggle(row.row)}
        />
      ) : (
        <span className="font-semibold">{isHere ? <PostLink title={title} /> : title}</span>
      )}
      {state !== 'refused' && <span className="text-sm">{fill(words.slug, { slug })}</span>}
      <span className="text-sm text-muted">{fill(words.source, { source })}</span>
    </div>
  )
}

function describePictures({ pictures: { found, added, missing } }: ImportedPost): string {
  const parts = [
    found > 0 && fill(words.pictures, { found, added }),
    missing > 0 && fill(words.missing, { missing }),
  ]
  return parts.filter(Boolean).join('; ') || words.noPictures
}

function describeLabels({ categories, regions, authors }: ImportedPost): string {
  const names = [...categories, ...regions, ...authors].map(({ name, is_new }) =>
    is_new ? fill(words.newLabel, { name }) : name,
  )
  return names.join(', ') || words.noLabels
}
