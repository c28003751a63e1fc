/** The register as workbook, calendar and Word file. Typed text is never written as a formula. */
import { placesWords } from '../../content/en/quickscore/applicability-words.ts'
import { dutySources } from '../../content/en/quickscore/law-words.ts'
import { fileWords as words } from '../../content/en/register/file-words.ts'
import { paperWords, registerVocabulary, stateWords } from '../../content/en/register/words.ts'
import type { Applicability } from '../../domain/law/applicability.ts'
import { sayTold, tellDuties } from '../../domain/law/duty-sentences.ts'
import type { Respondent } from '../../domain/law/reading.ts'
import {
  compareActions,
  type PlannedAction,
  type Timing,
} from '../../domain/quickscore/action-plan.ts'
import { respondentFor } from '../../domain/register/owed.ts'
import {
  type ReadTool,
  sayDoing,
  sayLater,
  sayMissing,
  sayNext,
  sayNow,
  type ToolDate,
} from '../../domain/register/said.ts'
import type { PaperId, ToolFacts } from '../../domain/register/tool.ts'
import { fill, listing, longDate } from '../../domain/wording.ts'
import { type DayEvent, writeCalendar } from '../platform/calendar.ts'
import { writeWord, writeWorkbook } from '../platform/documents/office.ts'
import type { WordBlock } from '../platform/documents/word.ts'
import type { Cell } from '../platform/documents/workbook.ts'
import { nameOutside } from '../platform/plain-name.ts'
import type { Register } from './service.ts'

const dayOf = (isoDate: string): Date | null => (isoDate === '' ? null : new Date(isoDate))
const figureOf = (text: string) => (/^\d/.test(text) ? Number(text) : text || null)

/** Warning about tools with a forbidden practice; null without one. */
export function sayForbidden(tools: readonly ReadTool[], text: string): string | null {
  const forbidden = tools.filter((tool) => tool.isForbidden).map(({ facts }) => facts.name)
  return forbidden.length > 0 ? fill(text, { tools: listing(forbidden) }) : null
}

/** "In place, 3 May 2026". */
export function sayPaper(facts: ToolFacts, id: PaperId): string {
  const [state, on] = [stateWords[facts[id]], facts[`${id}_on`]]
  return on === '' ? state : fill(words.state, { state, date: longDate(on) })
}

const sayWhen = (timing: Timing): string => {
  if (timing.kind === 'ahead') return fill(words.when.ahead, { date: longDate(timing.since) })
  return timing.kind === 'now' ? words.when.now : words.when.depends
}

export interface OwedByTools {
  /** Names of the tools that owe the same under the same law. */
  tools: string[]
  action: PlannedAction
  when: string
  law: string[]
  urls: string[]
}

/** The duties of all tools, each once with the tools that owe it, in the order of the plan. */
function groupOwed(tools: readonly ReadTool[], asker: Respondent): OwedByTools[] {
  const rows = new Map<string, OwedByTools>()
  for (const { facts, owed } of tools) {
    const { applicability } = respondentFor(facts, asker)
    for (const action of owed) {
      const { question, timing, duties } = action
      const read = duties.map(({ duty, ifs }) => [duty.id, ...ifs])
      const key = JSON.stringify([question.id, timing, read, applicability.ranks])
      const row = rows.get(key) ?? { tools: [], action, ...tellRow(action, applicability) }
      row.tools.push(facts.name)
      rows.set(key, row)
    }
  }
  const isStop = ({ action }: OwedByTools) => action.legalWeight === 'forbidden'
  const all = [...rows.values()]
  const others = all.filter((row) => !isStop(row))
  return [
    ...all.filter(isStop),
    ...others.toSorted((one, other) => compareActions(one.action, other.action)),
  ]
}

function tellRow({ timing, duties }: PlannedAction, applicability: Applicability) {
  const told = tellDuties(duties, applicability, dutySources)
  const urls = new Set(told.flatMap(({ citations }) => citations.map(({ url }) => url)))
  return { when: sayWhen(timing), law: told.map(sayTold), urls: [...urls] }
}

/** A workbook with tools, papers and duties; forbidden tools come first. */
export function writeRegisterSheet({ tools, asker }: Register): Promise<Buffer> {
  const { tools: toolSheet, papers, duties } = words.sheets
  const rows = [...tools].sort((one, other) => Number(other.isForbidden) - Number(one.isForbidden))
  return writeWorkbook([
    {
      ...toolSheet,
      rows: rows.map((tool) => layTool(tool, asker.on)),
      widths: [22, 16, 10, 12, 16, 28, 17, 18, 18, 18],
    },
    {
      ...papers,
      rows: rows.map(layPapers),
      widths: [22, 15, 13, 15, 14, 14, 14, 8, 8, 14, 14, 12, 12],
    },
    {
      ...duties,
      rows: groupOwed(tools, asker).map(({ tools: names, action, when, law, urls }): Cell[] => [
        names.join('\n'),
        when,
        `${action.question.id} ${action.question.topic}`,
        action.question.nextStep,
        law.join('\n'),
        urls.join('\n'),
      ]),
      widths: [20, 14, 18, 34, 50, 38],
    },
  ])
}

function layTool(tool: ReadTool, today: string): Cell[] {
  const { name, supplier, version, since, places = [] } = tool.facts
  return [
    name,
    supplier || null,
    version || null,
    dayOf(since),
    places.map((place) => placesWords.options[place]).join(', ') || words.elsewhere,
    sayDoing(tool.facts, registerVocabulary),
    sayNow(tool, registerVocabulary).join('\n'),
    sayLater(tool, registerVocabulary).join('\n'),
    sayNext(tool, registerVocabulary, today),
    sayMissing(tool, registerVocabulary),
  ]
}

function layPapers({ facts }: ReadTool): Cell[] {
  const { name, owner, deputy, stopper, ratio, p, reviewed_on, retired_on } = facts
  return [
    name,
    owner || null,
    deputy || null,
    stopper || null,
    sayPaper(facts, 'contract'),
    sayPaper(facts, 'assessment'),
    sayPaper(facts, 'bias'),
    figureOf(ratio),
    figureOf(p),
    sayPaper(facts, 'notice'),
    sayPaper(facts, 'council'),
    dayOf(reviewed_on),
    dayOf(retired_on),
  ]
}

/** An all-day event for each date, and for each forbidden practice. Null without any. */
export function writeRegisterCalendar({ tools }: Register, origin: string) {
  const events = tools.flatMap(listEvents)
  const product = 'Register of hiring tools'
  if (events.length === 0) return null
  return writeCalendar({ name: words.calendar.name, product, origin }, events)
}

/**
 * Event ids do not change when the tool is edited or moves to a later result. The law has forbidden
 * such practices since 2025: that event is on the day on which the tool was last saved.
 */
function listEvents(tool: ReadTool): DayEvent[] {
  const { id, created_at, version: sequence, saved_at: stamp, facts } = tool
  const prefix = nameOutside(`tool ${id} ${created_at}`)
  const event = (kind: string, from: string, text: string, values = {}): DayEvent => {
    const summary = fill(text, { tool: facts.name, ...values })
    return { id: `${prefix}-${kind}`, sequence, stamp, from, summary }
  }
  const dates = tool.dates.map((date) => {
    const paper = date.kind === 'paper' ? paperWords[date.paper].short : ''
    return event(kindOf(date), date.on, words.calendar[date.kind], { paper })
  })
  if (!tool.isForbidden) return dates
  return [event('stop', stamp.slice(0, 10), words.calendar.forbidden), ...dates]
}

/** Kind in an event id; with the day for a law, of which a tool may have several. */
function kindOf(date: ToolDate): string {
  if (date.kind === 'law') return `law-${date.on}`
  return date.kind === 'paper' ? `paper-${date.paper}` : date.kind
}

/** A Word file: a table of all tools, then the duties of each. */
export function writeRegisterWord({ tools, asker }: Register): Promise<Buffer> {
  const first = sayForbidden(tools, words.forbidden)
  const { word } = words
  const rows = tools.map((tool) => [
    tool.facts.name,
    sayDoing(tool.facts, registerVocabulary),
    sayNow(tool, registerVocabulary).join('. '),
    sayLater(tool, registerVocabulary).join('. '),
    sayMissing(tool, registerVocabulary),
    tool.facts.owner || words.notGiven,
  ])
  return writeWord({
    title: words.title,
    header: words.header,
    footer: fill(words.footer, { date: longDate(asker.on) }),
    isWide: true,
    blocks: [
      ...(first === null
        ? []
        : [{ kind: 'paragraph' as const, text: [{ text: first, look: 'bold' as const }] }]),
      { kind: 'heading', level: 1, text: word.tools },
      { kind: 'table', head: word.columns, rows, widths: [18, 24, 16, 16, 14, 12] },
      ...layDuties(tools, asker),
    ],
  })
}

function layDuties(tools: readonly ReadTool[], asker: Respondent): WordBlock[] {
  const { duties, dutyColumns: head, nothing } = words.word
  const heading: WordBlock = { kind: 'heading', level: 1, text: duties }
  const owed = groupOwed(tools, asker)
  if (owed.length === 0) return [heading, { kind: 'paragraph', text: nothing }]
  const rows = owed.map(({ tools: names, action: { question }, when, law }) => [
    when,
    [{ text: `${question.id} ${question.topic}. `, look: 'bold' as const }, question.nextStep],
    names.length === tools.length ? words.word.all : names.join(', '),
    [{ text: law.join(' '), look: 'muted' as const }],
  ])
  return [heading, { kind: 'table', head, rows, widths: [12, 30, 18, 40] }]
}
