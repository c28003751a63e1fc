import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { allWords } from '../../content/en/all.ts'
import { duties } from '../../content/en/duties/index.ts'
import stored from '../../content/en/law/reviews.json' with { type: 'json' }
import { lawMarks } from '../../content/en/law-marks.ts'
import { legalReferences } from '../../content/en/legal-references/index.ts'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { starters } from '../../content/en/quickscore/starters/index.ts'
import { starterVocabulary } from '../../content/en/quickscore/starters/words.ts'
import { countries, places } from '../../domain/law/applicability.ts'
import {
  type HashedRow,
  judgeReviews,
  type Review,
  type Reviewed,
  type ReviewRow,
  reviewOf,
  reviewSchema,
} from '../../domain/law/review.ts'
import { isSentence, listPassages, wordsOf } from '../../domain/law/sentences.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import { fillStarter, listBefore } from '../../domain/quickscore/starters.ts'

/** Where `stored` is imported from, for the command that writes it. */
export const reviewsFile = join(import.meta.dirname, '../../content/en/law/reviews.json')
export const reviews: readonly Review[] = reviewSchema.array().parse(stored)

/** Ids of questions that have duties, or are openly marked as good practice. */
const grounded = new Set(
  questionBank
    .filter(({ id, goodPractice }) => goodPractice || duties.some((duty) => duty.question === id))
    .map(({ id }) => id),
)
export const isGrounded = (id: string) => grounded.has(id)

/** Every provision, duty, draft and sentence of law printed anywhere, each with its hash. */
export function listReviewRows(): HashedRow[] {
  const rows = [
    ...listProvisions(),
    ...listDuties(),
    ...starters.map(showDraft),
    ...listSentences(),
  ]
  return rows.map((row) => ({ ...row, hash: hashOf(row) }))
}

const listProvisions = () =>
  Object.entries(legalReferences).map(([id, reference]): ReviewRow => {
    const { instrument, pinpoint, summary, status, date, url, ...rest } = reference
    const head = `${instrument}, ${pinpoint}: ${summary} (${status} ${date})`
    const text = [head, ...wordsOf(rest)].join(' ')
    return { place: `provision ${id}`, text, source: url, confidence: status }
  })

const listDuties = () =>
  duties.map(({ id, references, strength, status, conditions, since, ...duty }): ReviewRow => {
    const { question, role, ...rest } = duty
    const head = `Question ${question}, ${role}: ${strength} since ${since}. Where: ${JSON.stringify(conditions)}`
    const text = [head, ...wordsOf(rest)].join(' ')
    return { place: `duty ${id}`, text, source: references.join(', '), confidence: status }
  })

/** Variants of a draft: everything in place, except for the answers that its branches test. */
const branches = (['no', 'sometimes', 'always'] as const).flatMap((rejects) =>
  ([1, 0] as const).map((answer) => ({ rejects, answer })),
)

function showDraft({ id, title, lead, lines }: (typeof starters)[number]): ReviewRow {
  const questions = listQuestions(questionBank, 'buyer')
  const examples = branches.map(({ rejects, answer }) => {
    const answers = Object.fromEntries(questions.map((one) => [one.id, 1 as const]))
    const filled = fillStarter(
      { lines },
      {
        userType: 'buyer',
        answers: { ...answers, CT1: answer, CT3: answer },
        applicability: {
          places: [...places],
          countries: [...countries],
          uses: ['chat'],
          practices: rejects === 'no' ? ['none'] : ['emotions'],
          rejects,
        },
        on: '',
      },
      questions,
      starterVocabulary,
    )
    return [
      ...listBefore(filled),
      ...filled.map(({ label, text }) => `${label} ${text}`.trim()),
    ].join('\n')
  })
  return {
    place: `draft ${id}`,
    text: [title, lead, ...new Set(examples), ...lines.flatMap(({ otherwise = '' }) => otherwise)]
      .filter(Boolean)
      .join('\n\n'),
    source: [...new Set(lines.flatMap(({ basis }) => basis))].join(', '),
    confidence: 'draft',
  }
}

/** Entries with their sources, and sentences without sources, with their mark. */
function listSentences(): ReviewRow[] {
  const seen = new Set<object>([...Object.values(legalReferences), ...duties, ...starters])
  return Object.entries(allWords).flatMap(([name, words]) =>
    listPassages({ ...words }, name, isGrounded, seen)
      .filter(({ source, texts, place }) => source !== null || isSentence(place, texts[0] ?? ''))
      .map(({ place, texts, source, confidence }) => ({
        place,
        text: texts.join(' '),
        source: source ?? sayMark(place),
        confidence,
      })),
  )
}

function sayMark(place: string): string {
  const mark = Object.entries(lawMarks).find(
    ([outer]) => place === outer || place.startsWith(`${outer}.`),
  )
  return mark ? String(mark[1]) : ''
}

function hashOf({ place, text, source }: ReviewRow): string {
  return createHash('sha256')
    .update(JSON.stringify([place, text, source]))
    .digest('hex')
}

let judged: ReturnType<typeof judgeReviews> | null = null

/** Computed once: texts and reviews are both part of the source code. */
export function readReviews() {
  judged ??= judgeReviews(listReviewRows(), reviews)
  return judged
}

/** Who accepted the current text of `place`, else `otherwise`; null if it was refused. */
export function findReviewed(place: string, otherwise: Reviewed | null = null): Reviewed | null {
  return reviewOf(readReviews(), place, otherwise)
}

/** Reviews by the id of their provision. */
export function listReviewedProvisions(): Record<string, Reviewed> {
  const found = Object.keys(legalReferences).flatMap((id) => {
    const reviewed = findReviewed(`provision ${id}`)
    return reviewed ? [[id, reviewed] as const] : []
  })
  return Object.fromEntries(found)
}

/** How many texts a lawyer has accepted, of all that are printed. */
export function countReviewed(): { accepted: number; all: number } {
  return { accepted: readReviews().accepted.size, all: listReviewRows().length }
}
