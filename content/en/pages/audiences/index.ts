/**
 * The four audience pages. Their link targets and query parameters are public addresses and must
 * not change.
 */
import { analysts } from './analysts.ts'
import type { AudiencePage } from './audience-page.ts'
import { hrtechVendors } from './hrtech-vendors.ts'
import { regulators } from './regulators.ts'
import { taTeams } from './ta-teams.ts'

/** In the order of the menu. */
export const audiencePages: readonly AudiencePage[] = [taTeams, hrtechVendors, analysts, regulators]
