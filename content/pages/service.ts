/** Words of the governance service page, /governance-in-a-box. */
import { brand } from '../brand.ts'
import { claims, credentials } from '../claims.ts'
import type { ClosingCall, Copy, DetailedPoint, Faq, Hero, PageMeta, Point } from '../page.ts'

/** The footer links to these anchors. */
export type ServiceAnchor =
  | 'governance-engine'
  | 'evidence-vault'
  | 'regulatory-pulse'
  | 'expert-advisory'
  | 'documentation-builder'

interface ServicePage {
  meta: PageMeta
  /** What the service is called, for structured data. */
  serviceName: string
  hero: Hero & { note: Copy }
  challenges: { title: string; lead: Copy; items: readonly Point[] }
  inside: {
    title: string
    lead: Copy
    /** Five cards; each carries the anchor that the footer names. */
    items: readonly (DetailedPoint & { id: ServiceAnchor })[]
  }
  programme: { title: string; lead: Copy; items: readonly Point[] }
  pricing: { id: string; title: string; lead: Copy; note: Copy }
  audiences: { title: string; lead: Copy; items: readonly DetailedPoint[] }
  differentiators: { title: string; items: readonly Point[] }
  faq: Faq
  closing: ClosingCall
}

export const servicePage: ServicePage = {
  meta: {
    title: `Governance-in-a-Box for hiring AI | ${brand.name}`,
    description:
      'A 12-month retainer that sets up and keeps the governance of your hiring AI: policies, evidence vault, law updates, advisers. From £1,985 a month.',
  },
  serviceName: 'Governance-in-a-Box',
  hero: {
    eyebrow: 'Governance-in-a-Box · 12-month retainer',
    title: 'The governance of your hiring AI, set up in 30 days and kept for a year',
    lead: 'A platform that holds your policies and evidence, and advisers who know recruitment. Together they keep you able to answer for every tool that touches a candidate.',
    actions: [
      { text: 'Book 20-min Call', href: '/contact' },
      { text: 'See the plans', href: '#pricing' },
    ],
    note: {
      words:
        'The EU AI Act has named recruitment and selection as high-risk uses since it was adopted; Regulation (EU) 2026/1744 changed the date, to 2 December 2027, and left the list as it was.',
      sources: ['aiActScope', 'omnibus'],
    },
  },
  challenges: {
    title: 'Four things that go wrong',
    lead: 'We meet the same four in small firms and in groups.',
    items: [
      {
        title: 'Nobody can list the tools',
        text: 'The ranking came with the applicant system, the chatbot with the careers page, the interview notes with a licence that IT bought. No list holds all of them.',
      },
      {
        title: "The only evidence is the vendor's",
        text: 'A one-page bias statement, two years old, about another version and other candidates. It says little about the people who applied to you.',
      },
      {
        title: 'A person clicks, and calls it a decision',
        text: {
          words:
            'In March 2026 the ICO reported that many of the employers it had spoken to were probably making solely automated decisions while believing that a person was in charge. A reviewer needs real influence, authority and competence.',
          sources: ['icoRecruitmentRewired'],
        },
      },
      {
        title: 'The rules move',
        text: {
          words:
            'On 5 February 2026 the United Kingdom replaced its rules on automated decisions. On 27 July 2026 the EU moved the date for hiring AI to 2 December 2027. A policy written in 2025 may well be wrong on both.',
          sources: ['ukCommencement', 'omnibus'],
        },
      },
    ],
  },
  inside: {
    title: "What's Inside",
    lead: 'Five parts that work together. Each leaves something you can hand over when asked.',
    items: [
      {
        id: 'governance-engine',
        title: 'Governance Baseline',
        text: 'The Governance Engine at work: an inventory of your tools, a rating of their risks, named owners and a calendar of reviews.',
        items: [
          'A register of every AI system used in hiring, with its purpose and its part in the decision',
          'Roles and powers in writing, down to who may stop a system',
          'Human-in-the-Loop Protocol with training for reviewers',
        ],
      },
      {
        id: 'evidence-vault',
        title: 'Evidence Vault',
        text: 'One place for risk assessments, bias audits, supplier answers and approvals.',
        items: [
          'Every document with version, date and owner',
          'Encrypted and version-controlled',
          'An export for an auditor, a client or a regulator',
        ],
      },
      {
        id: 'documentation-builder',
        title: 'Template Library',
        text: `${claims.policyTemplates.figure} ${claims.policyTemplates.label} and a Documentation Builder that fills them with what your register already knows.`,
        items: [
          'AI policy, candidate notices, review and override procedures',
          'Supplier questionnaire and contract clauses',
          'Law and good practice marked apart in every template',
        ],
      },
      {
        id: 'regulatory-pulse',
        title: 'Regulatory Pulse',
        text: 'The Regulatory Pulse Feed reads the EU and UK sources so that you need not. Each update says what changed, from when, and which of your controls it touches.',
        items: [
          `${claims.requirements.figure} ${claims.requirements.label}`,
          'Drafts are called drafts, dates are given, sources are linked',
          'A pulse review adjusts your controls: quarterly in CORE, monthly in SCALE',
        ],
      },
      {
        id: 'expert-advisory',
        title: 'On-Call Advisor Hours',
        text: 'On-Call Expertise from people who have hired and have audited. Use the hours for a vendor call, a draft reply to a candidate or a board paper.',
        items: [
          '8 hours a month in CORE, 15 in SCALE',
          'A dedicated account manager in ENTERPRISE',
          'A written note after each call, filed in your vault',
        ],
      },
    ],
  },
  programme: {
    title: 'The first 30 days, and after',
    lead: 'Implementation takes 30 days. The Governance Blueprint goes deeper and takes five weeks.',
    items: [
      {
        title: '30-day implementation programme',
        text: 'Inventory, risk rating, owners, policies, vault. Your documentation is ready on day 30.',
      },
      {
        title: 'Governance Blueprint',
        text: 'A written plan for your own organisation, delivered in five weeks. The roadmap in it covers the first 90 days.',
      },
      {
        title: 'The rest of the year',
        text: 'Pulse reviews, adviser hours and a vault that grows with each audit, change and decision.',
      },
    ],
  },
  pricing: {
    id: 'pricing',
    title: 'Three plans, one fee for the whole company',
    lead: 'A 12-month retainer, billed monthly. The size of your organisation decides the plan; the number of people who use it does not.',
    note: [
      'Unsure which fits? ',
      { text: 'Ask us', href: '/contact' },
      ', or start with the ',
      { text: 'QuickScore', href: '/quickscore' },
      '.',
    ],
  },
  audiences: {
    title: 'What it is worth, and to whom',
    lead: 'Three desks use the same file.',
    items: [
      {
        title: 'HR/TA Teams',
        text: 'Keep hiring at pace and be able to say how each tool was used.',
        items: [
          'Candidate notices that recruiters can send as they are',
          'Reviewers who know when to differ, and how to record it',
          'Answers to a candidate within days, drawn from the record',
        ],
      },
      {
        title: 'HR-Tech Vendors',
        text: "Meet your buyers' due diligence once, and reuse it.",
        items: [
          'An independent bias audit that a buyer can read',
          'Instructions for use that tell deployers what they need to know',
          'A change record for each version of the product',
        ],
      },
      {
        title: 'Legal & Compliance',
        text: 'See what is law, since when, and what proves that it is met.',
        items: [
          'Each control tied to its provision, or marked as good practice',
          'Impact assessments with owner, version and date of review',
          'One export instead of a search through inboxes',
        ],
      },
    ],
  },
  differentiators: {
    title: 'What sets it apart',
    items: [
      {
        title: 'Hiring only',
        text: 'We govern AI in recruitment and selection and nothing else. The templates speak of shortlists, interviews and offers.',
      },
      {
        title: 'One checklist, two jurisdictions',
        text: 'EU and UK rules differ in substance and in date. One checklist serves both; each of its lines says which law it rests on, where and since when, and shows only what can bind you.',
      },
      {
        title: 'Evidence before opinion',
        text: 'Every finding points to a document, a log or a measurement. Where there is none, the finding says so.',
      },
    ],
  },
  faq: {
    title: 'Questions we are asked',
    items: [
      {
        question: 'How long is the retainer?',
        answer: '12 months, and it is renewable. The fee is billed monthly.',
      },
      {
        question: 'How does it connect to our systems?',
        answer:
          'Integration is via API, from your applicant system or from your own product. You can start without it and connect later.',
      },
      {
        question: 'How is our evidence protected?',
        answer: `${credentials.vaultHosting} You decide who in your organisation sees what.`,
      },
      {
        question: 'Does the fee cover the whole company?',
        answer:
          'Yes. The fee covers the whole company within the headcount of the plan. There are no per-seat fees.',
      },
      {
        question: 'What happens when the rules change?',
        answer:
          'A quarterly pulse adjusts your controls: we go through what has changed, what it touches and what to do, and update the templates. In SCALE it is monthly.',
      },
    ],
  },
  closing: {
    title: 'Bring one tool and one question',
    text: 'In 20 minutes we can usually tell you where it falls under the rules and what you would be asked to show.',
    actions: [
      { text: 'Book 20-min Call', href: '/contact' },
      { text: brand.contactEmail, href: `mailto:${brand.contactEmail}` },
    ],
  },
}
