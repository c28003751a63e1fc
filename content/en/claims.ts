/**
 * THE FIRM MUST BE ABLE TO PROVE EACH OF THESE.
 *
 * Every figure or credential that a reader could ask us to prove is defined here only; the pages
 * import it. `evidenceNeeded`, at the end, lists the evidence that must be on file before the site
 * goes live. Change or remove here what cannot be proven, and the pages follow.
 *
 * The figures 73% and 15 to 20% came without the finding that they belong to. The labels below are
 * our reading; they must be matched to the survey on file, word for word.
 */
import type { FigureId } from '../../domain/firm.ts'
import {
  brand,
  founder,
  isClaimed,
  isFirstFirm,
  newsletterDay,
  figures as settings,
} from '../firm.ts'
import type { Copy, FigureNote, Statement, Words } from './page.ts'

/** Note at the foot of every page with a figure for which the firm names no evidence. */
const ownFigureNote = 'The firm’s figure; its evidence is not on file.'

/** Note of a figure with evidence; `{where}` is the evidence in the firm's record. */
const provenFigureNote = 'The firm’s figure; evidence: {where}'

export interface Claim {
  id: FigureId
  /** Printed large: "200+". */
  figure: string
  /** Follows the figure; both together are one sentence without its full stop. */
  label: string
  /** Replaces figure and label if the figure is not shown; by default the label alone. */
  hidden?: string
}

export const claims = {
  audits: {
    id: 'audits',
    figure: '200+',
    label: 'audits and assessments of hiring technology completed',
    hidden: 'We audit and assess hiring technology',
  },
  candidates: {
    id: 'candidates',
    figure: '73%',
    label: 'of candidates want to be told when AI takes part in a decision about them',
  },
  hrProfessionals: {
    id: 'hrProfessionals',
    figure: '15 to 20%',
    label: 'of HR professionals feel ready to answer for the AI they use in hiring',
  },
  requirements: {
    id: 'requirements',
    figure: '70+',
    label: 'requirements tracked across EU and UK rules, each marked as law or as good practice',
    hidden: '203 provisions tracked across EU and UK rules, each marked as law or as good practice',
  },
  policyTemplates: {
    id: 'policyTemplates',
    figure: '40+',
    label: 'policy templates',
    hidden: '12 documents to begin with',
  },
  newsletterSubscribers: { id: 'newsletterSubscribers', figure: '500+', label: 'subscribers' },
} satisfies Record<FigureId, Claim>

export interface ShownClaim {
  figure: string
  /** With its note. */
  label: Statement
}

type Settings = typeof settings

const figureOf = ({ id, figure }: Claim, from: Settings) => from[id]?.figure ?? figure

const noteOf = ({ id }: Claim, from: Settings): FigureNote =>
  from[id]?.evidence ? `evidence:${id}` : 'ownFigure'

/** The claims that the firm shows, for large print. */
export function showClaims(wanted: readonly Claim[], from = settings): readonly ShownClaim[] {
  return wanted
    .filter(({ id }) => isClaimed(id, from))
    .map((claim): ShownClaim => {
      const sources = [noteOf(claim, from)] as const
      return { figure: figureOf(claim, from), label: { words: claim.label, sources } }
    })
}

/** A claim in a sentence with its note, followed by `rest`; if hidden, without figure and note. */
export function sayClaim(claim: Claim, rest: Words, from = settings): Statement | Words {
  const { label, hidden } = claim
  if (isClaimed(claim.id, from)) {
    return {
      words: [{ strong: figureOf(claim, from) }, ...joinWords(` ${label}`, rest)],
      sources: [noteOf(claim, from)],
    }
  }
  const opening = hidden ?? `${label.charAt(0).toUpperCase()}${label.slice(1)}`
  return typeof rest === 'string' ? opening + rest : joinWords(opening, rest)
}

const joinWords = (opening: string, rest: Words) =>
  typeof rest === 'string' ? [opening + rest] : [opening, ...rest]

/** Based on `claims.newsletterSubscribers`. */
export const newsletterClaim = sayNewsletterClaim(settings)

function sayNewsletterClaim(from: Settings): { title: string; note: Copy | null } {
  const { newsletterSubscribers: claim } = claims
  if (!isClaimed(claim.id, from))
    return { title: `Every ${newsletterDay}, for people who hire`, note: null }
  return { title: `Join ${figureOf(claim, from)} HR Leaders`, note: sayNote(noteOf(claim, from)) }
}

/** The text of a figure's note at the foot of the page. */
export function sayNote(note: FigureNote): string {
  const proven = Object.entries(settings).find(([id]) => note === `evidence:${id}`)
  const where = proven?.[1]?.evidence
  return where ? provenFigureNote.replace('{where}', () => where) : ownFigureNote
}

/** The first firm's founder; must not appear on any other firm's pages. */
export const firstLife = {
  background:
    'Our founder ran in-house recruitment before moving to the assessment of hiring technology, and has sat on both sides of the table: as the buyer who signs for a tool, and as the assessor who asks what it does.',
  story:
    'The idea came from one recurring scene. A good recruiter, asked why a candidate had been ranked last, opened the system, scrolled, and said, “I don’t know.” The vendor did not know either. Nobody had done anything wrong, and nobody could answer.',
  words:
    'Recognition in this industry comes quietly: the day an auditor asks for the evidence, and it is already in order.',
  portrait: 'Drawn portrait of the founder at a desk, a plumb line hanging beside it',
} as const

/** A text about the founder from the record; else the first firm's, only for itself; else ''. */
const tell = (what: 'background' | 'story' | 'words') =>
  founder[what] ?? (isFirstFirm ? firstLife[what] : '')

/** Claims proven by a document, not by a count; '' if not claimed. */
export const credentials = {
  vaultHosting: isClaimed('vaultHosting')
    ? 'The vault is encrypted and version-controlled, and its host is certified to ISO 27001.'
    : 'The vault is encrypted and version-controlled.',
  founderBackground: tell('background'),
  /** Paragraphs, an empty line between them. */
  founderStory: tell('story'),
  independence: isClaimed('independence')
    ? 'We sell no hiring software and take no commission from those who do.'
    : '',
}

/**
 * The industry-recognition quote of the About page. It is the firm's own: no third party is quoted
 * without written consent.
 */
export const recognitionQuote = {
  text: tell('words'),
  attribution: founder.name ?? `The founder of ${brand.name}`,
}

/**
 * Evidence that must be on file. Separate from the claims, so that pages that print a claim do not
 * send our notes to the browser.
 *
 * @public Read by people; the compiler holds it complete.
 */
export const evidenceNeeded: Record<
  FigureId | keyof typeof credentials | 'recognitionQuote',
  string
> = {
  audits:
    'A dated register of every audit and assessment counted (client reference, type, date finished) and the rule for what counts as one.',
  candidates:
    'The survey: who ran it, when and where, how many candidates answered, and the exact question. The label may say no more than the question asked.',
  hrProfessionals:
    'The surveys behind both ends of the range: who ran them, when and where, how many HR professionals answered, and the exact questions.',
  requirements:
    'The requirements map: a numbered list with source, pinpoint, date of application, and the mark as law or good practice. Count it again after every change of law.',
  policyTemplates:
    'The index of the template library with the version and date of each template. Drafts do not count.',
  newsletterSubscribers:
    'The count of active subscribers in the admin, above 500 on any day on which the page is public.',
  vaultHosting:
    "The host's current ISO/IEC 27001 certificate with its scope, and a technical description of encryption and versioning.",
  founderBackground:
    'A curriculum vitae that the founder has signed off, with posts and years. Change the text wherever the record differs.',
  founderStory:
    "The founder's own account, signed off; otherwise the founder's words in its place.",
  independence: 'A declaration of interests signed each year by the firm and by each assessor.',
  recognitionQuote:
    "The founder's approval of the wording. To quote a client, an analyst or an award: their written consent, the original words and the date.",
}
