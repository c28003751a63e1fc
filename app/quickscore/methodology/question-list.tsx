import { harm } from '../../../content/en/duties/harm.ts'
import { domains, questionBank } from '../../../content/en/quickscore/question-bank.ts'
import { answerOptions, methodologyWords } from '../../../content/en/quickscore/words.ts'
import {
  type AskedQuestion,
  type Domain,
  type Question,
  type UserType,
  userTypes,
} from '../../../domain/quickscore/questions.ts'
import { fill } from '../../../domain/wording.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { TermList } from '../../ui/term-list.tsx'
import { questionsFor } from '../questions.ts'
import { DutyTable } from './duty-table.tsx'

const words = methodologyWords.questions

export function QuestionList({ role }: { role: UserType | null }) {
  const totals = { vendor: questionsFor.vendor.length, buyer: questionsFor.buyer.length }
  return (
    <div className="grid gap-8">
      <p className="max-w-measure text-lg">{fill(words.lead, totals)}</p>
      <RoleFilter role={role} />
      <Counts totals={totals} />
      {domains.map((domain) => (
        <DomainQuestions domain={domain} key={domain.id} role={role} />
      ))}
    </div>
  )
}

/** Plain links to the same page: they work without script, and each filter has an address. */
function RoleFilter({ role }: { role: UserType | null }) {
  const { label, both, ...roles } = methodologyWords.filter
  const links = [
    { ...both, isHere: role === null },
    ...userTypes.map((one) => ({ ...roles[one], isHere: role === one })),
  ]
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-x-2 gap-y-3 print:hidden">
      <p className="mr-2 text-sm text-muted">{label}</p>
      {links.map(({ text, href, isHere }) => (
        <ButtonLink
          aria-current={isHere || undefined}
          href={href}
          key={href}
          size="sm"
          variant={isHere ? 'primary' : 'outline'}
        >
          {text}
        </ButtonLink>
      ))}
    </nav>
  )
}

function DomainQuestions({ domain, role }: { domain: Domain; role: UserType | null }) {
  const roles = role ? [role] : userTypes
  const questions = questionBank.filter(
    ({ id, domain: of }) =>
      of === domain.id && roles.some((one) => questionsFor[one].some((asked) => asked.id === id)),
  )
  return (
    <div className="grid gap-3">
      <h3>{domain.name}</h3>
      <p className="max-w-measure text-muted">{domain.about}</p>
      <div>
        {questions.map((question) => (
          <BankQuestion key={question.id} question={question} roles={roles} />
        ))}
      </div>
    </div>
  )
}

function Counts({ totals }: { totals: { vendor: number; buyer: number } }) {
  const countIn = (type: UserType, id: string) =>
    questionsFor[type].filter((question) => question.domain === id).length
  return (
    <Table className="max-w-2xl" label={words.countsCaption}>
      <thead>
        <tr>
          {words.countsColumns.map((column, index) => (
            <Th key={column} numeric={index > 0}>
              {column}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {domains.map(({ id, name }) => (
          <tr key={id}>
            <Th scope="row">{name}</Th>
            <Td numeric>{countIn('vendor', id)}</Td>
            <Td numeric>{countIn('buyer', id)}</Td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Th scope="row">{words.total}</Th>
          <Td numeric>{totals.vendor}</Td>
          <Td numeric>{totals.buyer}</Td>
        </tr>
      </tfoot>
    </Table>
  )
}

const labels: Record<UserType, string> = { vendor: words.asVendor, buyer: words.asBuyer }

/** One question in the wording of each role; a shared wording is shown once. */
function BankQuestion({ question, roles }: { question: Question; roles: readonly UserType[] }) {
  const versions = roles.flatMap((userType) => {
    const asked = questionsFor[userType].find(({ id }) => id === question.id)
    return asked ? [{ userType, asked }] : []
  })
  const [first, second] = versions
  if (!first) return null
  const isShared = second !== undefined && isSame(first.asked, second.asked)
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
        <p className="text-sm text-muted">{question.userTypes ? words.buyerOnly : words.both}</p>
        {shown.map(({ userType, asked }) => (
          <Version asked={asked} key={userType} label={isShared ? null : labels[userType]} />
        ))}
        <Harm id={question.id} />
        <div className="grid gap-6">
          <h4 className="font-semibold">{words.basis}</h4>
          {versions.map(({ userType, asked }) => (
            <DutyTable asked={asked} key={userType} label={labels[userType]} userType={userType} />
          ))}
        </div>
      </div>
    </Disclosure>
  )
}

const isSame = (one: AskedQuestion, other: AskedQuestion) =>
  (['text', 'helperText', 'evidence'] as const).every((field) => one[field] === other[field]) &&
  one.counts.yes === other.counts.yes

function Version({ asked, label }: { asked: AskedQuestion; label: string | null }) {
  const { yes, partial, no } = asked.counts
  const rows = [yes, partial, no].map(
    (text, index) => [answerOptions[index]?.short ?? '', text] as const,
  )
  return (
    <div className="grid gap-3">
      {label && <p className="text-sm font-semibold text-brass">{label}</p>}
      <p className="font-serif text-lg">{asked.text}</p>
      <p>{asked.helperText}</p>
      <TermList className="text-sm" terms={[...rows, [words.evidence, asked.evidence]]} />
    </div>
  )
}

const harms: Readonly<Record<string, { weight: number; reason: string }>> = harm

/** The harm weight of a question, one of the sort keys of the plan. */
function Harm({ id }: { id: string }) {
  const { weight, reason } = harms[id] ?? { weight: 0, reason: '' }
  return (
    <p className="text-sm">
      <span className="font-semibold figures">{fill(words.harm, { weight })}</span> {reason}
    </p>
  )
}
