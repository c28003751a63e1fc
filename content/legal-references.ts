/**
 * Every provision, judgment and piece of guidance that the question bank names, one entry per
 * pinpoint. Source of every statement: our legal fact sheet, with its dates and its confidence.
 */
import { aiActDeployerReferences } from './legal-references/ai-act-deployer.ts'
import { aiActProviderReferences } from './legal-references/ai-act-provider.ts'
import { equalityReferences } from './legal-references/equality.ts'
import { euDataProtectionReferences } from './legal-references/eu-data-protection.ts'
import { guidanceReferences } from './legal-references/guidance.ts'
import { ukDataProtectionReferences } from './legal-references/uk-data-protection.ts'
import type { LegalReference } from './question.ts'

export const legalReferences = {
  ...aiActProviderReferences,
  ...aiActDeployerReferences,
  ...euDataProtectionReferences,
  ...ukDataProtectionReferences,
  ...equalityReferences,
  ...guidanceReferences,
} as const satisfies Record<string, LegalReference>

export type LegalReferenceId = keyof typeof legalReferences
