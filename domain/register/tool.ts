/** Facts about one AI tool in hiring, without data of candidates. */
import * as z from 'zod/mini'
import { applicabilitySchema } from '../law/applicability.ts'
import { isNearDay } from '../record.ts'
import { singleLine } from '../text.ts'

/** Limit on tools per register. */
export const mostTools = 20

/** Stages of hiring in which a tool is used, in an applicant's order. */
export const stages = [
  'adverts',
  'sourcing',
  'questions',
  'screening',
  'tests',
  'interviews',
  'selection',
  'checks',
] as const
export type Stage = (typeof stages)[number]

export const paperIds = ['contract', 'assessment', 'bias', 'notice', 'council'] as const
export type PaperId = (typeof paperIds)[number]

/** `exempt`: checked, and not needed. */
export const paperStates = ['have', 'progress', 'missing', 'exempt', 'unsure'] as const
export type PaperState = (typeof paperStates)[number]

/** Months between two reviews; empty: no review is planned. */
export const reviewMonths = ['3', '6', '12', ''] as const

export const lengths = { name: 80, supplier: 120, version: 60, role: 80 } as const

/** Error messages at the fields. */
const messages = {
  name: 'Please enter the name of the tool.',
  stages: 'The stages are those of the form, each at most once.',
  choice: 'Please choose one of the answers.',
  day: 'There is no such day. Write it as year, month and day, such as 2026-11-24.',
  early: 'The tool cannot be retired before it was in use.',
  ahead: 'This day is still ahead. Enter the day on which it happened.',
  ratio: 'Please enter a figure from 0 to 99, such as 0.72.',
  p: 'Please enter a probability from 0 to 1, such as 0.03.',
  undated: 'Please enter the day of the test with its figures.',
} as const

/** An ISO date, or empty. */
const day = z._default(z.string(messages.day), '').check(
  z.trim(),
  z.refine((text) => text === '' || z.iso.date().safeParse(text).success, {
    error: messages.day,
    abort: true,
  }),
  isNearDay,
)

const plain = /^(\d{1,2}(\.\d{1,6})?)?$/
/** Also "< 0.0001", the form of a P value too small for its decimals. */
const orBelow = /^((< )?\d{1,2}(\.\d{1,6})?)?$/

/** A typed figure, with a decimal comma turned into a point; or empty. */
const figure = (most: number, message: string, shape = plain) =>
  z._default(z.string(message), '').check(
    z.trim(),
    z.overwrite((text) => text.replace(',', '.').replace(/^< */, '< ')),
    z.refine((text) => shape.test(text) && Number(text.replace('<', '')) <= most, message),
  )

const line = (length: number) => z._default(singleLine(length), '')
const paper = z._default(z.enum(paperStates, messages.choice), 'unsure')

const law = z.pick(applicabilitySchema, {
  places: true,
  ranks: true,
  rejects: true,
  practices: true,
})

/**
 * One schema for typed and stored facts: only the name is required, and absent facts are unknown.
 * Fields have the same names in the form.
 */
export const toolSchema = z
  .extend(law, {
    name: singleLine(lengths.name, { required: messages.name }),
    supplier: line(lengths.supplier),
    version: line(lengths.version),
    since: day,
    stages: z._default(
      z
        .array(z.enum(stages, messages.stages), messages.stages)
        .check(z.refine((ticked) => new Set(ticked).size === ticked.length, messages.stages)),
      [],
    ),
    owner: line(lengths.role),
    deputy: line(lengths.role),
    stopper: line(lengths.role),
    contract: paper,
    contract_on: day,
    assessment: paper,
    assessment_on: day,
    bias: paper,
    bias_on: day,
    notice: paper,
    notice_on: day,
    council: paper,
    council_on: day,
    test_on: day,
    ratio: figure(99, messages.ratio),
    p: figure(1, messages.p, orBelow),
    review: z._default(z.enum(reviewMonths, messages.choice), ''),
    reviewed_on: day,
    retired_on: day,
  })
  .check(
    z.refine(({ since, retired_on }) => retired_on === '' || retired_on >= since, {
      error: messages.early,
      path: ['retired_on'],
    }),
    z.refine(({ ratio, p, test_on }) => (ratio === '' && p === '') || test_on !== '', {
      error: messages.undated,
      path: ['test_on'],
    }),
  )

export type ToolFacts = z.output<typeof toolSchema>
export type ToolField = keyof ToolFacts

/** A tool in a register. */
export interface Tool {
  id: number
  facts: ToolFacts
  version: number
  /** ISO 8601, UTC, as is `saved_at`. */
  created_at: string
  saved_at: string
}

const ticked = ['places', 'stages', 'practices'] as const satisfies readonly ToolField[]
const lines = Object.keys(toolSchema.shape).filter((name) => !ticked.some((one) => one === name))

/** Values of a form, valid or not. */
export type TypedTool = Readonly<Record<string, string | readonly string[]>>

/** Reads a form; a line pasted from the adverse-impact check replaces typed figures. */
export function typedIn(form: FormData): TypedTool {
  const single = lines.flatMap((name): [string, string][] => {
    const value = form.get(name)
    return typeof value === 'string' ? [[name, value]] : []
  })
  const check = String(form.get('check') ?? '').trim()
  const [, ratio, p] = /impact ratio ([\d.]+),.* exact P ((?:< )?[\d.]+?)\.?$/.exec(check) ?? []
  const brought = ratio && p ? { ratio, p } : {}
  const several = ticked.map((name): [string, string[]] => [name, form.getAll(name).map(String)])
  return Object.fromEntries<string | readonly string[]>([
    ...single,
    ...Object.entries(brought),
    ...several,
  ])
}

/** Parses typed values; lists and choices without a value count as unknown. */
export function readTool(typed: TypedTool) {
  const said = Object.entries(typed).filter(
    ([name, value]) => value.length > 0 || !['ranks', 'rejects', ...ticked].includes(name),
  )
  return toolSchema.safeParse(Object.fromEntries(said))
}

/** The stored facts as the form shows them. */
export const typedOf = (facts: ToolFacts): TypedTool =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** Names of the fields that differ. */
export function listChanged(one: TypedTool, other: TypedTool): string[] {
  const say = (typed: TypedTool, name: string) => [typed[name] ?? ''].flat().join('\n')
  return Object.keys(toolSchema.shape).filter((name) => say(one, name) !== say(other, name))
}

export const isRetired = ({ retired_on }: ToolFacts, today: string) =>
  retired_on !== '' && retired_on <= today
