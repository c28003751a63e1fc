import { Link } from 'react-router'
import {
  userTypeLabels,
  assessmentDetailWords as words,
} from '../../../content/en/admin/quickscore.ts'
import { harmWeights } from '../../../content/en/duties/harm.ts'
import { duties } from '../../../content/en/duties/index.ts'
import { bankVersion } from '../../../content/en/quickscore/question-bank.ts'
import { reportWords } from '../../../content/en/quickscore/words.ts'
import { planActions } from '../../../domain/quickscore/action-plan.ts'
import { respondentOf } from '../../../domain/quickscore/report.ts'
import { fill } from '../../../domain/wording.ts'
import { questionsFor } from '../../quickscore/questions.ts'
import { PlanEntry } from '../../quickscore/report/plan-entry.tsx'
import { Button } from '../../ui/button.tsx'
import { Fact, Facts } from '../facts.tsx'
import type { LeadParts } from '../leads/lead-dialog.tsx'
import { LeadStatus } from '../leads/lead-status.tsx'
import { recordAddress, useAction } from '../list/use-records.ts'
import { formatMoment } from '../local-time.ts'
import { Section } from '../section.tsx'
import { Allowed } from '../session/session.tsx'
import { AssessmentAnswers, AssessmentDomains } from './assessment-answers.tsx'
import { type Assessment, assessmentSource, BandBadge } from './list.tsx'

export const partsOfAssessmentDialog: LeadParts<Assessment> = {
  title: words.title,
  buttons: (assessment) => <RevokeLink assessment={assessment} />,
  above: ({ bank_version: stored }) =>
    stored !== bankVersion && (
      <p className="border-l-4 border-amber pl-3">
        {fill(words.otherBank, { stored, current: bankVersion })}
      </p>
    ),
  facts: (assessment) => (
    <>
      <AssessmentOverview assessment={assessment} />
      <Requests requests={assessment.requests} />
      <AssessmentDomains assessment={assessment} />
    </>
  ),
  below: (assessment) => (
    <>
      <AssessmentPlan assessment={assessment} />
      <AssessmentAnswers assessment={assessment} />
    </>
  ),
}

/** Contact messages in which the respondent asks to talk it through. */
function Requests({ requests = [] }: Pick<Assessment, 'requests'>) {
  if (requests.length === 0) return null
  return (
    <Section className="gap-2" title={words.requests}>
      <ul className="grid border-t-2 border-ink">
        {requests.map((request) => (
          <li className="grid gap-1 border-b border-rule py-3" key={request.id}>
            <div className="flex flex-wrap items-center gap-x-3">
              <Link to={recordAddress('/admin/messages', request.id)}>
                {fill(words.request, { time: formatMoment(request.created_at) })}
              </Link>
              <LeadStatus lead={request} />
            </div>
            <p className="text-sm break-words whitespace-pre-wrap" dir="auto">
              {request.message}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The respondent's plan, by the rules and in the words of the report. */
function AssessmentPlan({ assessment }: { assessment: Assessment }) {
  const { user_type, applicability } = assessment
  const respondent = respondentOf(assessment)
  const plan = planActions(questionsFor[user_type], { duties, harm: harmWeights, respondent })
  return (
    <Section title={words.plan.title}>
      <p className="text-sm text-muted">
        {plan.length > 0 ? words.plan.lead : reportWords.plan.none}
      </p>
      {plan.length > 0 && (
        <ol className="@container grid border-y border-rule">
          {plan.map((action, index) => (
            <PlanEntry
              action={action}
              applicability={applicability}
              key={action.question.id}
              number={index + 1}
            />
          ))}
        </ol>
      )}
    </Section>
  )
}

/** Revokes the private links to the respondent's result. */
function RevokeLink({ assessment: { id, name } }: { assessment: Assessment }) {
  const { mutate, isPending } = useAction<void, { revoked: number }>({
    ask: () => ['POST', `${assessmentSource.path}/${id}/revoke-links`],
    question: fill(words.revoke.question, { name }),
    done: (data) => (data?.revoked ? words.revoke.revoked : words.revoke.none),
    failed: words.revoke.failed,
  })
  return (
    <Allowed to="owner">
      <Button busy={isPending} onClick={() => mutate()} variant="outline">
        {words.revoke.action}
      </Button>
    </Allowed>
  )
}

function AssessmentOverview({ assessment }: { assessment: Assessment }) {
  const { id, name, company, email, user_type, score, band, created_at, bank_version } = assessment
  const { fields } = words
  return (
    <Section title={words.overview}>
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
    </Section>
  )
}
