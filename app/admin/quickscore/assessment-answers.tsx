import { assessmentDetailWords } from '../../../content/en/admin/quickscore.ts'
import { domains } from '../../../content/en/quickscore/question-bank.ts'
import { answerOptions } from '../../../content/en/quickscore/words.ts'
import type { AskedQuestion } from '../../../domain/quickscore/questions.ts'
import {
  type Answers,
  type BreakdownItem,
  bandOf,
  scoreAnswers,
} from '../../../domain/quickscore/scoring.ts'
import { fill } from '../../../domain/wording.ts'
import { questionsFor } from '../../quickscore/questions.ts'
import { classNames } from '../../ui/class-names.ts'
import { StatusMark, type Tone } from '../../ui/status-mark.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { Section } from '../section.tsx'
import { type Assessment, BandBadge } from './list.tsx'

const words = assessmentDetailWords.answers

const tones = new Map<number, Tone>([
  [1, 'green'],
  [0.5, 'amber'],
  [0, 'red'],
])

export function AssessmentAnswers({ assessment }: { assessment: Assessment }) {
  const groups = groupAnswers(questionsFor[assessment.user_type], assessment.answers)
  return (
    <Section className="gap-6" title={words.title}>
      {groups.map(({ domain, answers }) => (
        <div className="grid gap-2" key={domain}>
          <h4 className="font-semibold">{domain ?? words.others}</h4>
          <ul className="grid border-t-2 border-ink">
            {answers.map((answer) => (
              <Answer answer={answer} key={answer.code} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}

function Answer({ answer: { code, text, value } }: { answer: AnsweredQuestion }) {
  const option = answerOptions.find((one) => one.value === value)
  const tone = (option && tones.get(option.value)) ?? 'grey'
  return (
    <li className="grid min-h-11 grid-cols-[2.5rem_1fr] items-baseline gap-x-3 border-b border-rule py-2.5 text-sm sm:grid-cols-[2.5rem_1fr_8rem]">
      <span className="font-semibold text-brass figures">{code}</span>
      <span>{text ?? fill(words.unknown, { code })}</span>
      <StatusMark className="col-start-2 sm:col-start-3" tone={tone}>
        {option?.short ?? words.none}
      </StatusMark>
    </li>
  )
}

interface AnsweredQuestion {
  code: string
  /** Null for a code that was not among this respondent's questions. */
  text: string | null
  /** Undefined if the question was not answered. */
  value: number | undefined
}

interface AnswerGroup {
  /** Null for codes that belong to no domain. */
  domain: string | null
  answers: AnsweredQuestion[]
}

/**
 * Every question that the respondent was asked, by domain, with its answer; then every other code
 * that was stored: those are kept and shown, and never scored.
 */
export function groupAnswers(questions: readonly AskedQuestion[], answers: Answers): AnswerGroup[] {
  const groups = domains.map(({ id, name }): AnswerGroup => {
    const asked = questions.filter(({ domain }) => domain === id)
    return {
      domain: name,
      answers: asked.map((question) => ({
        code: question.id,
        text: question.text,
        value: answers[question.id],
      })),
    }
  })
  const known = new Set(questions.map(({ id }) => id))
  const others = Object.entries(answers)
    .filter(([code]) => !known.has(code))
    .map(([code, value]) => ({ code, text: null, value }))
  return others.length > 0 ? [...groups, { domain: null, answers: others }] : groups
}

const domainWords = assessmentDetailWords.domains

/** The stored scores; how many questions they rest on is counted from the answers. */
export function AssessmentDomains({ assessment }: { assessment: Assessment }) {
  const { user_type, answers, domain_scores } = assessment
  const { breakdown } = scoreAnswers(questionsFor[user_type], answers)
  return (
    // Not a `section`: the table has its own label.
    <div className="grid min-w-0 content-start gap-3">
      <h3 className="text-lg">{domainWords.title}</h3>
      <Table
        className="[&_thead_th]:bg-surface"
        label={domainWords.title}
        regionClassName="border-t-2 border-ink"
      >
        <thead>
          <tr>
            <Th>{domainWords.columns.domain}</Th>
            <Th numeric>{domainWords.columns.score}</Th>
            <Th>{domainWords.columns.band}</Th>
          </tr>
        </thead>
        <tbody>
          {breakdown.map((item) => (
            <DomainRow item={item} key={item.domain} stored={domain_scores[item.domain] ?? 0} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function DomainRow({ item, stored }: { item: BreakdownItem; stored: number }) {
  const { domain, counted, total, isScored, hasLowCoverage } = item
  const score = Math.round(stored)
  const notes = [
    fill(domainWords.counted, { counted, total }),
    isScored ? '' : domainWords.notScored,
    hasLowCoverage ? domainWords.lowCoverage : '',
  ]
  return (
    <tr>
      <Th scope="row">
        {domains.find(({ id }) => id === domain)?.name}
        <span
          className={classNames('block font-normal', hasLowCoverage ? 'text-amber' : 'text-muted')}
        >
          {notes.filter(Boolean).join(' · ')}
        </span>
      </Th>
      <Td numeric>{score}%</Td>
      <Td>
        <BandBadge band={bandOf(score)} />
      </Td>
    </tr>
  )
}
