/** The people a respondent asked: state (no answers) and a form to withdraw each link. */
import { nouns } from '../../../content/en/nouns.ts'
import { askingWords } from '../../../content/en/questionnaires/asking-words.ts'
import type { Listed } from '../../../domain/questionnaires/questionnaire.ts'
import { count, fill, longDate } from '../../../domain/wording.ts'
import { RuledList } from '../../site/ruled-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'
import { TypedText } from './sent-answers.tsx'

const words = askingWords.list

export function SentList({ listed }: { listed: readonly Listed[] }) {
  return (
    <TitledSection className="grid gap-4" id="asked" title={words.title} titleId="asked-title">
      <ul className="border-b border-rule">
        {listed.map((one) => (
          <Row key={one.id} listed={one} />
        ))}
      </ul>
    </TitledSection>
  )
}

function Row({ listed }: { listed: Listed }) {
  const { kind, label, questions, state, answer_by, created_at } = listed
  const facts = {
    kind: words.kinds[kind],
    questions: count(questions, nouns.question),
    date: longDate(created_at),
  }
  return (
    <li className="grid gap-1 border-t border-rule pt-4">
      <h3 className="text-lg">
        <TypedText text={label} />
      </h3>
      <p className="text-sm text-muted">{fill(words.facts, facts)}</p>
      <p>
        {sayState(listed)}
        {state === 'open' && answer_by && ` ${fill(words.by, { date: longDate(answer_by) })}`}
      </p>
      <Withdraw listed={listed} />
    </li>
  )
}

function sayState({ state, sent_at, withdrawn_at, expires_at }: Listed): string {
  const day = (time: string | null) => (time === null ? '' : longDate(time))
  const values = { sent: day(sent_at), withdrawn: day(withdrawn_at), until: day(expires_at) }
  return fill(words.states[state], values)
}

/** Folded, so that it takes a confirmation, also without script. */
function Withdraw({ listed: { id, label, state } }: { listed: Listed }) {
  const isOver = state === 'withdrawn' || state === 'expired'
  const { points, confirm } = askingWords.withdraw
  return (
    <Disclosure
      className="border-t-0 last:border-b-0"
      summary={
        <span className="text-base text-action">
          {isOver ? words.remove : words.withdraw}
          <span className="sr-only">: {label}</span>
        </span>
      }
    >
      <form className="grid gap-4" method="post">
        <input name="id" type="hidden" value={id} />
        {!isOver && <RuledList items={points} size="sm" />}
        <div>
          <Button
            aria-label={fill(isOver ? words.removeLabel : words.withdrawLabel, { label })}
            name="wants"
            size="sm"
            type="submit"
            value="withdraw"
            variant="danger"
          >
            {isOver ? words.remove : confirm}
          </Button>
        </div>
      </form>
    </Disclosure>
  )
}
