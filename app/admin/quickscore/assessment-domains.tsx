import { assessmentDetailWords } from '../../../content/en/admin/quickscore.ts'
import { domains } from '../../../content/en/quickscore/question-bank.ts'
import { type BreakdownItem, bandOf, scoreAnswers } from '../../../domain/quickscore/scoring.ts'
import { fill } from '../../../domain/wording.ts'
import { questionsFor } from '../../quickscore/questions.ts'
import { classNames } from '../../ui/class-names.ts'
import { Table, Td, Th } from '../../ui/table.tsx'
import type { Assessment } from './assessments.ts'
import { BandBadge } from './band-badge.tsx'

const words = assessmentDetailWords.domains

/** The stored scores; how many questions they rest on is counted from the answers. */
export function AssessmentDomains({ assessment }: { assessment: Assessment }) {
  const { user_type, answers, domain_scores } = assessment
  const { breakdown } = scoreAnswers(questionsFor[user_type], answers)
  return (
    <div className="grid min-w-0 content-start gap-3">
      <h3 className="text-lg">{words.title}</h3>
      <Table
        className="[&_thead_th]:bg-surface"
        label={words.title}
        regionClassName="border-t-2 border-ink"
      >
        <thead>
          <tr>
            <Th>{words.columns.domain}</Th>
            <Th numeric>{words.columns.score}</Th>
            <Th>{words.columns.band}</Th>
          </tr>
        </thead>
        <tbody>
          {breakdown.map((item) => (
            <DomainRow item={item} key={item.domain} stored={domain_scores[item.domain] ?? 0} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function DomainRow({ item, stored }: { item: BreakdownItem; stored: number }) {
  const { domain, counted, total, isScored, hasLowCoverage } = item
  const score = Math.round(stored)
  const notes = [
    fill(words.counted, { counted, total }),
    isScored ? '' : words.notScored,
    hasLowCoverage ? words.lowCoverage : '',
  ]
  return (
    <tr>
      <Th scope="row">
        {domains.find(({ id }) => id === domain)?.name}
        <span
          className={classNames('block font-normal', hasLowCoverage ? 'text-amber' : 'text-muted')}
        >
          {notes.filter(Boolean).join(' · ')}
        </span>
      </Th>
      <Td numeric>{score}%</Td>
      <Td>
        <BandBadge band={bandOf(score)} />
      </Td>
    </tr>
  )
}
