import { countryLines } from '../../content/en/law/countries.ts'
import { applicabilityWords } from '../../content/en/quickscore/applicability-words.ts'
import { starters } from '../../content/en/quickscore/starters/index.ts'
import { starterVocabulary } from '../../content/en/quickscore/starters/words.ts'
import { fileWords as words } from '../../content/en/register/file-words.ts'
import { registerVocabulary } from '../../content/en/register/words.ts'
import { isRejecting, type Respondent } from '../../domain/law/reading.ts'
import {
  type FilledLine,
  type FilledLines,
  fillStarter,
  keepBrackets,
  type StarterLine,
} from '../../domain/quickscore/starters.ts'
import { drafterFor } from '../../domain/register/drafts.ts'
import { respondentFor } from '../../domain/register/owed.ts'
import { type ReadTool, sayDoing } from '../../domain/register/said.ts'
import type { ToolFacts } from '../../domain/register/tool.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { questionsOf, writeDraft } from '../quickscore/service.ts'
import { sayPaper } from './files.ts'

const questions = questionsOf.buyer
const named = (text: string) => keepBrackets(text) || words.notGiven
const dated = (isoDate: string) => (isoDate === '' ? words.notGiven : longDate(isoDate))

/** The impact assessment of a tool. */
export function writeAssessment(tool: ReadTool, asker: Respondent): Promise<Buffer> {
  const { facts } = tool
  const starter = starters.find(({ id }) => id === 'dpia-for-ranking')
  const { rights } = words.assessment
  const own = respondentFor(facts, asker).applicability
  const base = drafterFor([facts], asker)
  const drafter = { ...base, applicability: { ...own, ...base.applicability, places: own.places } }
  const duty = tool.owed.find(({ duties }) =>
    duties.some((one) => one.duty.references.includes('aia-27')),
  )
  const since = duty?.duties.find((one) => one.duty.references.includes('aia-27'))?.duty.since ?? ''
  const isOpen = duty?.timing.kind === 'depends'
  const rightsLine: StarterLine = {
    label: rights.label,
    text: fill(isOpen ? rights.depends : rights.text, { date: since && longDate(since) }),
    basis: ['aia-27'],
  }
  const lines = [...(starter?.lines ?? []), ...(duty ? [rightsLine] : [])]
  const settled = fillStarter(
    { lines },
    drafter,
    questions,
    starterVocabulary,
    fillAssessment(tool),
  )
  return writePaper(tool, words.assessment, settled, drafter)
}

/** Writes a form, with a warning on top for a forbidden tool. */
function writePaper(
  { facts, isForbidden }: ReadTool,
  { title, lead }: { title: string; lead: string },
  lines: FilledLine[],
  { on, applicability }: Respondent,
): Promise<Buffer> {
  const first = isForbidden ? fill(words.forbidden, { tools: facts.name }) : null
  const head = { title: fill(title, { tool: facts.name }), lead, layout: 'form' } as const
  return writeDraft({ starter: { ...head, review: null }, lines, first, on }, applicability)
}

function fillAssessment({ facts, dates }: ReadTool): FilledLines {
  const { assessment } = words
  const review = sayReview(facts, dates)
  const values = { ...headOf(facts), does: sayDoing(facts, registerVocabulary) }
  const { rejects = 'unsure' } = facts
  return {
    description: [{ text: fill(assessment.description, values) }],
    ...(rejects !== 'no' && { automated: [{ text: assessment.automated[rejects], needs: [] }] }),
    ...(facts.test_on !== '' && {
      figures: [{ text: fill(assessment.figures, figuresOf(facts)), needs: [] }],
    }),
    ...(facts.contract === 'have' &&
      facts.contract_on !== '' && {
        terms: [{ text: fill(assessment.terms, { date: longDate(facts.contract_on) }) }],
      }),
    ...(review && { review: [{ text: review, needs: [] }] }),
  }
}

const headOf = ({ name, supplier, version, since }: ToolFacts) => {
  return {
    tool: named(name),
    supplier: named(supplier),
    version: named(version),
    since: dated(since),
  }
}

/** The next review of the tool; undefined if none is planned. */
function sayReview({ review: months }: ToolFacts, dates: ReadTool['dates']): string | undefined {
  const next = dates.find(({ kind }) => kind === 'review')
  return next && fill(words.assessment.review, { months, date: longDate(next.on) })
}

const figuresOf = ({ ratio, p, test_on }: ToolFacts) => ({
  ratio: named(ratio),
  p: named(p),
  date: dated(test_on),
})

/** The information sheet on a tool for the works council. */
export function writeCouncilSheet(tool: ReadTool, asker: Respondent): Promise<Buffer> {
  const { applicability } = respondentFor(tool.facts, asker)
  const respondent = { ...asker, applicability }
  const lines = [...listFacts(tool), ...listCountries(applicability)]
  const settled = fillStarter({ lines }, respondent, questions, starterVocabulary)
  return writePaper(tool, words.council, settled, respondent)
}

function listFacts({ facts, dates }: ReadTool): StarterLine[] {
  const { council, assessment } = words
  const { rows } = council
  const line = (label: string, text: string, ...basis: string[]): StarterLine => {
    return { label, text, basis }
  }
  const values = {
    ...headOf(facts),
    owner: named(facts.owner),
    deputy: named(facts.deputy),
    stopper: named(facts.stopper),
    assessment: sayPaper(facts, 'assessment'),
    contract: sayPaper(facts, 'contract'),
    notice: sayPaper(facts, 'notice'),
  }
  return [
    line(rows.tool, fill(council.tool, values), 'aia-26-7'),
    line(rows.purpose, sayDoing(facts, registerVocabulary), 'aia-26-7'),
    line(rows.decision, council.decision[facts.rejects ?? 'unsure'], 'gdpr-22-1', 'uk-gdpr-22a'),
    ...(isRejecting(facts)
      ? [{ ...line(council.ground.label, council.ground.text, 'gdpr-22-1'), when: 'eu' as const }]
      : []),
    line(rows.people, fill(council.people, values), 'aia-26-2'),
    line(rows.data, council.data, 'gdpr-35', 'uk-gdpr-35'),
    line(rows.papers, fill(council.papers, values), 'gdpr-5-2', 'uk-gdpr-5-2'),
    line(
      rows.figures,
      facts.test_on === '' ? council.noFigures : fill(assessment.figures, figuresOf(facts)),
    ),
    line(rows.rhythm, sayReview(facts, dates) ?? council.noRhythm),
    line(rows.request, council.request, 'aia-26-7'),
  ]
}

/** Duties before a tool is used, in each ticked country, with their sources. */
function listCountries({ countries = [] }: Respondent['applicability']): StarterLine[] {
  return countries.map((id) => {
    const { text, links } = countryLines[id]
    return {
      label: fill(words.council.rows.country, {
        country: applicabilityWords.countries.options[id],
      }),
      text,
      basis: links.map(({ label }) => label),
      when: 'eu',
    }
  })
}
