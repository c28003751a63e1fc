import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { starters } from '../../content/en/quickscore/starters/index.ts'
import { starterVocabulary } from '../../content/en/quickscore/starters/words.ts'
import { fileWords as words } from '../../content/en/register/file-words.ts'
import { stageClauses } from '../../content/en/register/words.ts'
import type { Respondent } from '../../domain/law/reading.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import {
  type FilledLine,
  type FilledLines,
  fillStarter,
  type Starter,
  type StarterId,
} from '../../domain/quickscore/starters.ts'
import { drafterFor, listUsedIn } from '../../domain/register/drafts.ts'
import { isAlone, type ToolFacts } from '../../domain/register/tool.ts'
import { fill, formFor, listing } from '../../domain/wording.ts'
import { writeDraft } from '../quickscore/service.ts'
import { sayForbidden } from './files.ts'
import type { Register } from './service.ts'

const questions = listQuestions(questionBank, 'buyer')

const noticeOf = { EU: 'candidate-notice-eu', UK: 'candidate-notice-uk' } as const

interface Notice {
  starter: Omit<Starter, 'id' | 'lines'>
  lines: FilledLine[]
  first: string | null
  drafter: Respondent
}

/** Null where no tool is used there. */
function drawNotice({ tools, asker }: Register, place: 'EU' | 'UK'): Notice | null {
  const used = listUsedIn(tools, place, asker)
  const starter = findStarter(noticeOf[place])
  if (used.length === 0 || !starter) return null
  const facts = used.map((tool) => tool.facts)
  const drafter = withPlaces(drafterFor(facts, asker), place)
  const lines = fillStarter(starter, drafter, questions, starterVocabulary, fillNotice(facts))
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
  const notice = drawNotice(register, place)
  if (!notice) return null
  const { starter, lines, first, drafter } = notice
  return writeDraft({ starter, lines, first, on: register.asker.on }, drafter.applicability)
}

/** What candidates read of it, as a piece of HTML to paste; brackets are marked. */
export function writeNoticeHtml(register: Register, place: 'EU' | 'UK'): string | null {
  const notice = drawNotice(register, place)
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
