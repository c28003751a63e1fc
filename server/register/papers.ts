/** Papers that the register fills: itself in Word, the notice, an impact assessment, a works-council sheet. */
import { brand } from '../../content/firm.ts'
import { countryLines } from '../../content/law/countries.ts'
import { applicabilityWords } from '../../content/quickscore/applicability-words.ts'
import { questionBank } from '../../content/quickscore/question-bank.ts'
import { starters } from '../../content/quickscore/starters/index.ts'
import { starterVocabulary } from '../../content/quickscore/starters/words.ts'
import { fileWords as words } from '../../content/register/file-words.ts'
import { registerVocabulary, stageClauses } from '../../content/register/words.ts'
import type { Respondent } from '../../domain/law/reading.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import {
  type FilledLines,
  type SettledLine,
  type Starter,
  type StarterId,
  type StarterLine,
  settleStarter,
} from '../../domain/quickscore/starters.ts'
import { drafterFor, listUsedIn } from '../../domain/register/drafts.ts'
import { respondentFor } from '../../domain/register/owed.ts'
import {
  type ReadTool,
  sayDoing,
  sayLater,
  sayMissing,
  sayNow,
} from '../../domain/register/said.ts'
import { isAlone, type ToolFacts } from '../../domain/register/tool.ts'
import { fill, formFor, listing, locale, longDate } from '../../domain/wording.ts'
import { type WordBlock, writeWord } from '../platform/documents/word.ts'
import { wordColours, writeDraft } from '../quickscore/service.ts'
import { groupOwed, sayPaper } from './files.ts'
import type { Register } from './service.ts'

const questions = listQuestions(questionBank, 'buyer')
const named = (text: string) => text || words.notGiven
const dated = (isoDate: string) => (isoDate === '' ? words.notGiven : longDate(isoDate))

/** What is forbidden, before anything else; null where nothing is. */
function sayForbidden(tools: readonly ReadTool[], text: string): string | null {
  const forbidden = tools.filter((tool) => tool.isForbidden).map(({ facts }) => facts.name)
  return forbidden.length > 0 ? fill(text, { tools: listing(forbidden) }) : null
}

/** All tools on a page, then what each owes. */
export function writeRegisterWord({ tools, asker }: Register): Promise<Buffer> {
  const first = sayForbidden(tools, words.forbidden)
  const { word } = words
  const rows = tools.map((tool) => [
    tool.facts.name,
    sayDoing(tool.facts, registerVocabulary),
    sayNow(tool, registerVocabulary).join('. '),
    sayLater(tool, registerVocabulary).join('. '),
    sayMissing(tool, registerVocabulary),
    named(tool.facts.owner),
  ])
  return writeWord({
    title: words.title,
    author: brand.name,
    language: locale,
    header: words.header,
    footer: fill(words.footer, { date: longDate(asker.on) }),
    colours: wordColours,
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

const noticeOf = { EU: 'candidate-notice-eu', UK: 'candidate-notice-uk' } as const

interface Notice {
  starter: Omit<Starter, 'id' | 'lines'>
  lines: SettledLine[]
  first: string | null
  drafter: Respondent
}

/** Null where no tool is used there. */
function settleNotice({ tools, asker }: Register, place: 'EU' | 'UK'): Notice | null {
  const used = listUsedIn(tools, place, asker)
  const starter = findStarter(noticeOf[place])
  if (used.length === 0 || !starter) return null
  const facts = used.map((tool) => tool.facts)
  const drafter = withPlaces(drafterFor(facts, asker), place)
  const lines = settleStarter(starter, drafter, questions, starterVocabulary, fillNotice(facts))
  const { id: _, lines: __, ...head } = starter
  return { starter: head, lines, drafter, first: sayForbidden(used, words.notice.forbidden) }
}

const findStarter = (id: StarterId) => starters.find((one) => one.id === id)

/** The notice of one law is for where that law holds, whatever else was ticked. */
function withPlaces(drafter: Respondent, place: 'EU' | 'UK'): Respondent {
  const own = place === 'EU' ? (['eu'] as const) : (['gb', 'ni'] as const)
  const { places = [] } = drafter.applicability
  const ticked = own.filter((one) => places.includes(one))
  const applicability = { ...drafter.applicability, places: ticked.length > 0 ? ticked : [...own] }
  return { ...drafter, applicability }
}

function fillNotice(tools: readonly ToolFacts[]): FilledLines {
  const { notice } = words
  const alone = tools.filter(isAlone).map(({ name }) => name)
  const suppliers = [...new Set(tools.map(({ supplier }) => supplier).filter(Boolean))]
  return {
    use: [formFor(notice.opening, tools.length), ...tools.map(sayUse)].map((text) => {
      return { text, needs: [] }
    }),
    ...(alone.length > 0 && { alone: [{ text: fill(notice.alone, { tools: listing(alone) }) }] }),
    ...(suppliers.length > 0 && {
      recipients: [{ text: fill(notice.recipients, { suppliers: listing(suppliers) }) }],
    }),
  }
}

function sayUse({ name, supplier, stages, ranks }: ToolFacts): string {
  const { notice } = words
  const does = [
    ...stages.map((stage) => stageClauses[stage]),
    ...(ranks === 'yes' ? [notice.ranks] : []),
  ]
  return fill(notice.use, {
    tool: name,
    supplier: supplier ? fill(notice.supplier, { name: supplier }) : notice.noSupplier,
    does: (stages.length > 0 ? does : [...does, notice.noStages]).join('; '),
  })
}

export async function writeNotice(register: Register, place: 'EU' | 'UK'): Promise<Buffer | null> {
  const notice = settleNotice(register, place)
  if (!notice) return null
  const { starter, lines, first, drafter } = notice
  return writeDraft({ starter, lines, first, on: register.asker.on }, drafter.applicability)
}

/** What candidates read of it, as a piece of HTML to paste; brackets are marked. */
export function writeNoticeHtml(register: Register, place: 'EU' | 'UK'): string | null {
  const notice = settleNotice(register, place)
  if (!notice) return null
  const { starter, lines, first } = notice
  const paragraphs: string[] = []
  for (const { text, follows } of lines.filter(({ state }) => state === 'said')) {
    const last = paragraphs.at(-1)
    if (follows && last !== undefined) paragraphs.splice(-1, 1, `${last} ${text}`)
    else paragraphs.push(text)
  }
  const body = [...(first === null ? [] : [first]), ...paragraphs]
  return [
    '<section lang="en">',
    `<h2>${escapeHtml(starter.heading ?? starter.title)}</h2>`,
    ...body.map((text) => `<p>${markGaps(escapeHtml(text))}</p>`),
    '</section>',
    '',
  ].join('\n')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
const markGaps = (html: string) => html.replace(/\[[^\]]*\]/g, '<mark>$&</mark>')

/** Of one tool. */
export function writeAssessment(tool: ReadTool, asker: Respondent): Promise<Buffer> {
  const { facts, isForbidden } = tool
  const starter = findStarter('dpia-for-ranking')
  const { title, lead, rights } = words.assessment
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
  const settled = settleStarter(
    { lines },
    drafter,
    questions,
    starterVocabulary,
    fillAssessment(tool),
  )
  const first = isForbidden ? fill(words.forbidden, { tools: facts.name }) : null
  const head = {
    title: fill(title, { tool: facts.name }),
    lead,
    layout: 'form',
    review: null,
  } as const
  return writeDraft({ starter: head, lines: settled, first, on: asker.on }, drafter.applicability)
}

function fillAssessment({ facts, dates }: ReadTool): FilledLines {
  const { assessment } = words
  const next = dates.find(({ kind }) => kind === 'review')
  const values = {
    tool: facts.name,
    supplier: named(facts.supplier),
    version: named(facts.version),
    since: dated(facts.since),
    does: sayDoing(facts, registerVocabulary),
  }
  const automated = isAlone(facts)
    ? [{ text: assessment.automatedYes, needs: [] }]
    : facts.rejects === 'no'
      ? undefined
      : [{ text: assessment.automatedUnsure, needs: [] }]
  return {
    description: [{ text: fill(assessment.description, values) }],
    ...(automated && { automated }),
    ...(facts.test_on !== '' && {
      figures: [{ text: fill(assessment.figures, figuresOf(facts)), needs: [] }],
    }),
    ...(facts.contract === 'have' &&
      facts.contract_on !== '' && {
        terms: [{ text: fill(assessment.terms, { date: longDate(facts.contract_on) }) }],
      }),
    ...(next && {
      review: [
        {
          text: fill(assessment.review, { months: facts.review, date: longDate(next.on) }),
          needs: [],
        },
      ],
    }),
  }
}

const figuresOf = ({ ratio, p, test_on }: ToolFacts) => ({
  ratio: named(ratio),
  p: named(p),
  date: dated(test_on),
})

/** What representatives of staff are told of one tool. */
export function writeCouncilSheet(tool: ReadTool, asker: Respondent): Promise<Buffer> {
  const { facts, isForbidden } = tool
  const { title, lead } = words.council
  const { applicability } = respondentFor(facts, asker)
  const lines = [...listFacts(tool), ...listCountries(applicability)]
  const settled = settleStarter(
    { lines },
    { ...asker, applicability },
    questions,
    starterVocabulary,
  )
  const first = isForbidden ? fill(words.forbidden, { tools: facts.name }) : null
  const head = {
    title: fill(title, { tool: facts.name }),
    lead,
    layout: 'form',
    review: null,
  } as const
  return writeDraft({ starter: head, lines: settled, first, on: asker.on }, applicability)
}

function listFacts({ facts, dates }: ReadTool): StarterLine[] {
  const { council, assessment } = words
  const { rows } = council
  const next = dates.find(({ kind }) => kind === 'review')
  const line = (label: string, text: string, ...basis: string[]): StarterLine => {
    return { label, text, basis }
  }
  const decision = isAlone(facts)
    ? council.alone
    : facts.rejects === 'no'
      ? council.person
      : council.unsure
  const values = {
    tool: facts.name,
    supplier: named(facts.supplier),
    version: named(facts.version),
    since: dated(facts.since),
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
    line(rows.decision, decision, 'gdpr-22-1', 'uk-gdpr-22a'),
    line(rows.people, fill(council.people, values), 'aia-26-2'),
    line(rows.data, council.data, 'gdpr-35', 'uk-gdpr-35'),
    line(rows.papers, fill(council.papers, values), 'gdpr-5-2', 'uk-gdpr-5-2'),
    line(
      rows.figures,
      facts.test_on === '' ? council.noFigures : fill(assessment.figures, figuresOf(facts)),
    ),
    line(
      rows.rhythm,
      next
        ? fill(assessment.review, { months: facts.review, date: longDate(next.on) })
        : council.noRhythm,
    ),
    line(rows.request, council.request, 'aia-26-7'),
  ]
}

/** What each country that was ticked asks before a tool is used, with where it is written. */
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
