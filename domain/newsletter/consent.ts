/** Reads consent from lists of other programs: which people may get mail. */
import { foldText } from '../text.ts'

/**
 * Columns of `status` and `consent` can mean yes and no; a `leaving` column means no if filled; in
 * a `mention`, a column of anything else, only a plain refusal counts.
 */
type Voice = 'status' | 'consent' | 'leaving' | 'mention'

export interface ConsentColumn {
  at: number
  name: string
  voice: Voice
}

/** Meanings that staff chose for unknown values, by their `plainWords`. */
export const consentAnswers = ['yes', 'no', 'silent'] as const
export type ConsentAnswers = Readonly<Record<string, (typeof consentAnswers)[number]>>

export type Verdict =
  | { says: 'yes' | 'silent' }
  | { says: 'no' | 'unknown'; column: ConsentColumn; value: string }

/** Folded words with one space between: equal for "OPTED_OUT", "Opted-Out" and "optedOut". */
export function plainWords(text: string): string {
  if (/^[a-z\d]*$/.test(text)) return text
  return foldText(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const patternOf = (rows: readonly string[]) =>
  rows.join(' ').split(' ').join('|').replaceAll('_', ' ?')
/** Matches the beginning of any word of a text; `_` is an optional space. */
const begins = (...rows: string[]) => new RegExp(`(?:^| )(?:${patternOf(rows)})`)
const isWhole = (...rows: string[]) => new RegExp(`^(?:${patternOf(rows)})$`)

const blank = isWhole('null n nan none n_a nil na 0000_00_00 0000_00_00_00_00_00')
const plainNo = isWhole('no n f false 0 nein non nee nej nie nao ei off never none')
const plainYes = isWhole('yes y t true 1 x ja j si s oui o tak sim on kylla')

/** Values that mean no in a column of consent or status. */
const refusals = begins(
  'un_sub opt(?:ed|s)?_out not_(?:sub|opt|conf|act|verif|cons|allow|market|agre|giv) no_(?:cons|longer)',
  'non_(?:sub|market|cons) never_ bounc hard_bounc soft_bounc complain spam abus block black_list',
  'suppress disabled inactive deactiv clean(?:ed)?$ pending un_(?:conf|verif|activ|deliv) invalid delet',
  'remov cancel revok withdr declin reject refus denied expired archiv churned dormant stopped exclud',
  'junk do_not dont don_t trash quarantin ausgetragen abgemeldet abbestellt gesperrt widerruf unbestat',
  'inaktiv gelosch ausstehend nicht_ desabonn desinscr en_attente inactif bloqu desuscri de_baja baja$',
  'inactiv pendiente rebotad disiscri annull inattiv in_attesa blocca rifiut uitgeschreven afgemeld',
  'inactief geblok wypisan nieaktywn zablokow avregistr avmeld avanmal afmeld peruu anulad inativ',
)
const approvals = isWhole(
  'subscribed active enabled confirmed opted_in opt_in verified consented granted consent_given',
  'accepted agreed approved marketing_contact express express_consent double_opt_in allow allowed',
  'permitted freely_given_consent freely_given_consent_from_contact angemeldet aktiv bestatigt',
  'eingetragen abonniert zugestimmt eingewilligt inscrite? abonnee? actif confirmee? suscrit[oa]',
  'activ[oa] confirmad[oa] iscritt[oa] attiv[oa] confermat[oa] ingeschreven actief aangemeld aktywny',
  'zapisany ativ[oa] inscrit[oa] prenumererar aktiivinen tilmeldt pameldt tilaaja',
)
/** In columns about something else, only these whole values mean no. */
const plainRefusals = isWhole(
  'unsubscribed opted_out opt_out bounced hard_bounced block_listed black_listed complained suppressed',
  'unconfirmed unactivated do_not_contact do_not_(?:e_)?mail abgemeldet abbestellt desabonnee? uitgeschreven',
  'desinscrite? afgemeld desuscrit[oa] disiscritt[oa] wypisany avregistrerad avmeldt afmeldt',
)

const leavingHead = begins(
  'un_sub opt(?:ed|s)?_out suppress block black_list bounc complain abus spam clean deleted removed',
  'do_not dnc left_ leav disabled exclud revok withdr stop cancel pending invalid undeliver un_deliver',
  'abgemeldet abmeld abbestell widerruf gesperrt sperr austrag ausgetragen desabonn desinscr baja',
  'disiscri uitschrij uitgeschr afmeld wypis avregis avmeld',
)
const statusHead = begins('status statut$ zustand$')
const consentHead = begins(
  'subscri opt(?:ed)?_in consent permission newsletter mailing marketing accept agree gdpr dsgvo rgpd',
  'einwillig zustimm anmeld angemeldet abonn inscri suscri iscri confirm bestatig toestemming zgoda',
  'consentim consenso double verified allow legal_basis wants is_(?:subscri|confirm|activ) may_',
)
/** Headers of data about a consent, and of channels other than email. */
const aside = begins(
  '(?:ip|url|link|token|hash|id|uuid|sms|phone|call|calls|fax|track|tracking|whatsapp|push|rate)(?: |$)',
)
const asideOfConsent = begins(
  '(?:source|count|number|name|title|location|country|language|form|page|reason|method|list|campaign)(?: |$)',
)

/** Columns to ignore in a program where their names mean something else. */
const programs = [
  // Whether somebody pays: free subscribers get mail too.
  { has: ['email disabled', 'active subscription'], unheeded: 'active subscription' },
]

/** A column with more distinct values, none of them known, is not about consent. */
const MOST_VALUES = 20

type Records = readonly (readonly string[])[]

/** The columns about consent, by a header (which may be empty) and the records below it. */
export function findConsentColumns(head: readonly string[], records: Records): ConsentColumn[] {
  const heads = head.map(plainWords)
  const program = programs.find(({ has }) => has.every((name) => heads.includes(name)))
  const width = records.reduce((most, { length }) => Math.max(most, length), head.length)
  return Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    const words = heads[at] ?? ''
    const isUnheeded = words !== '' && words === program?.unheeded
    const voice = isUnheeded ? null : voiceOf(words, valuesOf(records, at))
    return voice ? [{ at, name: head[at]?.trim() || `Column ${at + 1}`, voice }] : []
  })
}

/** Values of a column and their counts, without addresses. */
function valuesOf(records: Records, at: number): Map<string, number> {
  const values = new Map<string, number>()
  for (const { [at]: cell = '' } of records) {
    const value = cell.trim()
    if (value !== '' && !value.includes('@')) values.set(value, (values.get(value) ?? 0) + 1)
  }
  return values
}

function voiceOf(head: string, values: ReadonlyMap<string, number>): Voice | null {
  const isAside = aside.test(head)
  if (leavingHead.test(head) && !isAside) return 'leaving'
  if (statusHead.test(head) && !isAside) return 'status'
  const isConsent = consentHead.test(head) && !isAside && !asideOfConsent.test(head)
  const isKnown = (value: string) => judge('consent', value) !== 'unknown'
  if (isConsent && (values.size <= MOST_VALUES || [...values.keys()].some(isKnown)))
    return 'consent'
  return voiceOfCells(values)
}

/** If at least half of the cells are plain refusals or approvals, the column is one of status. */
function voiceOfCells(values: ReadonlyMap<string, number>): Voice | null {
  const all = [...values.values()].reduce((sum, count) => sum + count, 0)
  const isRefusal = (value: string) => judge('mention', value) === 'no'
  const spoken = [...values]
    .filter(([value]) => isRefusal(value) || approvals.test(plainWords(value)))
    .reduce((sum, [, count]) => sum + count, 0)
  if (spoken > 0 && 2 * spoken >= all) return 'status'
  return [...values.keys()].some(isRefusal) ? 'mention' : null
}

/** Whether a value is the time of a consent: contains a year, or is a Unix time. */
const isMoment = (words: string) =>
  /(?:^|\D)(?:19|20)\d\d(?:\D|$|\d{4}(?:\D|$))/.test(words) || /^\d{10}(?:\d{3})?$/.test(words)

function judge(voice: Voice, value: string): Verdict['says'] {
  const words = plainWords(value)
  if (voice === 'mention') {
    const isRefusal = value.split(/[,;|]/).some((part) => plainRefusals.test(plainWords(part)))
    return isRefusal ? 'no' : 'silent'
  }
  if (words === '' || blank.test(words)) return 'silent'
  if (voice === 'leaving') return plainNo.test(words) || approvals.test(words) ? 'silent' : 'no'
  if (refusals.test(words) || /^(?:no|nein|non|nee|nej) /.test(words)) return 'no'
  if (approvals.test(words)) return 'yes'
  // A numeric status is a code of its program.
  if (voice === 'status' && /^\d+$/.test(words)) return 'unknown'
  if (plainNo.test(words)) return 'no'
  if (plainYes.test(words)) return 'yes'
  return voice === 'consent' && isMoment(words) ? 'yes' : 'unknown'
}

/** One no is enough; an unknown value must be clarified before a yes counts. */
export function judgeRow(
  cells: readonly string[],
  columns: readonly ConsentColumn[],
  answers: ConsentAnswers,
): Verdict {
  let verdict: Verdict = { says: 'silent' }
  for (const column of columns) {
    const value = (cells[column.at] ?? '').trim()
    const words = plainWords(value)
    const found = judge(column.voice, value)
    const answer = Object.hasOwn(answers, words) ? answers[words] : undefined
    const says = found === 'unknown' && answer ? answer : found
    if (says === 'no') return { says, column, value }
    if (says === 'unknown') verdict = { says, column, value }
    if (says === 'yes' && verdict.says === 'silent') verdict = { says }
  }
  return verdict
}

/** Whether any column can mean yes: then a row without a yes has no consent. */
export const canSayYes = (columns: readonly ConsentColumn[]) =>
  columns.some(({ voice }) => voice === 'status' || voice === 'consent')
