/** Free resources, listed in the footer, on Home and at the end of articles. */
import type { Link } from './page.ts'

/** Home fills in `{provisions}`, `{corrections}`, `{date}` and `{change}` in `about`. */
export interface Resource extends Link {
  /** Longer title for Home; `text` elsewhere. */
  title?: string
  about: string
}

export const resourcesTitle = 'Resources'

export const resources: readonly Resource[] = [
  {
    text: 'Adverse-impact check',
    href: '/tools/adverse-impact',
    about: 'Enter head counts. Get selection rates, ratios and an exact test.',
  },
  {
    text: 'Changes in the law',
    title: 'What changed in the law',
    href: '/law/changes',
    about: 'Latest change in the law: {date}. {change}.',
  },
  {
    text: 'EU and UK law',
    title: 'EU and UK law, side by side',
    href: '/law',
    about: '{provisions} provisions, each with its source.',
  },
  {
    text: 'Evidence index',
    title: 'Evidence: what to keep',
    href: '/evidence',
    about: 'Documents, owners and periods for each of the 27 questions.',
  },
  {
    text: 'State of hiring AI',
    href: '/state-of-hiring-ai',
    about: 'How employers and vendors score, question by question.',
  },
  {
    text: 'Methodology',
    title: 'How QuickScore works',
    href: '/quickscore/methodology',
    about: 'Every question, the arithmetic and the law behind it.',
  },
  {
    text: 'Corrections',
    title: 'We publish our mistakes',
    href: '/corrections',
    about: '{corrections} corrections so far: what it said, and what it says now.',
  },
]
