import { starters } from '../../content/en/quickscore/starters/index.ts'
import { practiceNotes, starterVocabulary } from '../../content/en/quickscore/starters/words.ts'
import { fileWords as words } from '../../content/en/register/file-words.ts'
import { stageClauses } from '../../content/en/register/words.ts'
import { isRejecting, type Respondent } from '../../domain/law/reading.ts'
import {
  type FilledLine,
  type FilledLines,
  fillStarter,
  joinParagraphs,
  keepBrackets,
  listBefore,
  listLeftOut,
  type Starter,
  splitBlanks,
} from '../../domain/quickscore/starters.ts'
import { drafterFor, listUsedIn } from '../../domain/register/drafts.ts'
import type { ToolFacts } from '../../domain/register/tool.ts'
import { fill, formFor, listing } from '../../domain/wording.ts'
import { escapeHtml } from '../platform/xml.ts'
import { questionsOf, sayPractices, writeDraft } from '../quickscore/service.ts'
import { sayForbidden } from './files.ts'
import type { Register } from './service.ts'

const questions = questionsOf.buyer

const noticeOf = { EU: 'candidate-notice-eu', UK: 'candidate-notice-uk' } as const

interface Notice {
  starter: Omit<Starter, 'id' | 'lines'>
  lines: FilledLine[]
  first: string | null
  drafter: Respondent
}

/** The notice for the tools used in a place; null without any. */
function drawNotice({ tools, asker }: Register, place: 'EU' | 'UK'): Notice | null {
  const used = listUsedIn(tools, place, asker).map(({ facts, ...tool }) => {
    const [name = '', supplier = ''] = [facts.name, facts.supplier].map(keepBrackets)
    return { ...tool, facts: { ...facts, name, supplier } }
  })
  const starter = starters.find(({ id }) => id === noticeOf[place])
  if (used.length === 0 || !starter) return null
  const facts = used.map((tool) => tool.facts)
  const drafter = withPlaces(drafterFor(facts, asker), place)
  const lines = fillStarter(starter, drafter, questions, starterVocabulary, fillNotice(facts))
  const { id: _, lines: __, ...head } = starter
  const first =
    sayForbidden(used, practiceNotes.forbidden) ??
    sayPractices(drafter.applicability, listing(namesOf(facts.filter(readsEmotions))) || undefined)
  return { starter: head, lines, drafter, first }
}

const namesOf = (tools: readonly ToolFacts[]) => tools.map(({ name }) => name)
const readsEmotions = ({ practices = [] }: ToolFacts) => practices.includes('emotions')

/** Restricts the places to those of the notice's law; all of these if none was ticked. */
function withPlaces(drafter: Respondent, place: 'EU' | 'UK'): Respondent {
  const own = place === 'EU' ? (['eu'] as const) : (['gb', 'ni'] as const)
  const { places = [] } = drafter.applicability
  const ticked = own.filter((one) => places.includes(one))
  const applicability = { ...drafter.applicability, places: ticked.length > 0 ? ticked : [...own] }
  return { ...drafter, applicability }
}

function fillNotice(tools: readonly ToolFacts[]): FilledLines {
  const { notice } = words
  const alone = tools.filter(isRejecting)
  const part = alone.some(({ rejects }) => rejects === 'always') ? 'always' : 'sometimes'
  const moved = tools.filter(readsEmotions)
  const suppliers = [...new Set(tools.map(({ supplier }) => supplier).filter(Boolean))]
  return {
    use: [formFor(notice.opening, tools.length), ...tools.map(sayUse)].map((text) => ({ text })),
    ...(alone.length > 0 && {
      alone: [{ text: fill(notice.alone[part], { tools: listing(namesOf(alone)) }) }],
    }),
    ...(moved.length > 0 && {
      emotions: namesOf(moved).map((tool) => ({ text: fill(notice.emotions, { tool }) })),
    }),
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
  const notice = drawNotice(register, place)
  if (!notice) return null
  const { starter, lines, first, drafter } = notice
  return writeDraft({ starter, lines, first, on: register.asker.on }, drafter.applicability)
}

/** The notice as HTML to paste, with marked brackets. Null if it does not apply. */
export function writeNoticeHtml(register: Register, place: 'EU' | 'UK'): string | null {
  const notice = drawNotice(register, place)
  if (!notice) return null
  const { starter, lines, first } = notice
  const body = joinParagraphs(lines.filter(({ state }) => state === 'said'))
  const left = listLeftOut(lines)
  const blanks = body.flatMap(splitBlanks).filter(({ isBlank }) => isBlank).length
  const { notice: said } = words
  // Notes for the employer, to be done before publication.
  const before = [
    ...(blanks > 0 ? [fill(formFor(said.blanks, blanks), { count: blanks })] : []),
    ...(first === null ? [] : [first]),
    ...listBefore(lines),
    ...(left.length > 0 ? [said.left, ...left] : []),
  ]
  return [
    '<section lang="en">',
    ...before.map((text) => `<p>${markGaps(text)}</p>`),
    `<h2>${escapeHtml(starter.heading ?? starter.title)}</h2>`,
    ...body.map((text) => `<p>${markGaps(text)}</p>`),
    '</section>',
    '',
  ].join('\n')
}

const markGaps = (line: string) =>
  splitBlanks(line)
    .map(({ text, isBlank }) => (isBlank ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('')
