import {
  userTypeLabels,
  assessmentDetailWords as words,
} from '../../../content/en/admin/quickscore.ts'
import { Fact, Facts } from '../facts.tsx'
import { LeadStatus } from '../leads/lead-status.tsx'
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
      <Facts>
        <Fact term={fields.score}>
          <span className="flex items-center gap-3">
            <span className="figures">{score}%</span>
            <BandBadge band={band} />
          </span>
        </Fact>
        <Fact term={fields.name}>{name}</Fact>
        <Fact term={fields.company}>{company}</Fact>
        <Fact term={fields.email}>
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
        </Fact>
        <Fact term={fields.userType}>{userTypeLabels[user_type]}</Fact>
        <Fact term={fields.submitted}>
          <time dateTime={created_at}>{formatMoment(created_at)}</time>
        </Fact>
        <Fact term={fields.status}>
          <LeadStatus lead={assessment} />
        </Fact>
        <Fact term={fields.bank}>{bank_version}</Fact>
        <Fact term={fields.id}>{id}</Fact>
      </Facts>
    </section>
  )
}
