import type { ReactNode } from 'react'
import {
  userTypeLabels,
  assessmentDetailWords as words,
} from '../../../content/admin/quickscore.ts'
import { formatMoment } from '../local-time.ts'
import type { Assessment } from './assessments.ts'
import { BandBadge } from './band-badge.tsx'

export function AssessmentOverview({ assessment }: { assessment: Assessment }) {
  const { id, name, company, email, user_type, score, band, created_at, bank_version } = assessment
  const { fields } = words
  return (
    <section aria-labelledby="overview-title" className="grid min-w-0 content-start gap-3">
      <h3 className="text-lg" id="overview-title">
        {words.overview}
      </h3>
      <dl className="grid border-t-2 border-ink text-sm">
        <Row term={fields.score}>
          <span className="flex items-center gap-3">
            <span className="figures">{score}%</span>
            <BandBadge band={band} />
          </span>
        </Row>
        <Row term={fields.name}>{name}</Row>
        <Row term={fields.company}>{company}</Row>
        <Row term={fields.email}>
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
        </Row>
        <Row term={fields.userType}>{userTypeLabels[user_type]}</Row>
        <Row term={fields.submitted}>
          <time dateTime={created_at}>{formatMoment(created_at)}</time>
        </Row>
        <Row term={fields.bank}>{bank_version}</Row>
        <Row term={fields.id}>{id}</Row>
      </dl>
    </section>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid min-h-11 grid-cols-[8rem_minmax(0,1fr)] items-center border-b border-rule py-1">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
