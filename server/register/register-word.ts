/** The register in Word: all tools on a page, then what they owe. */

import { fileWords as words } from '../../content/en/register/file-words.ts'
import { registerVocabulary } from '../../content/en/register/words.ts'
import { brand } from '../../content/firm.ts'
import type { Respondent } from '../../domain/law/reading.ts'
import {
  type ReadTool,
  sayDoing,
  sayLater,
  sayMissing,
  sayNow,
} from '../../domain/register/said.ts'
import { fill, locale, longDate } from '../../domain/wording.ts'
import { writeWord } from '../platform/documents/office.ts'
import type { WordBlock } from '../platform/documents/word.ts'
import { wordColours } from '../quickscore/service.ts'
import { groupOwed, sayForbidden } from './files.ts'
import type { Register } from './service.ts'

const named = (text: string) => text || words.notGiven

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
