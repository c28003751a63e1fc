export type PlanId = 'core' | 'scale' | 'enterprise'

/** A plan of the retainer. */
export interface Plan {
  id: PlanId
  /** As printed: "CORE". */
  name: string
  /** Maximum number of employees, inclusive; null for no limit. */
  upTo: number | null
  /** Whole pounds per month. */
  monthlyPrice: number
  /** Target group in one line. */
  fits: string
  scope: readonly string[]
  /** Printed beside the name of the recommended plan. */
  badge?: string
  action: { text: string; href: string }
}

/** Parses a typed number of employees; null for anything else. */
export function parseEmployees(typed: string): number | null {
  const digits = typed.replace(/[\s,.]/g, '')
  const employees = Number(digits)
  return /^\d{1,7}$/.test(digits) && employees > 0 ? employees : null
}

/** The first plan for a company of this size; `plans` are sorted, smallest first. */
export function findPlan(plans: readonly Plan[], employees: number): Plan | null {
  return plans.find(({ upTo }) => upTo === null || employees <= upTo) ?? null
}
