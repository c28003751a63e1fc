import { dutySources } from '../../../content/en/quickscore/law-words.ts'
import { counselWords } from '../../../content/en/quickscore/result-words.ts'
import { answerOptions } from '../../../content/en/quickscore/words.ts'
import type { Applicability } from '../../../domain/law/applicability.ts'
import { listCounselRows } from '../../../domain/quickscore/counsel.ts'
import { shortDate } from '../../../domain/wording.ts'
import { StackedTable } from '../../ui/stacked-table.tsx'
import { Fold } from './fold.tsx'
import type { Report } from './report.ts'

interface CounselTableProps {
  report: Report
  applicability: Applicability
}

/** One table for counsel: what was answered, what to keep, what stands behind it and how far it binds. */
export function CounselTable({ report, applicability }: CounselTableProps) {
  const rows = listCounselRows(report.list, applicability, dutySources)
  if (rows.length === 0) return null
  const { title, lead, columns, practice } = counselWords
  return (
    <Fold className="print:hidden" id="counsel-title" title={title}>
      <p className="max-w-measure text-muted">{lead}</p>
      <StackedTable
        columns={columns}
        label={title}
        rows={rows.map(({ action, provisions, status, comparedOn }, index) => {
          const { question, value } = action
          // Answer and evidence stand once, in the first row of their question.
          const isFirst = rows[index - 1]?.action !== action
          const answer = answerOptions.find((option) => option.value === value)?.label ?? practice
          return {
            key: `${question.id} ${status}`,
            cells: [
              `${question.id} ${question.topic}`,
              isFirst ? answer : '',
              isFirst ? question.evidence : '',
              <ul key="provisions">
                {provisions.map(({ id, name, url }) => (
                  <li key={id}>
                    <a href={url} rel="noopener noreferrer">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>,
              status,
              shortDate(comparedOn),
            ],
          }
        })}
      />
    </Fold>
  )
}
