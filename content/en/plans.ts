/** The three plans of the retainer, and what all include. */
import type { Plan } from '../../domain/plans.ts'
import { brand, prices, vatRate } from '../firm.ts'
import { claims, sayClaim } from './claims.ts'

export const plans: readonly Plan[] = [
  {
    id: 'core',
    name: 'CORE',
    upTo: 250,
    monthlyPrice: prices.core,
    fits: 'One team, one set of tools, a first complete evidence file.',
    scope: ['Up to 250 employees', '8 on-call hours a month', 'Quarterly pulse updates'],
    action: { text: 'Choose CORE', href: '/contact?plan=core' },
  },
  {
    id: 'scale',
    name: 'SCALE',
    upTo: 5000,
    monthlyPrice: prices.scale,
    fits: 'Several countries, several vendors, and changes to keep up with.',
    scope: [
      '251 to 5,000 employees',
      '3 jurisdictions',
      'Monthly pulse updates',
      '15 on-call hours a month',
    ],
    badge: 'Most Popular',
    action: { text: 'Choose SCALE', href: '/contact?plan=scale' },
  },
  {
    id: 'enterprise',
    name: 'ENTERPRISE',
    upTo: null,
    monthlyPrice: prices.enterprise,
    fits: 'For groups that hire in many countries and answer for all of them.',
    scope: ['5,001 or more employees', 'Unlimited jurisdictions', 'Dedicated account manager'],
    action: {
      text: 'Write to sales',
      href: `mailto:${brand.salesEmail}?subject=ENTERPRISE%20plan`,
    },
  },
]

/** Included in every plan. */
export const everyPlan = {
  title: 'Every plan',
  items: [
    '12-month retainer, billed monthly',
    'No per-seat fees',
    sayClaim(claims.policyTemplates, ''),
    ...(vatRate ? ['For businesses that can recover VAT'] : []),
  ],
  currency: 'GBP',
  priceUnit: vatRate ? `a month, plus VAT (${vatRate}%)` : 'a month',
} as const
