import type { Condition, Duty, Strength } from '../../../domain/law/duties.ts'
import type { LegalReference } from '../../../domain/law/references.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { aiAct } from '../legal-references/ai-act-dates.ts'
import { comparedOn } from '../legal-references/compared-on.ts'
import { type LegalReferenceId, legalReferences } from '../legal-references/index.ts'

interface Options
  extends Partial<Pick<Duty, 'since' | 'until' | 'status' | 'note' | 'bindsEmployers'>> {
  if?: readonly Condition[]
}

/** A duty with the jurisdiction and dates of its first reference. */
export function duty(
  question: string,
  role: UserType,
  strength: Strength,
  references: readonly [LegalReferenceId, ...LegalReferenceId[]],
  { if: conditions = [], since, status = 'confirmed', ...rest }: Options = {},
): Duty {
  const [first] = references
  const { jurisdiction, instrument, date, formallySince }: LegalReference = legalReferences[first]
  return {
    id: [question, role, first, strength].join('-'),
    question,
    role,
    jurisdiction,
    references,
    strength,
    conditions,
    since: since ?? date,
    status,
    statusOn: comparedOn,
    ...(role === 'vendor' && instrument === aiAct.instrument && { bindsProvider: true }),
    ...(formallySince && { contestedSince: formallySince }),
    ...rest,
  }
}

/** Note of duties under Article 22C of the UK GDPR: D1 and the safeguards. */
export const eitherWay =
  'Either a person really decides (22A), or all four safeguards stand (22C: CT1 to CT3).'

/** The same for both roles. */
export function forBoth(
  question: string,
  ...rest: Parameters<typeof duty> extends [string, UserType, ...infer R] ? R : never
): Duty[] {
  return [duty(question, 'buyer', ...rest), duty(question, 'vendor', ...rest)]
}

/** A duty of buyers who hire for clients, also besides their own hiring. */
export function forAgencies(
  question: string,
  strength: Strength,
  references: readonly [LegalReferenceId, ...LegalReferenceId[]],
  { if: conditions = [], ...rest }: Options = {},
): Duty {
  const made = duty(question, 'buyer', strength, references, {
    if: ['hires-for-clients', ...conditions],
    ...rest,
  })
  return { ...made, id: `${made.id}-agency` }
}

/** The condition "high-risk" of the AI Act, with further ones. */
export const highRisk = (...more: Condition[]): { if: Condition[] } => ({
  if: ['high-risk', ...more],
})
