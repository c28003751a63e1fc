import { domains } from '../../../content/en/quickscore/question-bank.ts'
import { resultWords } from '../../../content/en/quickscore/result-words.ts'
import type { AskedQuestion } from '../../../domain/quickscore/questions.ts'
import { fill } from '../../../domain/wording.ts'
import { Fold } from './fold.tsx'
import type { Report } from './report.ts'

/** Questions answered Yes, by domain, each with the evidence for it. */
export function InPlace({ inPlace, report }: { inPlace: AskedQuestion[]; report: Report }) {
  const words = resultWords.inPlace
  const lead = fill(words.lead, { count: inPlace.length, total: report.total })
  return (
    <Fold id="in-place-title" point={inPlace.length === 0 ? words.none : lead} title={words.title}>
      {domains.map(({ id, name }) => {
        const kept = inPlace.filter(({ domain }) => domain === id)
        const total = report.breakdown.find(({ domain }) => domain === id)?.total ?? 0
        if (kept.length === 0) return null
        return (
          <div className="grid gap-2" key={id}>
            <h3 className="font-sans text-base font-semibold figures">
              {fill(words.domain, { domain: name, count: kept.length, total })}
            </h3>
            <dl className="grid gap-2">
              {kept.map(({ id: question, topic, evidence }) => (
                <div className="grid gap-x-6 sm:grid-cols-[14rem_1fr]" key={question}>
                  <dt>{topic}</dt>
                  <dd className="max-w-measure text-muted">{evidence}</dd>
                </div>
              ))}
            </dl>
          </div>
        )
      })}
    </Fold>
  )
}
