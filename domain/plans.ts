export type PlanId = 'core' | 'scale' | 'enterprise'

/** A plan of the retainer. */
export interface Plan {
  id: PlanId
  /** As printed: "CORE". */
  name: string
  /** Whole pounds a month. */
  monthlyPrice: number
  /** Who it is for, in one line. */
  fits: string
  scope: readonly string[]
  /** Printed beside the name of the recommended plan. */
  badge?: string
  action: { text: string; href: string }
}
