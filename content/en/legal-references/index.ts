/**
 * Every provision, judgment and piece of guidance that a duty names, one entry per pinpoint,
 * compared with our research notes on the day that it names.
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
