/** Finds statements of law in the content with their sources, for the check and for the lawyer. */
const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December'
const ACTS = 'AI Act|GDPR|Equality Act|Data Protection Act|Fair Employment|CFR|ICO|PECR'
const VERBS =
  'must|bans?|forbids?|requires?|required|asks?|appl(?:y|ies)|binds?|fines?|prohibit(?:s|ed)|allows?|gives?'

export const LEGAL = new RegExp(
  [
    `\\d{1,2} (?:${MONTHS}) 20\\d\\d`,
    '\\bArticles? \\d|\\b[Ss]ections? \\d|\\(EU\\) 20|\\bC-\\d+/\\d\\d|€15|€35|EUR \\d',
    `\\b(?:${ACTS})\\b`,
    `\\b(?:law|directive|statute|tribunal|court|regulator)s?\\b[^.]{0,60}\\b(?:${VERBS})\\b`,
    '\\b(?:unlawful|unlawfully|forbidden|prohibited|statutory|by law)\\b',
    '\\b(?:legal dut(?:y|ies)|a duty since|dut(?:y|ies) in force)\\b',
  ].join('|'),
)

/** A single text, or an entry with all its texts and sources. */
export interface Passage {
  place: string
  texts: readonly string[]
  source: string | null
  /** The entry's stated confidence, if any. */
  confidence: string
}

const sourceKeys = ['sources', 'links', 'references', 'url'] as const

/** The sources that an entry names: references, addresses, or a question with duties. */
function sourceOf(entry: object, isGrounded: (id: string) => boolean): string | null {
  const fields = entry as Record<string, unknown>
  const named = sourceKeys
    .map((key) => fields[key])
    .filter((one) => (Array.isArray(one) ? one.length > 0 : typeof one === 'string'))
  if (named.length > 0) return named.map((one) => JSON.stringify(one)).join(' ')
  const question = [fields.id, fields.question].find((one) => isGrounded(String(one)))
  return question === undefined ? null : `duties behind question ${question}`
}

/** Visits each object once: one that several files re-export is listed at its first place. */
export function listPassages(
  value: unknown,
  place: string,
  isGrounded: (id: string) => boolean,
  seen = new Set<object>(),
): Passage[] {
  if (typeof value === 'string') return [{ place, texts: [value], source: null, confidence: '' }]
  if (value === null || typeof value !== 'object' || seen.has(value)) return []
  seen.add(value)
  const source = sourceOf(value, isGrounded)
  if (source !== null) {
    const { standing, status } = value as { standing?: unknown; status?: unknown }
    const rest = Object.entries(value).filter(([key]) => key !== 'sources' && key !== 'links')
    const texts = rest.flatMap(([, inner]) => wordsOf(inner, seen))
    return [{ place, texts, source, confidence: String(standing ?? status ?? '') }]
  }
  return Object.entries(value).flatMap(([key, child]) =>
    listPassages(child, `${place}.${key}`, isGrounded, seen),
  )
}

/** All strings within a value. */
export function wordsOf(value: unknown, seen = new Set<object>()): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  seen.add(value)
  return Object.values(value).flatMap((inner) => wordsOf(inner, seen))
}

/** Whether a text states law; addresses, dates and questions do not. */
export const isSentence = (place: string, text: string) =>
  LEGAL.test(text) &&
  !/\.(href|url|id|updatedOn|comparedOn|date|since|route)$/.test(place) &&
  !text.endsWith('?')
