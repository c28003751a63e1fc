/** Legal references: one entry for each provision, judgment, report or standard. */

/** `UK` is Great Britain and Northern Ireland together, as in data-protection law. */
export const jurisdictions = ['EU', 'UK', 'GB', 'NI', 'International'] as const
export type Jurisdiction = (typeof jurisdictions)[number]

/**
 * The status of a reference, which defines the meaning of its date.
 * - `in-force`: applies since `date`
 * - `applies-from`: adopted; applies from `date`
 * - `contested`: formally applies since `formallySince`, expected to take effect from `date`
 * - `transposed`: a directive, binding through national law; `date` is the transposition deadline
 * - `made`: law of Northern Ireland that came into force in steps; `date` is the year in its name
 * - `decided`: a judgment of that date
 * - `regulator`: a regulator's report: not law, but how the regulator reads it
 * - `guidance`: voluntary guidance or standard; never a duty
 * - `draft`: not final; never a duty
 */
export const referenceStatuses = [
  'in-force',
  'applies-from',
  'contested',
  'transposed',
  'made',
  'decided',
  'regulator',
  'guidance',
  'draft',
] as const
export type ReferenceStatus = (typeof referenceStatuses)[number]

export interface LegalReference {
  jurisdiction: Jurisdiction
  /** Short name of the instrument as readers know it: "EU AI Act", "GDPR", "Equality Act 2010". */
  instrument: string
  /** Article, section or clause: "Article 26(2)". */
  pinpoint: string
  /** The role it addresses, in the AI Act's terms; for data-protection law the vendor reads as provider. */
  who: 'provider' | 'deployer' | 'both'
  status: ReferenceStatus
  /** ISO date with the meaning of `status`; only a year for `made`. */
  date: string
  /** ISO date since which a contested provision formally applies. */
  formallySince?: string
  /** One plain sentence: what it asks. Paraphrased, never quoted. */
  summary: string
  /** The official text. */
  url: string
  /** ISO date on which it was last compared with our research notes. */
  comparedOn: string
  /** Id of the other jurisdiction's entry with the same requirement. */
  twin?: string
  /** Changes, oldest first. */
  history?: readonly { date: string; change: string }[]
}

/** References by id, as the content holds them. */
export type LegalReferences = Readonly<Record<string, LegalReference>>
