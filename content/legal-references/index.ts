/**
 * Every provision, judgment and piece of guidance that the question bank names, one entry per
 * pinpoint, compared with the official text on the day that it names.
 */

import type { LegalReference } from '../../domain/quickscore/questions.ts'
import { aiActDeployerReferences } from './ai-act-deployer.ts'
import { aiActProviderReferences } from './ai-act-provider.ts'
import { equalityReferences } from './equality.ts'
import { euDataProtectionReferences } from './eu-data-protection.ts'
import { guidanceReferences } from './guidance.ts'
import { ukDataProtectionReferences } from './uk-data-protection.ts'

export const legalReferences = {
  ...aiActProviderReferences,
  ...aiActDeployerReferences,
  ...euDataProtectionReferences,
  ...ukDataProtectionReferences,
  ...equalityReferences,
  ...guidanceReferences,
} as const satisfies Record<string, LegalReference>
