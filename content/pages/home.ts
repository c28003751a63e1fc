/** Words of the home page. */

import { claims, credentials, type ShownClaim, showClaims } from '../claims.ts'
import { brand, isNamedAfterPlumbLine, newsletterDay } from '../firm.ts'
import type { Copy, FigureWords, Hero, Link, PageMeta, Point } from '../page.ts'

interface Panel {
  label: string
  title: string
  text: Copy
  /** Set large, each figure with its label. */
  figures: readonly ShownClaim[]
  points: readonly Copy[]
}

interface HomePage {
  meta: PageMeta
  hero: Hero
  problem: Panel
  solution: Panel
  components: {
    label: string
    title: string
    lead: Copy
    /** The four components of the service, in the order of the diagram. */
    items: readonly Point[]
    figure: FigureWords
    actions: readonly Link[]
  }
  quickscorePrompt: { title: string; text: Copy; action: Link; note: Copy }
  founder: { title: string; role: string; text: readonly Copy[]; action: Link; portrait: string }
  newsletter: { label: string; title: string; text: Copy; action: Link }
  law: {
    label: string
    title: string
    /** What is counted, by name, and where it can be read. */
    lines: Record<'provisions' | 'compared' | 'moved', { term: string; link: Link }>
    road: Link
  }
  insights: { label: string; title: string; all: Link }
  contact: { label: string; title: string; text: Copy; directLabel: string; direct: Link }
}

export const homePage: HomePage = {
  meta: {
    title: `${brand.name}: AI regulation and governance for EU and UK hiring`,
    description:
      'Governance, bias audits and evidence for AI used in hiring. Ready for the EU AI Act and UK regulators, with a free self-assessment in about 4 minutes.',
  },
  hero: {
    eyebrow: 'AI regulation and governance for EU and UK hiring',
    title: brand.tagline,
    lead: 'Software now sorts, scores and interviews your candidates. We help you know what each tool does, put a person in charge of it, and keep the evidence to show for it.',
    actions: [
      { text: 'Get in touch →', href: '/contact' },
      { text: 'Take the QuickScore', href: '/quickscore' },
    ],
  },
  problem: {
    label: 'Problem',
    title: 'The tools arrived before the rules of the house',
    text: 'Most teams bought their hiring AI one feature at a time. The questions come all at once: from a candidate, a works council, a client or a regulator.',
    figures: showClaims([claims.candidates, claims.hrProfessionals]),
    points: [
      {
        words:
          "The EU AI Act sets fines of up to €35M or 7% of global annual turnover. That ceiling covers the Act's prohibited practices alone, such as inferring emotions at work, which the Commission's guidelines extend to recruitment. For the duties on high-risk hiring systems, from 2 December 2027, it is €15M or 3%.",
        sources: ['aiActPenalties', 'aiActProhibited', 'omnibus'],
      },
      {
        words:
          'Much applies today. The GDPR, UK data-protection law and the Equality Act 2010 make no exception for a decision that software took part in.',
        sources: ['gdpr', 'ukAutomatedDecisions', 'equalityAct'],
      },
    ],
  },
  solution: {
    label: 'Solution',
    title: 'One framework, one file of evidence, one person to call',
    text: 'We set up the governance of your hiring AI and keep it current for twelve months. What a regulator would ask for is written down before anyone asks.',
    figures: showClaims([claims.audits, claims.requirements, claims.policyTemplates]),
    points: [
      'Policies, roles and reviews written for recruiters, and adapted to your tools.',
      'A 30-day implementation programme: your documentation is ready on day 30.',
    ],
  },
  components: {
    label: 'Service',
    title: 'Four components, one service',
    lead: 'Governance-in-a-Box is a 12-month retainer: a software platform and the experts behind it.',
    items: [
      {
        title: 'Governance Engine',
        text: 'The policy and process framework: who decides, what is allowed, which risks are accepted, and when all of it is looked at again.',
      },
      {
        title: 'Evidence Vault',
        text: 'An auditable record of risk assessments, bias audits and compliance documents, each with its date, version and owner.',
      },
      {
        title: 'Human-in-the-Loop Protocol',
        text: 'Guidelines and training for the people who review AI output, so that they understand it, can differ from it, and leave a trace when they do.',
      },
      {
        title: 'Supplier Scrutiny',
        text: 'Risk assessment of the vendors behind your tools: what to ask before signing, what to get in writing, what to check each year.',
      },
    ],
    figure: {
      title: 'How the four components hold together',
      description:
        'A vertical line with four parts around it. The Governance Engine sets the rules. The Human-in-the-Loop Protocol and Supplier Scrutiny apply them, inside the team and at its vendors. The Evidence Vault receives the record of all three.',
      caption: 'Rules above, practice at the sides, evidence below.',
    },
    actions: [
      { text: 'Explore the service', href: '/governance-in-a-box' },
      { text: 'Get Started', href: '/contact' },
    ],
  },
  quickscorePrompt: {
    title: 'Where do you stand today?',
    text: 'QuickScore asks 21 questions of vendors and 27 of in-house teams. It shows a score for each of four domains and the three things to do first. About 4 minutes, free of charge.',
    action: { text: 'Take the QuickScore', href: '/quickscore' },
    note: 'Results are illustrative; a professional audit is recommended.',
  },
  founder: {
    title: 'Who is behind it',
    role: 'Founder and lead assessor',
    text: [
      credentials.founderBackground,
      ...(isNamedAfterPlumbLine
        ? [
            `${brand.name} is named after the simplest measuring instrument there is. A weight on a line shows what is upright, whoever is holding it.`,
          ]
        : []),
    ],
    action: { text: 'Read the story', href: '/about' },
    portrait: 'Drawn portrait of the founder at a desk, a plumb line hanging beside it',
  },
  newsletter: {
    label: 'Newsletter',
    title: `The week in hiring AI, every ${newsletterDay}`,
    text: 'What changed, whom it concerns and what to do about it, in five minutes. Free, and you can unsubscribe anytime.',
    action: { text: 'See the newsletter', href: '/newsletter' },
  },
  law: {
    label: 'The law',
    title: 'The dates, and the ledger behind them',
    lines: {
      provisions: {
        term: 'Provisions tracked, EU beside UK',
        link: { text: 'Each with its source', href: '/law' },
      },
      compared: {
        term: 'Last compared with our notes',
        link: { text: 'What we corrected', href: '/corrections' },
      },
      moved: {
        term: 'Last change of law',
        link: { text: 'Every change, and from when', href: '/law/changes' },
      },
    },
    road: { text: 'Each date in full, on the service page', href: '/governance-in-a-box#road' },
  },
  insights: {
    label: 'Insights',
    title: 'Latest articles',
    all: { text: 'View all articles', href: '/insights' },
  },
  contact: {
    label: 'Contact',
    title: 'Ready to validate across the EU & UK?',
    text: 'Tell us which tools you use or sell, and where. We respond within one business day.',
    directLabel: 'Or write directly to',
    direct: { text: brand.contactEmail, href: `mailto:${brand.contactEmail}` },
  },
}
