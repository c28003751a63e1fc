/**
 * Every provision, judgment and guidance cited by a duty, one entry per pinpoint, with the day of
 * its last comparison with our research notes.
 */

import type { LegalReference } from '../../../domain/law/references.ts'
import { aiActDeployerReferences } from './ai-act-deployer.ts'
import { aiActProviderReferences } from './ai-act-provider.ts'
import { euOnlyReferences, gdprReferences, ukGdprTwins } from './data-protection.ts'
import { equalityReferences } from './equality.ts'
import { guidanceReferences } from './guidance.ts'
import { ukOnlyReferences } from './uk-data-protection.ts'

export const legalReferences = {
  ...aiActProviderReferences,
  ...aiActDeployerReferences,
  ...gdprReferences,
  ...euOnlyReferences,
  ...ukGdprTwins,
  ...ukOnlyReferences,
  ...equalityReferences,
  ...guidanceReferences,
} as const satisfies Record<string, LegalReference>

export type LegalReferenceId = keyof typeof legalReferences
