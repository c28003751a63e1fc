/**
 * Pictures of the files that a respondent gets, drawn from the specimen by the functions that make
 * them. Coordinates are millimetres of an A4 sheet. Decorative: the captions name them.
 */
import type { ReactNode } from 'react'
import { homePage } from '../../../content/en/pages/home.ts'
import { lawVocabulary } from '../../../content/en/quickscore/law-words.ts'
import { starters } from '../../../content/en/quickscore/starters/index.ts'
import { starterUses } from '../../../content/en/quickscore/starters/uses.ts'
import { starterVocabulary } from '../../../content/en/quickscore/starters/words.ts'
import { effortWords } from '../../../content/en/quickscore/words.ts'
import { briefWords } from '../../../content/en/quickscore/work-pack-words.ts'
import { fillStarter, listStarters } from '../../../domain/quickscore/starters.ts'
import { sayLaw } from '../../../domain/quickscore/verdict.ts'
import { fill } from '../../../domain/wording.ts'
import { questionsFor } from '../../quickscore/questions.ts'
import { specimenReport, specimenRespondent } from '../../quickscore/specimen/specimen.ts'

const { files, drafts } = homePage.quickscorePrompt
const pictures = { board: BoardPaper, plan: Plan, notice: Notice }

export function FilePictures() {
  return (
    <div className="grid gap-3">
      <ul className="grid grid-cols-3 gap-3 sm:gap-6">
        {files.map(({ id, name, text }) => {
          const Picture = pictures[id]
          return (
            <li className="grid content-start gap-1 text-sm leading-snug" key={id}>
              <Picture />
              <strong className="mt-1 font-semibold">{name}</strong>
              <span className="text-muted max-sm:hidden">{text}</span>
            </li>
          )
        })}
      </ul>
      <p className="text-sm text-muted max-sm:hidden">
        {fill(drafts, { count: listStarters(starterUses, specimenRespondent).length })}
      </p>
    </div>
  )
}

/** The upper three fifths of an A4 page, to the last whole line. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className="w-full border border-line border-t-4 border-t-ink bg-surface"
      textRendering="geometricPrecision"
      viewBox="0 0 210 180"
    >
      {children}
    </svg>
  )
}

interface TextProps {
  y: number
  size: number
  children: string
  x?: number
  /** Maximum line length in letters. */
  width?: number
  className?: string
}

function Text({ x = 16, y, size, width = 999, className = 'fill-ink', children }: TextProps) {
  return (
    <text className={className} fontSize={size}>
      {breakLines(children, width)
        .slice(0, Math.ceil((178 - y) / (size * 1.3)))
        .map((line, index) => (
          <tspan key={line} x={x} y={y + index * size * 1.3}>
            {line}
          </tspan>
        ))}
    </text>
  )
}

function breakLines(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

function BoardPaper() {
  const { title, law, decisions } = briefWords
  const { first } = sayLaw(specimenReport, lawVocabulary)
  const next = 89 + breakLines(first, 42).length * 11.7
  return (
    <Sheet>
      <Text className="fill-ink font-serif" size={13} width={26} y={24}>
        {title}
      </Text>
      <path className="stroke-ink" d="M16 50h178" />
      <Text className="fill-brass font-semibold" size={9} y={66}>
        {law.title}
      </Text>
      <Text size={9} width={42} y={80}>
        {first}
      </Text>
      <Text className="fill-brass font-semibold" size={9} y={next}>
        {decisions.title}
      </Text>
      <Text size={9} width={42} y={next + 14}>
        {`1. ${decisions.option}`}
      </Text>
      <Text size={9} width={42} y={next + 41}>
        {`2. ${decisions.again}`}
      </Text>
    </Sheet>
  )
}

function Plan() {
  return (
    <Sheet>
      {specimenReport.list.slice(0, 10).map(({ question }, index) => (
        <g key={question.id}>
          <path className="stroke-rule" d={`M10 ${index * 17 + 20}h190`} />
          <Text className="fill-brass" size={8} x={10} y={index * 17 + 14}>
            {question.id}
          </Text>
          <Text size={8} x={30} y={index * 17 + 14}>
            {breakLines(question.topic, 22)[0] ?? ''}
          </Text>
          <Text className="fill-muted" size={8} x={129} y={index * 17 + 14}>
            {effortWords[question.effort]}
          </Text>
        </g>
      ))}
    </Sheet>
  )
}

function Notice() {
  const notice = starters[0]
  if (!notice) return null
  const lines = fillStarter(notice, specimenRespondent, questionsFor.buyer, starterVocabulary)
  return (
    <Sheet>
      <Text className="fill-ink font-serif" size={13} width={28} y={24}>
        {notice.heading ?? notice.title}
      </Text>
      <path className="stroke-ink" d="M16 50h178" />
      <Text size={9} width={42} y={66}>
        {lines.map(({ text }) => text).join(' ')}
      </Text>
    </Sheet>
  )
}
