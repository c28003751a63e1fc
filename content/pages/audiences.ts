/**
 * The four audience pages. Their link targets and query parameters are the specification's
 * (section 2), to the letter.
 */
import { analysts } from './audiences/analysts.ts'
import type { AudiencePage } from './audiences/audience-page.ts'
import { hrtechVendors } from './audiences/hrtech-vendors.ts'
import { regulators } from './audiences/regulators.ts'
import { taTeams } from './audiences/ta-teams.ts'

export type { AudienceId, AudiencePage } from './audiences/audience-page.ts'
export { analysts, hrtechVendors, regulators, taTeams }

/** In the order of the menu. */
export const audiencePages: readonly AudiencePage[] = [taTeams, hrtechVendors, analysts, regulators]
