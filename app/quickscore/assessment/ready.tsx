import { useEffect, useState } from 'react'
import { nouns } from '../../../content/en/nouns.ts'
import { domains } from '../../../content/en/quickscore/question-bank.ts'
import { starterUses } from '../../../content/en/quickscore/starters/uses.ts'
import { starterNames } from '../../../content/en/quickscore/starters/words.ts'
import { leadWords } from '../../../content/en/quickscore/words.ts'
import type { HiringPlace } from '../../../domain/law/applicability.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { type Answers, scoreAnswers } from '../../../domain/quickscore/scoring.ts'
import { listStarters } from '../../../domain/quickscore/starters.ts'
import { count, fill } from '../../../domain/wording.ts'
import { questionsFor } from '../questions.ts'
import { lateResults } from './late-results.ts'

const words = leadWords.ready

interface ReadyProps {
  userType: UserType | null
  answers: Answers
  places: readonly HiringPlace[]
}

/** What waits behind the details: the four domains as bars without figures, how much there is, and which documents. */
export function Ready({ userType, answers, places }: ReadyProps) {
  const references = useReferences(userType, answers)
  // There once the references are counted.
  const Specimen = lateResults.current?.ResultSpecimen
  if (!userType) return null
  const { breakdown } = scoreAnswers(questionsFor[userType], answers)
  const steps = countSteps(answers)
  return (
    <>
      <section
        aria-labelledby="ready-title"
        className="grid gap-4 border border-rule border-t-4 border-t-ink bg-surface p-5 sm:p-6"
      >
        <h2 className="text-xl" id="ready-title">
          {words.title}
        </h2>
        <ul className="grid gap-3">
          {breakdown.map(({ domain, score }) => (
            <li className="grid gap-1 text-sm" key={domain}>
              {domains.find(({ id }) => id === domain)?.name}
              <svg aria-hidden="true" className="h-2.5 w-full">
                <rect className="fill-rule" height="10" width="100%" />
                <rect className="fill-ink" height="10" width={`${score}%`} />
              </svg>
            </li>
          ))}
        </ul>
        <p className="font-semibold figures">
          {references === null
            ? fill(words.steps, { steps: count(steps, nouns.step) })
            : fill(words.all, {
                steps: count(steps, nouns.step),
                references: count(references, nouns.legalReference),
              })}
        </p>
        <Documents places={places} userType={userType} />
      </section>
      {references !== null && Specimen && <Specimen />}
    </>
  )
}

/** The same in one line, where the rest stands below the fields. */
export function ReadyLine({ userType, answers, places }: ReadyProps) {
  if (!userType) return null
  const steps = count(countSteps(answers), nouns.step)
  const drafts = draftsFor(userType, places).length
  return (
    <p className="font-semibold figures lg:hidden">{fill(words.line, { steps, count: drafts })}</p>
  )
}

function countSteps(answers: Answers): number {
  return Object.values(answers).filter((value) => value === 0 || value === 0.5).length
}

function draftsFor(userType: UserType, places: readonly HiringPlace[]) {
  return listStarters(starterUses, { userType, applicability: { places: [...places] } })
}

/** Which drafts there will be for somebody who hires there. */
function Documents({ userType, places }: { userType: UserType; places: readonly HiringPlace[] }) {
  const drafts = draftsFor(userType, places)
  return (
    <div className="grid gap-1 text-sm">
      <p className="figures">{fill(words.documents, { count: drafts.length })}</p>
      <ul className="grid gap-x-6 text-muted sm:grid-cols-2">
        {drafts.map((id) => (
          <li key={id}>{starterNames[id]}</li>
        ))}
      </ul>
    </div>
  )
}

/** How many provisions stand behind the plan; null until the law is there. */
function useReferences(userType: UserType | null, answers: Answers): number | null {
  const [references, setReferences] = useState<number | null>(null)
  useEffect(() => {
    if (!userType) return
    const on = new Date().toISOString().slice(0, 10)
    // Wherever somebody hires: they are only now asked.
    const respondent = { userType, answers, applicability: {}, on }
    lateResults.fetch().then(
      ({ countReferences }) => setReferences(countReferences(respondent)),
      () => {},
    )
  }, [userType, answers])
  return references
}
