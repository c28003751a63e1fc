import { assessmentWords, userTypeLabels } from '../../../content/admin/quickscore.ts'
import { formatShortDate } from '../../../domain/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../list/columns.ts'
import type { Assessment } from './assessments.ts'
import { BandBadge } from './band-badge.tsx'

const { columns: labels } = assessmentWords

export const shownColumns: readonly Column<Assessment>[] = [
  {
    id: 'name',
    label: labels.name,
    cell: ({ name }) => name,
    sort: { column: 'name', kind: 'text' },
  },
  {
    id: 'company',
    label: labels.company,
    cell: ({ company }) => company,
    isNarrow: true,
    sort: { column: 'company', kind: 'text' },
  },
  {
    id: 'user_type',
    label: labels.userType,
    cell: (row) => <Badge>{userTypeLabels[row.user_type]}</Badge>,
    sort: { column: 'user_type', kind: 'text' },
  },
  {
    id: 'email',
    label: labels.email,
    cell: ({ email }) => email,
    sort: { column: 'email', kind: 'text' },
  },
  {
    id: 'date',
    label: labels.date,
    cell: (row) => <time dateTime={row.created_at}>{formatShortDate(row.created_at)}</time>,
    sort: { column: 'created_at', kind: 'date' },
  },
  {
    id: 'score',
    label: labels.score,
    cell: ({ score }) => `${score}%`,
    sort: { column: 'score', kind: 'number' },
    numeric: true,
  },
  {
    id: 'band',
    label: labels.band,
    cell: ({ band }) => <BandBadge band={band} />,
  },
]
