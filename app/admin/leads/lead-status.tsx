/** What lists of leads say and ask of how far each has come. */
import { leadWords as words } from '../../../content/en/admin/leads.ts'
import { Badge } from '../../ui/badge.tsx'
import { ToneShape } from '../../ui/status-mark.tsx'
import { type Column, textColumn } from '../list/column.tsx'
import type { ListFilter } from '../list/list-view.ts'
import type { Lead } from './use-lead-change.ts'

export const assigneeColumn = <Row extends Lead>(): Column<Row> =>
  textColumn<Row>('assignee', words.assignee, { labelled: true })

export const handlingFilters: readonly ListFilter[] = [
  {
    name: 'handled',
    label: words.status,
    all: words.allStates,
    options: [
      ['false', words.open],
      ['true', words.handled],
    ],
  },
  {
    name: 'assigned',
    label: words.assignee,
    all: words.allAssignees,
    options: [
      ['mine', words.mine],
      ['false', words.unassigned],
      ['true', words.assigned],
    ],
  },
]

/** Handled, waiting, or held back: colour, shape and word. */
export function LeadStatus({ lead: { held, handled } }: { lead: Lead }) {
  const tone = held ? 'grey' : handled ? 'green' : 'amber'
  return (
    <Badge tone={tone}>
      <ToneShape tone={tone} />
      {held ? words.held : handled ? words.handled : words.open}
    </Badge>
  )
}
