/** The figures that the firm owns (`content/roi.ts`). */
export interface RoiFigures {
  /** Revenue in pounds times this is the revenue in euros. */
  revenueUplift: number
  /** Euros: the least that the maximum fine can be. */
  fineFloor: number
  /** Share of the revenue in euros, 0.07 for 7%. */
  fineShare: number
  /** Pounds a year. */
  annualFee: number
}

export interface RoiResult {
  /** Euros, unrounded. */
  fine: number
  /** Pounds a year. */
  fee: number
  /** Fine over fee, a whole number; euros are set against pounds as they are. */
  ratio: number
  /** The fee as a percentage of the fine, unrounded. */
  feeShare: number
}

/**
 * The revenue that was typed, in pounds; null for what is no finite number. Spaces, thousands
 * separators and a pound sign are taken as the habit they are.
 */
export function parseRevenue(typed: string): number | null {
  const digits = typed.replace(/[\s,£]/g, '')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(digits)) return null
  const revenue = Number(digits)
  return Number.isFinite(revenue) ? revenue : null
}

/**
 * Sets the yearly fee beside the highest fine of the AI Act for `revenue` pounds a year: the larger
 * of the floor and the share of the uplifted revenue (AI Act, Article 99(3)).
 */
export function estimateRoi(revenue: number, figures: RoiFigures): RoiResult {
  const { revenueUplift, fineFloor, fineShare, annualFee } = figures
  const fine = Math.max(fineFloor, revenue * revenueUplift * fineShare)
  return {
    fine,
    fee: annualFee,
    ratio: Math.round(fine / annualFee),
    feeShare: (annualFee / fine) * 100,
  }
}
