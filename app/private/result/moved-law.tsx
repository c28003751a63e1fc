/** Law that has taken effect since the answers, at the top of the result. */
import { lawChanges } from '../../../content/en/law/changes.ts'
import { placeWords } from '../../../content/en/law/words.ts'
import { retakeWords } from '../../../content/en/quickscore/coming-back.ts'
import { movedWords as words } from '../../../content/en/quickscore/law-news.ts'
import { movedTools } from '../../../content/en/register/words.ts'
import { listMoved, type MovedLaw as Moving, type Touchable } from '../../../domain/law/moved.ts'
import { listTouchable } from '../../../domain/quickscore/comparison.ts'
import type { AskedQuestion } from '../../../domain/quickscore/questions.ts'
import { type PrivateResult, resultPath } from '../../../domain/quickscore/result-link.ts'
import { fill, listing, longDate } from '../../../domain/wording.ts'
import { SourcedLinks } from '../../law/sourced.tsx'
import { questionsFor } from '../../quickscore/questions.ts'
import { ButtonLink } from '../../ui/button.tsx'

interface MovedLawProps {
  result: PrivateResult
  token: string
  /** ISO date. */
  today: string
  /** Tools in the register. */
  tools: readonly (Touchable & { name: string })[]
}

/** Renders nothing unless a change touches one of the respondent's steps or tools. */
export function MovedLaw({ result, token, today, tools }: MovedLawProps) {
  const { user_type, answers, applicability, created_at } = result
  const steps = listTouchable(questionsFor[user_type], answers)
  const respondent = { steps, applicability, on: created_at.slice(0, 10) }
  const moved = listMoved(lawChanges, respondent, today, tools)
  if (moved.length === 0) return null
  return (
    <section
      aria-labelledby="law-moved"
      className="page grid gap-6 pt-8 print:hidden"
      id="law-moved-since"
    >
      <div className="grid gap-6 border border-rule border-l-4 border-l-brass bg-surface p-4 sm:p-8">
        <h2 id="law-moved">{words.title}</h2>
        <p className="max-w-measure">{fill(words.lead, { date: longDate(created_at) })}</p>
        <ol>
          {moved.map((one) => (
            <Moved
              answers={answers}
              key={one.change.id}
              moved={one}
              topics={questionsFor[user_type]}
            />
          ))}
        </ol>
        <p>
          <ButtonLink href={resultPath(token, 'again')}>{retakeWords.open}</ButtonLink>
        </p>
      </div>
    </section>
  )
}

interface MovedProps {
  moved: Moving
  topics: readonly Topic[]
  answers: PrivateResult['answers']
}

type Topic = Pick<AskedQuestion, 'id' | 'topic'>

function Moved({ moved: { change, steps, tools }, topics, answers }: MovedProps) {
  const { id, on, place, title, text } = change
  const touched = topics.filter((one) => steps.includes(one.id))
  const isHeld = (one: Topic) => answers[one.id] === 1
  return (
    <li className="grid gap-2 border-t border-rule py-4">
      <p className="text-sm text-muted">
        {fill(words.since, { date: longDate(on), place: placeWords[place] })}
      </p>
      <h3 className="text-lg">{title}</h3>
      <p className="max-w-measure">{text}</p>
      <Touched text={words.held} topics={touched.filter(isHeld)} />
      <Touched text={words.open} topics={touched.filter((one) => !isHeld(one))} />
      {tools.length > 0 && (
        <p className="wrap-anywhere font-semibold">{fill(movedTools, { tools: listing(tools) })}</p>
      )}
      <p className="text-sm">
        <a href={`/law/changes#${id}`}>{words.read}</a>
        {' · '}
        <SourcedLinks entry={change} />
      </p>
    </li>
  )
}

function Touched({ text, topics }: { text: string; topics: readonly Topic[] }) {
  if (topics.length === 0) return null
  return (
    <>
      <p className="font-semibold">{text}</p>
      <ul className="grid gap-1">
        {topics.map(({ id, topic }) => (
          <li className="grid grid-cols-[3rem_1fr]" key={id}>
            <span className="text-brass figures">{id}</span>
            {topic}
          </li>
        ))}
      </ul>
    </>
  )
}
