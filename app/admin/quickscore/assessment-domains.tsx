import { assessmentDetailWords } from '../../../content/admin.ts'
import { domains } from '../../../content/question-bank.ts'
import { bandOf, scoreAnswers } from '../../../domain/quickscore/scoring.ts'
import { questionsFor } from '../../quickscore/questions.ts'
import { fill } from '../../quickscore/wording.ts'
import { Table, Td, Th } from '../../ui/table.tsx'
import type { Assessment } from './assessments.ts'
import { BandBadge } from './band-badge.tsx'

const words = assessmentDetailWords.domains

/** The stored scores; how many questions they rest on is counted from the answers. */
export function AssessmentDomains({ assessment }: { assessment: Assessment }) {
  const { user_type, answers, domain_scores } = assessment
  const { breakdown } = scoreAnswers(questionsFor[user_type], answers)
  return (
    <section aria-labelledby="domains-title" className="grid min-w-0 content-start gap-3">
      <h3 className="text-lg" id="domains-title">
        {words.title}
      </h3>
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
            <Th>{words.columns.counted}</Th>
          </tr>
        </thead>
        <tbody>
          {breakdown.map(({ domain, counted, total, isScored, hasLowCoverage }) => {
            const score = Math.round(domain_scores[domain] ?? 0)
            const notes = [!isScored && words.notScored, hasLowCoverage && words.lowCoverage]
            return (
              <tr key={domain}>
                <Th scope="row">{domains.find(({ id }) => id === domain)?.name}</Th>
                <Td numeric>{score}%</Td>
                <Td>
                  <BandBadge band={bandOf(score)} />
                </Td>
                <Td>
                  {fill(words.counted, { counted, total })}
                  {notes.map((note) => note && <NoteLine key={note}>{note}</NoteLine>)}
                </Td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </section>
  )
}

function NoteLine({ children }: { children: string }) {
  return <span className="block text-amber">{children}</span>
}
