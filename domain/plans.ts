export type PlanId = 'core' | 'scale' | 'enterprise'

/** A plan of the retainer. */
export interface Plan {
  id: PlanId
  /** As printed: "CORE". */
  name: string
  /** Employees, inclusive; null where it has no end. */
  upTo: number | null
  /** Whole pounds a month. */
  monthlyPrice: number
  /** Who it is for, in one line. */
  fits: string
  scope: readonly string[]
  /** Printed beside the name of the recommended plan. */
  badge?: string
  action: { text: string; href: string }
}

/** A number of employees that was typed; null for what is none. */
export function parseEmployees(typed: string): number | null {
  const digits = typed.replace(/[\s,.]/g, '')
  const employees = Number(digits)
  return /^\d{1,7}$/.test(digits) && employees > 0 ? employees : null
}

/** The first plan that takes a company of this size; `plans` begin with the smallest. */
export function findPlan(plans: readonly Plan[], employees: number): Plan | null {
  return plans.find(({ upTo }) => upTo === null || employees <= upTo) ?? null
}
