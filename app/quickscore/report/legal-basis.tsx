import { dutySources } from '../../../content/en/quickscore/law-words.ts'
import { counselWords } from '../../../content/en/quickscore/result-words.ts'
import { answerOptions, reportWords } from '../../../content/en/quickscore/words.ts'
import type { Applicability } from '../../../domain/law/applicability.ts'
import { type ToldDuty, tellDuties } from '../../../domain/law/duty-sentences.ts'
import type { PlannedAction } from '../../../domain/quickscore/action-plan.ts'
import { listCounselRows } from '../../../domain/quickscore/counsel.ts'
import { shortDate } from '../../../domain/wording.ts'
import { StackedTable } from '../../ui/stacked-table.tsx'
import { Fold } from './fold.tsx'
import type { Report } from './report.ts'

interface LegalBasisProps {
  action: PlannedAction
  applicability: Applicability
}

/** The duties behind a step for this respondent, or a note that it is good practice. */
export function LegalBasis({ action, applicability }: LegalBasisProps) {
  // The good-practice note says that no law asks for this: false where a duty binds.
  const isBound = action.duties.some(({ standing }) => standing === 'binds')
  const goodPractice = isBound ? undefined : action.question.goodPractice
  const told = tellDuties(action.duties, applicability, dutySources)
  return (
    <div className="grid gap-3 print:gap-1">
      {goodPractice && (
        <p>
          <strong className="font-semibold">{reportWords.plan.goodPractice}.</strong> {goodPractice}
        </p>
      )}
      {told.length > 0 && (
        <ul className="grid gap-4 print:gap-1 print:text-xs">
          {told.map((duty) => (
            <TellDuty duty={duty} key={duty.id} />
          ))}
        </ul>
      )}
    </div>
  )
}

function TellDuty({ duty: { label, jurisdiction, citations, note } }: { duty: ToldDuty }) {
  return (
    <li className="print:break-inside-avoid">
      <span className="font-semibold">{label}</span>{' '}
      <span className="text-sm text-muted">({jurisdiction})</span>
      <ul>
        {citations.map(({ id, name, url, summary, status }) => (
          <li key={id}>
            <a href={url} rel="noopener noreferrer">
              {name}
            </a>
            : {summary} {status && <span className="text-sm text-muted">{status}.</span>}
          </li>
        ))}
      </ul>
      {note && <span className="block text-sm text-muted">{note}</span>}
    </li>
  )
}

interface CounselTableProps {
  report: Report
  applicability: Applicability
}

/** Table for counsel: answer, evidence to keep, provisions, how far they bind, comparison date. */
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
          // Answer and evidence are shown only in the first row of their question.
          const isFirst = rows[index - 1]?.action !== action
          const answer = answerOptions.find((option) => option.value === value)?.label ?? practice
          return {
            key: `${question.id} ${status}`,
            cells: [
              `${question.id} ${question.topic}`,
              isFirst ? answer : '',
              isFirst ? question.evidence : '',
              <ul className="grid gap-2" key="provisions">
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
