/** The cost of a breach: maximum fines, claims and bans under the law in force, and cases. */
import type { Country } from '../../../domain/law/applicability.ts'
import type { Sourced } from '../../../domain/law/sourced.ts'
import { aiAct, dataActSchedule, dataProtectionAct, equalityAct, gdpr, ukGdpr } from './links.ts'

/** A sentence of the paragraph for a board, with the respondents that it applies to. */
export interface CostSentence extends Sourced {
  id: string
  text: string
  /** Printed if the respondent hires in all of `in` and in none of `notIn`. */
  in: readonly ('eu' | 'gb' | 'uk')[]
  notIn?: readonly ('eu' | 'gb' | 'uk')[]
  /** Printed if that country is ticked. */
  country?: Country
  role?: 'vendor'
}

const hamburg = {
  label: 'Hamburg data-protection authority, 30 September 2025',
  url: 'https://datenschutz-hamburg.de/news/zwischenbilanz-2025-hmbbfdi-verhaengt-bussgelder-von-insgesamt-775000-euro',
}
const berlin = {
  label: 'dataagenda, on the Berlin fine of 2023',
  url: 'https://dataagenda.de/?p=14500',
}
const agg15 = { label: 'AGG, § 15', url: 'https://www.gesetze-im-internet.de/agg/__15.html' }
const betrVG = { label: 'BetrVG, § 95', url: 'https://www.gesetze-im-internet.de/betrvg/__95.html' }
const wor = {
  label: 'Wet op de ondernemingsraden',
  url: 'https://wetten.overheid.nl/BWBR0002747',
}
const safeRent = {
  label: 'Cohen Milstein, on Louis v SafeRent',
  url: 'https://cohenmilstein.com/rental-applicants-using-housing-vouchers-settle-ground-breaking-discrimination-class-action-against-saferent-solutions',
}

const ceiling =
  'Data-protection law is in force. Its maximum for hidden profiling, or for rejecting by machine without the safeguards that the law asks for, is'

/** In reading order; maximum fines of the AI Act appear only with the breaches they are for. */
export const costSentences: readonly CostSentence[] = [
  {
    id: 'ceiling-both',
    text: `${ceiling} EUR 20 million or 4% of worldwide turnover in the EU, and GBP 17.5 million or 4% in the UK, whichever is higher. That is a ceiling, not a forecast.`,
    in: ['eu', 'uk'],
    standing: 'confirmed',
    links: [gdpr('83'), ukGdpr('83'), dataProtectionAct('157')],
  },
  {
    id: 'ceiling-eu',
    text: `${ceiling} EUR 20 million or 4% of worldwide turnover, whichever is higher. That is a ceiling, not a forecast.`,
    in: ['eu'],
    notIn: ['uk'],
    standing: 'confirmed',
    links: [gdpr('83')],
  },
  {
    id: 'ceiling-uk',
    text: `${ceiling} GBP 17.5 million or 4% of worldwide turnover, whichever is higher. That is a ceiling, not a forecast. Not explaining a machine’s decision, or giving no way to contest it, falls under this higher maximum since 5 February 2026.`,
    in: ['uk'],
    notIn: ['eu'],
    standing: 'confirmed',
    links: [ukGdpr('83'), dataProtectionAct('157'), dataActSchedule('6')],
  },
  {
    id: 'fines-known',
    text: 'The fines that we know of for unexplained automated decisions were EUR 300,000 and EUR 492,000, both outside hiring.',
    in: ['eu'],
    standing: 'confirmed',
    links: [hamburg, berlin],
  },
  {
    id: 'claims-gb',
    text: 'Candidates can claim themselves: in Great Britain there is no upper limit on compensation (Equality Act 2010, sections 119 and 124).',
    in: ['gb'],
    standing: 'confirmed',
    links: [equalityAct('124'), equalityAct('119')],
  },
  {
    id: 'claims-de',
    text: 'In Germany three months’ pay limits a candidate’s claim only where they would not have been hired anyway.',
    in: ['eu'],
    country: 'de',
    standing: 'confirmed',
    links: [agg15],
  },
  {
    id: 'stopped',
    text: 'In several EU countries staff representatives can have a tool stopped until they have been asked.',
    in: ['eu'],
    standing: 'confirmed',
    links: [betrVG, wor],
  },
  {
    id: 'ai-act',
    text: 'AI Act fines for hiring systems follow from 2 December 2027; for reading emotions from faces or voices they apply today.',
    in: ['eu'],
    standing: 'confirmed',
    links: [aiAct('99'), aiAct('113')],
  },
  {
    id: 'vendors',
    text: 'In the United States a vendor of scores settled for USD 2.275 million, without admitting fault; that was about tenants.',
    in: [],
    role: 'vendor',
    standing: 'confirmed',
    links: [safeRent],
  },
]

/** A row of the table on /law. */
export interface CostRow extends Sourced {
  id: string
  law: string
  most: string
  what: string
  applies: string
}

export const costRows: readonly CostRow[] = [
  {
    id: 'gdpr-83-4',
    law: 'GDPR, Article 83(4)',
    most: 'EUR 10 million or 2% of worldwide turnover, whichever is higher',
    what: 'A missing or weak impact assessment, no contract with a processor, no records, weak security, a late breach notice',
    applies: 'In force',
    standing: 'confirmed',
    links: [gdpr('83')],
  },
  {
    id: 'gdpr-83-5',
    law: 'GDPR, Article 83(5)',
    most: 'EUR 20 million or 4%, whichever is higher',
    what: 'No lawful basis, hidden or unfair processing, no notice or access, machine-only rejection, unlawful transfers, disobeying an order',
    applies: 'In force',
    standing: 'confirmed',
    links: [gdpr('83')],
  },
  {
    id: 'uk-gdpr-83-5',
    law: 'UK GDPR, Article 83(5)',
    most: 'GBP 17.5 million or 4%, whichever is higher',
    what: 'The same under UK law; since 5 February 2026 also Articles 22B and 22C on automated decisions',
    applies: 'In force',
    standing: 'confirmed',
    links: [ukGdpr('83'), dataProtectionAct('157'), dataActSchedule('6')],
  },
  {
    id: 'ai-act-99-3',
    law: 'EU AI Act, Article 99(3)',
    most: 'EUR 35 million or 7%, whichever is higher; for small and medium-sized firms, whichever is lower',
    what: 'Only practices that Article 5 forbids, such as reading emotions from faces or voices',
    applies: 'In force since 2 August 2025',
    standing: 'confirmed',
    links: [aiAct('99')],
  },
  {
    id: 'ai-act-99-4',
    law: 'EU AI Act, Article 99(4)',
    most: 'EUR 15 million or 3%, whichever is higher; for small and medium-sized firms, whichever is lower',
    what: 'Duties of deployers and providers of high-risk systems, ranking and scoring among them; Article 50 duties, such as making sure people know that a chatbot is a machine',
    applies: 'Article 50 since 2 August 2026; the others for hiring from 2 December 2027',
    standing: 'confirmed',
    links: [aiAct('99'), aiAct('113')],
  },
  {
    id: 'equality-act-124',
    law: 'Equality Act 2010, sections 119 and 124',
    most: 'No upper limit',
    what: 'A candidate’s claim: lost earnings and injury to feelings; for unintended indirect discrimination the tribunal first considers a declaration and a recommendation',
    applies: 'In force, Great Britain',
    standing: 'confirmed',
    links: [equalityAct('124'), equalityAct('119')],
  },
  {
    id: 'agg-15',
    law: 'AGG, § 15 (Germany)',
    most: 'Financial loss, and fair compensation; three months’ pay at most for those who would not have been hired anyway',
    what: 'A candidate’s claim for discrimination',
    applies: 'In force',
    standing: 'confirmed',
    links: [agg15],
  },
  {
    id: 'works-councils',
    law: 'Works councils (Germany, France, the Netherlands, Austria)',
    most: 'The roll-out is stopped; French courts have added a daily penalty',
    what: 'A tool introduced before staff representatives were informed, consulted or had agreed, where there are any',
    applies: 'In force; see Countries',
    standing: 'confirmed',
    links: [betrVG, wor],
  },
]

export const costWords = {
  title: 'What a breach costs',
  lead: 'These are ceilings, not forecasts. We found no fine by a European data-protection authority for AI in hiring, which does not prove that there is none. The likeliest costs are a stopped roll-out, one candidate’s claim, and the time to answer a regulator.',
  columns: ['Law', 'Maximum', 'For what', 'Since when'],
} as const
