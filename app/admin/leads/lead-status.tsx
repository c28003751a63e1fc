/** Columns, filters and badge for how far a lead has been handled. */
import { leadWords as words } from '../../../content/en/admin/leads.ts'
import { fill, formatShortDate } from '../../../domain/wording.ts'
import { Badge, StateBadge } from '../../ui/badge.tsx'
import { type Column, dayColumn, textColumn } from '../list/column.tsx'
import { filterBy } from '../list/list-view.ts'
import type { Lead } from './use-lead.ts'

export const assigneeColumn = <Row extends Lead>(): Column<Row> =>
  textColumn<Row>('assignee', words.assignee, { labelled: true })

export const handlingFilters = [
  filterBy('handled', words.status, words.allStates, { false: words.open, true: words.handled }),
  filterBy('assigned', words.assignee, words.allAssignees, {
    mine: words.mine,
    false: words.unassigned,
    true: words.assigned,
  }),
  filterBy('due', words.dueOn, words.allDays, { true: words.due }),
]

const tones = { held: 'grey', handled: 'green', open: 'amber' } as const

/** Handled, waiting, or held back: colour, shape and word. */
export function LeadStatus({ lead: { held, handled, due_on } }: { lead: Lead }) {
  const state = held ? 'held' : handled ? 'handled' : 'open'
  return (
    <span className="inline-flex flex-wrap gap-1 in-[table]:flex-col in-[table]:items-start">
      <StateBadge tone={tones[state]}>{words[state]}</StateBadge>
      {due_on && (
        <Badge tone="action">{fill(words.dueBy, { date: formatShortDate(due_on) })}</Badge>
      )}
    </span>
  )
}

/** Day and time (UTC), which tells a message at night from one in the morning. */
export const arrivalColumn = <Row extends Lead>(label: string): Column<Row> =>
  dayColumn('created_at', label, {
    cell: ({ created_at }) => (
      <time dateTime={created_at}>
        {formatShortDate(created_at)}{' '}
        <span className="text-muted in-[table]:block">{created_at.slice(11, 16)}</span>
      </time>
    ),
  })
