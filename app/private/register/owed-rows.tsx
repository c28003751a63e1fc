/** Duties of one tool: now, depending on an unknown fact, from each date; each row with its law. */
import { lawWords } from '../../../content/en/quickscore/law-words.ts'
import { answerOptions } from '../../../content/en/quickscore/words.ts'
import { toolPageWords as words } from '../../../content/en/register/words.ts'
import type { Applicability } from '../../../domain/law/applicability.ts'
import type { Respondent } from '../../../domain/law/reading.ts'
import type { PlannedAction } from '../../../domain/quickscore/action-plan.ts'
import { findExistingTools } from '../../../domain/quickscore/report.ts'
import { respondentFor } from '../../../domain/register/owed.ts'
import type { ReadTool } from '../../../domain/register/said.ts'
import { fill, longDate } from '../../../domain/wording.ts'
import { LegalBasis } from '../../quickscore/report/legal-basis.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'

interface Group {
  title: string
  note: string
  rows: PlannedAction[]
}

export function OwedRows({ tool, asker }: { tool: ReadTool; asker: Respondent }) {
  const { applicability } = respondentFor(tool.facts, asker)
  return (
    <div>
      {groupRows(tool.owed, applicability).map(({ title, note, rows }) => (
        <Disclosure
          isWide
          key={title + note}
          open={rows[0]?.timing.kind === 'now'}
          summary={
            <span>
              <h3 className="text-lg">
                {title} <span className="text-muted figures">{rows.length}</span>
              </h3>
              {note && <span className="block text-sm font-normal text-muted">{note}</span>}
            </span>
          }
        >
          {rows.map((row) => (
            <Row
              answer={asker.answers[row.question.id]}
              applicability={applicability}
              key={row.question.id}
              row={row}
            />
          ))}
        </Disclosure>
      ))}
    </div>
  )
}

/** Groups consecutive rows with the same heading and note. */
function groupRows(owed: readonly PlannedAction[], applicability: Applicability): Group[] {
  const groups: Group[] = []
  for (const row of owed) {
    const head = headOf(row, applicability)
    const last = groups.at(-1)
    if (last?.title === head.title && last.note === head.note) last.rows.push(row)
    else groups.push({ ...head, rows: [row] })
  }
  return groups
}

function headOf(row: PlannedAction, applicability: Applicability): Omit<Group, 'rows'> {
  const { timing } = row
  const { groups, settles } = words
  if (timing.kind === 'depends') {
    return { title: groups.depends, note: settles[timing.on ?? 'none'] }
  }
  if (timing.kind === 'unconfirmed') return { title: groups.unconfirmed, note: '' }
  if (timing.kind !== 'ahead') return { title: groups.now, note: '' }
  const existing = findExistingTools([row], { applicability })
  return {
    title: fill(groups.ahead, { date: longDate(timing.since) }),
    note: existing ? lawWords.existingTools[existing] : '',
  }
}

interface RowProps {
  row: PlannedAction
  applicability: Applicability
  answer: number | undefined
}

function Row({ row, applicability, answer }: RowProps) {
  const { id, topic, nextStep } = row.question
  const said = answerOptions.find(({ value }) => value === answer)?.label
  const isRights = row.duties.some(({ duty }) => duty.references.includes('aia-27'))
  return (
    <Disclosure
      summary={
        <span className="text-base">
          <span className="pr-1 text-brass figures">{id}</span> {topic}
        </span>
      }
    >
      <div className="grid gap-3">
        <p>{nextStep}</p>
        {said && <p className="text-sm text-muted">{fill(words.answered, { answer: said })}</p>}
        <LegalBasis action={row} applicability={applicability} />
        {isRights && (
          <p>
            <a href={words.rights.href}>{words.rights.text}</a>
          </p>
        )}
      </div>
    </Disclosure>
  )
}
