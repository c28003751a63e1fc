/** Result of an import or of a trial: the number of rows of each outcome, and each row. */
import { useState } from 'react'
import {
  importOutcomeLabels,
  importWords as words,
} from '../../../../content/en/admin/newsletter.ts'
import {
  type ImportOutcome,
  type ImportReport,
  importOutcomes,
} from '../../../../domain/newsletter/import.ts'
import { fill } from '../../../../domain/wording.ts'
import { StatusMark, type Tone } from '../../../ui/status-mark.tsx'
import { Table, Td, Th } from '../../../ui/table.tsx'
import { ImportCounts } from '../../file-form.tsx'
import { FilterSelect } from '../../list/list-toolbar.tsx'

/** More rows than anybody reads would only slow the page. */
const mostShown = 500

const tones: Record<ImportOutcome, Tone> = {
  added: 'green',
  refused: 'amber',
  asked: 'amber',
  duplicate: 'grey',
  active: 'grey',
  pending: 'amber',
  unsubscribed: 'amber',
  undeliverable: 'amber',
  invalid: 'red',
}

export function ImportReportView({ report }: { report: ImportReport }) {
  const { dry_run: isDryRun, counts, rows, heeded, left_out, address_columns } = report
  const [outcome, setOutcome] = useState('')
  const labelOf = (one: ImportOutcome) => importOutcomeLabels[one][isDryRun ? 'would' : 'did']
  const present = importOutcomes.filter((one) => counts[one] > 0)
  const matching = rows.filter((row) => outcome === '' || row.outcome === outcome)
  const shown = matching.slice(0, mostShown)
  return (
    <div className="grid min-w-0 gap-4">
      <ImportCounts
        labelOf={labelOf}
        outcomes={present}
        report={report}
        title={isDryRun ? words.dryRun : words.done}
        tones={tones}
      >
        {address_columns.length === 0 && (
          <div className="grid gap-1 text-sm text-muted [overflow-wrap:anywhere]">
            <p>
              {heeded.length > 0
                ? fill(words.heeded, { columns: heeded.join(', ') })
                : words.unheeded}
            </p>
            <p>
              {words.onlyAddresses}{' '}
              {left_out.length > 0 && fill(words.leftOut, { columns: left_out.join(', ') })}
            </p>
          </div>
        )}
      </ImportCounts>
      <FilterSelect
        all={words.all}
        label={words.show}
        onChoose={setOutcome}
        options={present.map((one) => [one, labelOf(one)])}
        value={outcome}
      />
      <Table
        className="[&_thead_th]:bg-surface"
        label={words.reportLabel}
        regionClassName="max-h-[40dvh]"
      >
        <thead>
          <tr>
            <Th numeric>{words.columns.row}</Th>
            <Th>{words.columns.email}</Th>
            <Th>{words.columns.outcome}</Th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, email, outcome, reason }) => (
            <tr key={row}>
              <Td numeric>{row}</Td>
              <Td className="[overflow-wrap:anywhere]">{email}</Td>
              <Td>
                <StatusMark tone={tones[outcome]}>{labelOf(outcome)}</StatusMark>
                {reason && (
                  <span className="block text-sm text-muted [overflow-wrap:anywhere]">
                    {reason}
                  </span>
                )}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {shown.length < matching.length && (
        <p className="text-sm text-muted">
          {fill(words.more, { shown: shown.length, total: matching.length })}
        </p>
      )}
    </div>
  )
}
