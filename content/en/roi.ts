/**
 * The Cost vs. Risk calculator: figures and words.
 * The arithmetic is in `domain/roi`.
 */
import { annualFee, sayPounds } from '../firm.ts'
import type { Copy } from './page.ts'

export const roiFigures = {
  /** Revenue in pounds times this is the revenue in euros, the base of the ceiling. */
  revenueUplift: 1.17,
  /** Euros. The fixed amount of the Act's highest ceiling. */
  fineFloor: 35_000_000,
  /** Share of worldwide annual turnover in the Act's highest ceiling. */
  fineShare: 0.07,
  /** Euros, and share of turnover: the ceiling for the duties on high-risk hiring systems. */
  dutyFloor: 15_000_000,
  dutyShare: 0.03,
  /** Pounds a year: twelve months of CORE. */
  annualFee,
} as const

interface RoiWords {
  title: string
  lead: Copy
  revenueLabel: string
  revenueHint: string
  revenuePlaceholder: string
  revenueInvalid: string
  revenueUnclear: string
  calculate: string
  resultTitle: string
  /** Below the drawing of the two ceilings. */
  scaleNote: string
  fineLabel: string
  dutyLabel: string
  /** For a firm that counts as small or medium-sized. */
  smallFineLabel: string
  smallDutyLabel: string
  feeLabel: string
  ratioLabel: string
  ratioSuffix: string
  /** Directly below the ratio, whose label mentions cover. */
  noInsurance: string
  feeShareLabel: string
  /** "{share}" is filled in with two decimals. */
  feeShare: string
  caption: Copy
  methodTitle: string
  method: readonly Copy[]
}

export const roiWords: RoiWords = {
  title: 'Cost vs. Risk',
  lead: "Compare the annual fee with the highest fine in the AI Act, based on your company's revenue.",
  revenueLabel: 'Annual revenue (£)',
  revenueHint: 'Worldwide, in pounds.',
  revenuePlaceholder: '25,000,000',
  revenueInvalid: 'Please enter a number.',
  revenueUnclear:
    '“{typed}” could mean {one} or {other}. Please use commas between thousands, or no separators.',
  calculate: 'Calculate',
  resultTitle: 'Your figures',
  scaleNote: 'Both ceilings are drawn to the same scale, from zero.',
  fineLabel: 'Maximum fine',
  dutyLabel: 'Ceiling for the duties on hiring systems',
  smallFineLabel: 'For a small or medium-sized firm: prohibited practices',
  smallDutyLabel: 'For a small or medium-sized firm: duties on hiring systems',
  feeLabel: 'Annual fee',
  ratioLabel: 'Protection ratio',
  ratioSuffix: 'x coverage',
  noInsurance: 'The fee pays for help with governance. It is not insurance and covers no fine.',
  feeShareLabel: 'Fee as a share of the fine',
  feeShare: '{share}% of the maximum fine',
  caption: {
    words:
      "An illustration, not a forecast of any fine. The ceiling of €35 million or 7% of worldwide turnover is the Act's highest and applies only to the prohibited practices of Article 5. The ceiling for the duties on high-risk hiring systems, which apply from 2 December 2027, is €15 million or 3%. For small and medium-sized firms the lower of the two figures applies.",
    sources: ['aiActPenalties', 'omnibus'],
  },
  methodTitle: 'How it is worked out',
  method: [
    'Revenue in pounds is multiplied by a fixed 1.17 to give euros. This is not the current exchange rate.',
    {
      words:
        'The maximum fine is the larger of €35,000,000 and 7% of that figure: the ceiling for prohibited practices, as it applies to large firms.',
      sources: ['aiActPenalties'],
    },
    {
      words:
        'The ceiling for the duties on hiring systems is the larger of €15,000,000 and 3%. For a small or medium-sized firm (under 250 staff, and turnover of at most €50 million or a balance sheet of at most €43 million) the smaller of the two figures applies, for either ceiling (Article 99(6)).',
      sources: ['aiActPenalties', 'smallFirms'],
    },
    `The annual fee is ${sayPounds(annualFee)}: twelve months of CORE.`,
    'The ratio compares a fine in euros with a fee in pounds, without converting either.',
  ],
}
