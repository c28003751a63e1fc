import { answerOptions, methodologyWords } from '../../../content/quickscore/words.ts'
import {
  type AskedQuestion,
  type Question,
  type UserType,
  userTypes,
} from '../../../domain/quickscore/questions.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { questionsFor } from '../questions.ts'
import { BasisLinks } from './basis-links.tsx'

const words = methodologyWords.questions
const labels: Record<UserType, string> = { vendor: words.asVendor, buyer: words.asBuyer }

/** One entry of the bank, as each respondent reads it; a wording that both share is shown once. */
export function BankQuestion({ question }: { question: Question }) {
  const versions = userTypes.flatMap((userType) => {
    const asked = questionsFor[userType].find(({ id }) => id === question.id)
    return asked ? [{ userType, asked }] : []
  })
  const [first, second] = versions
  if (!first) return null
  const isShared = second?.asked.text === first.asked.text
  const shown = isShared ? [first] : versions
  return (
    <Disclosure
      summary={
        <span className="grid grid-cols-[3rem_1fr] text-base">
          <span className="text-brass figures">{question.id}</span>
          {question.topic}
        </span>
      }
    >
      <div className="grid gap-6 sm:pl-12">
        <p className="text-sm text-muted">{second ? words.both : words.buyerOnly}</p>
        {shown.map(({ userType, asked }) => (
          <Version asked={asked} key={userType} label={isShared ? null : labels[userType]} />
        ))}
        <div className="grid gap-3">
          <h4 className="font-semibold">{words.basis}</h4>
          {versions.map(({ userType, asked }) => (
            <BasisLinks
              basis={asked.basis}
              key={userType}
              label={second ? labels[userType] : null}
            />
          ))}
        </div>
      </div>
    </Disclosure>
  )
}

function Version({ asked, label }: { asked: AskedQuestion; label: string | null }) {
  const { yes, partial, no } = asked.counts
  const rows = [yes, partial, no].map((text, index) => ({
    text,
    name: answerOptions[index]?.short,
  }))
  return (
    <div className="grid gap-3">
      {label && <p className="text-sm font-semibold text-brass">{label}</p>}
      <p className="font-serif text-lg">{asked.text}</p>
      <p>{asked.helperText}</p>
      <dl className="grid">
        {rows.map(({ name, text }) => (
          <div className="grid grid-cols-[5rem_1fr] border-t border-rule py-2 text-sm" key={name}>
            <dt className="text-muted">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
