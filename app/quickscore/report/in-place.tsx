import { domains } from '../../../content/en/quickscore/question-bank.ts'
import { resultWords } from '../../../content/en/quickscore/result-words.ts'
import type { AskedQuestion } from '../../../domain/quickscore/questions.ts'
import type { Report } from '../../../domain/quickscore/report.ts'
import { fill } from '../../../domain/wording.ts'
import { Disclosure } from '../../ui/disclosure.tsx'

const words = resultWords.inPlace

/** What was answered Yes, domain by domain, each with the evidence that shows it. */
export function InPlace({ inPlace, report }: { inPlace: AskedQuestion[]; report: Report }) {
  return (
    <section aria-labelledby="in-place-title" className="grid gap-4 print:gap-2">
      <h2 className="text-xl" id="in-place-title">
        {words.title}
      </h2>
      <p className="max-w-measure text-muted">
        {inPlace.length === 0
          ? words.none
          : fill(words.lead, { count: inPlace.length, total: report.total })}
      </p>
      <div>
        {domains.map(({ id, name }) => {
          const kept = inPlace.filter(({ domain }) => domain === id)
          const total = report.breakdown.find(({ domain }) => domain === id)?.total ?? 0
          if (kept.length === 0) return null
          return (
            <Disclosure
              key={id}
              summary={
                <span className="text-base figures">
                  {fill(words.domain, { domain: name, count: kept.length, total })}
                </span>
              }
            >
              <dl className="grid gap-3">
                {kept.map(({ id: question, topic, evidence }) => (
                  <div className="grid gap-x-6 sm:grid-cols-[14rem_1fr]" key={question}>
                    <dt className="font-semibold">{topic}</dt>
                    <dd className="text-muted">{evidence}</dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
          )
        })}
      </div>
    </section>
  )
}
