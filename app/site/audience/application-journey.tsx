/** The path of one application through a hiring tool, with the duties at each step. */
import { duties } from '../../../content/en/duties/index.ts'
import { applicationJourney as words } from '../../../content/en/pages/audiences/figures.ts'
import { dutySources } from '../../../content/en/quickscore/law-words.ts'
import { questionBank } from '../../../content/en/quickscore/question-bank.ts'
import type { Duty } from '../../../domain/law/duties.ts'
import { cite, labelUnread } from '../../../domain/law/duty-sentences.ts'

const binding: readonly Duty['strength'][] = ['prohibited', 'required']

/** The first duty of a buyer on this question in a jurisdiction that requires or prohibits. */
function findFirst(question: string, side: Duty['jurisdiction']): Duty | undefined {
  return duties.find(
    (duty) =>
      duty.question === question &&
      duty.role === 'buyer' &&
      binding.includes(duty.strength) &&
      duty.jurisdiction === side,
  )
}

/** The steps below each other, side by side from `xl` on. */
export function ApplicationJourney({ today }: { today: string }) {
  return (
    <div className="grid gap-4">
      <ol className="grid gap-y-6 xl:grid-cols-5">
        {words.steps.map(({ name, question }, index) => (
          <li
            className="relative grid content-start gap-3 border-t-2 border-ink pt-6 pr-4"
            key={question}
          >
            <svg
              aria-hidden="true"
              className="absolute -top-2 left-0 size-4 overflow-visible"
              viewBox="0 0 16 16"
            >
              <circle className="fill-paper stroke-ink" cx="8" cy="8" r="6.5" strokeWidth="2" />
              <circle className="fill-brass" cx="8" cy="8" r="3" />
            </svg>
            <h3 className="text-lg leading-tight">
              <span className="mr-1 text-brass figures">{index + 1}</span> {name}
            </h3>
            <p className="text-sm font-semibold">
              {questionBank.find(({ id }) => id === question)?.topic}
            </p>
            <Side duty={findFirst(question, 'EU')} today={today} />
            <Side duty={findFirst(question, 'UK')} today={today} />
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">
        {words.note} <a href={words.all.href}>{words.all.text}</a>
      </p>
    </div>
  )
}

function Side({ duty, today }: { duty: Duty | undefined; today: string }) {
  if (!duty) return null
  const [first] = cite(duty, dutySources)
  return (
    <p className="border-t border-rule pt-2 text-sm">
      <span className="font-semibold">
        {first && <a href={`/law#${first.id}`}>{first.name}</a>}
      </span>
      <span className="block text-muted">
        {labelUnread(duty, today, dutySources.references, dutySources.words)}
      </span>
    </p>
  )
}
