import {
  assessmentLeadWords,
  userTypeLabels,
  assessmentWords as words,
} from '../../../content/en/admin/quickscore.ts'
import { bandWords } from '../../../content/en/quickscore/words.ts'
import type { AssessmentDetails, ListedAssessment } from '../../../domain/quickscore/assessment.ts'
import type { Band } from '../../../domain/quickscore/scoring.ts'
import { Badge, StateBadge } from '../../ui/badge.tsx'
import {
  arrivalColumn,
  assigneeColumn,
  handlingFilters,
  LeadStatus,
} from '../leads/lead-status.tsx'
import { type LeadSource, replyDraftSchema } from '../leads/use-lead.ts'
import { textColumn } from '../list/column.tsx'
import { filterBy, type ListKind } from '../list/list-view.ts'

/** A listed assessment, with the requests that only the dialog loads. */
export type Assessment = ListedAssessment & { requests?: AssessmentDetails['requests'] | undefined }

export const assessmentSource: LeadSource = {
  noun: 'quickscore-assessments',
  path: '/api/admin/quickscore-assessments',
  listPath: '/api/quickscore-assessments',
  fetchFailed: words.fetchFailed,
  beside: '&beside=true',
  shownBy: ['waiting'],
  words: assessmentLeadWords,
  draftPrefix: 'plumbline-assessment-reply-draft-',
  draftSchema: replyDraftSchema,
}

const { columns: labels } = words

export const assessmentList: ListKind<Assessment> = {
  columns: [
    textColumn('name', labels.name),
    textColumn('company', labels.company, { isNarrow: true }),
    textColumn('user_type', labels.userType, {
      cell: (row) => <Badge>{userTypeLabels[row.user_type]}</Badge>,
    }),
    textColumn('email', labels.email),
    arrivalColumn(labels.date),
    {
      id: 'score',
      label: labels.score,
      cell: ({ score }) => `${score}%`,
      sort: { column: 'score', kind: 'number' },
      numeric: true,
    },
    { id: 'band', label: labels.band, cell: ({ band }) => <BandBadge band={band} /> },
    assigneeColumn(),
    { id: 'status', label: labels.status, cell: (row) => <LeadStatus lead={row} /> },
  ],
  filters: [
    ...handlingFilters,
    filterBy('user_type', labels.userType, words.allUserTypes, userTypeLabels),
    {
      name: 'band',
      label: labels.band,
      all: words.allBands,
      options: Object.entries(bandWords).map(([band, { label }]) => [band, label]),
    },
  ],
  hasDays: true,
}

/** Colour, shape and word; a band that we do not know is grey and named as it is stored. */
export function BandBadge({ band }: { band: Band }) {
  const isKnown = Object.hasOwn(bandWords, band)
  return (
    <StateBadge tone={isKnown ? band : 'grey'}>{isKnown ? bandWords[band].label : band}</StateBadge>
  )
}
