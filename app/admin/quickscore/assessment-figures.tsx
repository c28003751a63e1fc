/** Summary of the newest assessments: one line that opens to the weakest questions. */
import { assessmentFigureWords as words } from '../../../content/en/admin/quickscore.ts'
import { nouns } from '../../../content/en/nouns.ts'
import type { QuestionnaireCount } from '../../../domain/questionnaires/questionnaire.ts'
import { bandOf } from '../../../domain/quickscore/scoring.ts'
import { type Statistics, weeksSummed } from '../../../domain/quickscore/statistics.ts'
import { count, fill } from '../../../domain/wording.ts'
import { Fold } from '../fold.tsx'
import { useAnswer } from '../session/use-answer.ts'
import { assessmentSource } from './list.tsx'

/** Renders nothing while there is nothing to count. */
export function AssessmentFigures() {
  // Under the list's key, so that what refreshes the list refreshes the figures.
  const key = [assessmentSource.noun, 'statistics']
  const { data: statistics, isError } = useAnswer<Statistics>(key, '/api/admin/quickscore-stats')
  if (isError) return <p className="text-sm text-muted">{words.failed}</p>
  if (!statistics || (statistics.based_on === 0 && !statistics.completed)) return null
  return (
    <Fold title={<span className="figures">{sayFigures(statistics)}</span>}>
      <div className="grid gap-4 pt-1 pb-4">
        {statistics.based_on > 0 && <Weakest {...statistics} />}
        {statistics.completed === null && <p className="text-sm">{words.elsewhere}</p>}
        <Asked />
      </div>
    </Fold>
  )
}

function sayFigures({ assessments, average, completed }: Statistics): string {
  const said = [
    completed !== null && fill(words.completed, { count: completed }),
    average !== null &&
      fill(words.average, { average, assessments: count(assessments, nouns.assessment) }),
  ]
  return `${fill(words.lead, { weeks: weeksSummed })} ${said.filter(Boolean).join(', ') || words.none}`
}

/** Numbers of questionnaires by kind and state; renders nothing without any. */
function Asked() {
  const key = [assessmentSource.noun, 'questionnaires']
  const { data: counts = [] } = useAnswer<QuestionnaireCount[]>(key, '/api/admin/questionnaires')
  if (counts.length === 0) return null
  const { lead, kinds, states } = words.questionnaires
  const said = counts.map(({ kind, state, count: amount }) => {
    return `${kinds[kind]}, ${states[state]}: ${amount}`
  })
  return <p className="text-sm text-muted figures">{`${lead} ${said.join('; ')}.`}</p>
}

const shown = 5

const fills = { green: 'fill-green', amber: 'fill-amber', red: 'fill-red' } as const

/** One bar per question, as long as its average score; questions at 100 are left out. */
function Weakest({ weakest, based_on }: Statistics) {
  const { title, lead } = words.weakest
  const weak = weakest.filter(({ average }) => average < 100).slice(0, shown)
  return (
    <section aria-labelledby="weakest-title" className="grid max-w-2xl gap-2">
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="font-sans text-base font-semibold tracking-normal" id="weakest-title">
          {title}
        </h3>
        <p className="text-sm text-muted figures">
          {fill(lead, { assessments: count(based_on, nouns.assessment) })}
        </p>
      </header>
      {weak.length === 0 ? (
        <p className="text-sm">{words.weakest.none}</p>
      ) : (
        <ol className="grid gap-2">
          {weak.map(({ question, topic, average, answered }) => (
            <li className="grid gap-0.5 text-sm" key={question}>
              <p className="flex items-baseline gap-2">
                <span className="w-8 shrink-0 font-semibold text-brass figures">{question}</span>
                <span className="grow wrap-anywhere">{topic}</span>
                <span className="shrink-0 text-muted figures">
                  {fill(words.weakest.answered, { answers: count(answered, nouns.answer) })}
                </span>
                <span className="w-12 shrink-0 text-right font-semibold figures">{average}%</span>
              </p>
              <svg aria-hidden="true" className="h-2 w-full" focusable="false">
                <rect className="fill-rule" height="8" width="100%" />
                <rect className={fills[bandOf(average)]} height="8" width={`${average}%`} />
              </svg>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
