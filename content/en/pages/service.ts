/** Words of the governance service page, /governance-in-a-box. */

import { brand, prices, sayPounds } from '../../firm.ts'
import { claims, credentials, sayClaim } from '../claims.ts'
import type {
  ClosingCall,
  Copy,
  DetailedPoint,
  Faq,
  FigureWords,
  Hero,
  Link,
  PageMeta,
  Point,
} from '../page.ts'

/** The footer links to these anchors. */
export type ServiceAnchor =
  | 'governance-engine'
  | 'evidence-vault'
  | 'regulatory-pulse'
  | 'expert-advisory'
  | 'documentation-builder'

interface ServicePage {
  meta: PageMeta
  /** Name of the service in structured data. */
  serviceName: string
  hero: Hero & { note: Copy }
  /** The sticky strip of links to sections. */
  strip: { label: string; links: readonly Link[] }
  challenges: { title: string; items: readonly Point[] }
  inside: {
    title: string
    lead: Copy
    /** Five parts, each with the anchor that the footer links to. */
    items: readonly (DetailedPoint & { id: ServiceAnchor })[]
  }
  /** The free register, and what the service adds. */
  register: {
    id: string
    title: string
    lead: string
    specimen: string
    free: { title: string; items: readonly Copy[] }
    adds: { title: string; items: readonly Copy[] }
    action: Link
  }
  specimens: {
    title: string
    label: string
    vault: SpecimenWords & { columns: string; owner: string; keep: string; cadence: string }
    /** `{date}` and `{place}` are filled in. */
    pulse: SpecimenWords & { from: string; touches: string; source: string }
    /** `{day}`, `{owner}`, `{steps}` and `{lanes}` are filled in. */
    blueprint: SpecimenWords & { day: string; done: string; drawing: string; beyond: string }
  }
  programme: {
    title: string
    lead: Copy
    items: readonly Point[]
    figure: FigureWords & { bars: readonly { name: string; length: string; days: number }[] }
  }
  pricing: {
    id: string
    title: string
    lead: Copy
    note: Copy
    /** `{month}` and `{year}` are prices. */
    sizes: Record<
      'id' | 'title' | 'year' | 'label' | 'example' | 'action' | 'from' | 'found' | 'invalid',
      string
    > & { all: Link }
  }
  audiences: { title: string; lead: Copy; items: readonly DetailedPoint[] }
  differentiators: { title: string; items: readonly Point[] }
  faq: Faq
  closing: ClosingCall
}

interface SpecimenWords {
  title: string
  text: string
  link: Link
}

export const servicePage: ServicePage = {
  meta: {
    title: `Governance-in-a-Box for hiring AI | ${brand.name}`,
    description: `A 12-month retainer that sets up and maintains your hiring-AI governance: policies, evidence vault, law updates, advisers. From ${sayPounds(prices.core)} a month.`,
  },
  serviceName: 'Governance-in-a-Box',
  hero: {
    eyebrow: 'Governance-in-a-Box · 12-month retainer',
    title:
      'The governance of your hiring\u00a0AI, set\u00a0up in 30\u00a0days and maintained for a\u00a0year',
    lead: 'A platform for your policies and evidence, with advisers who know recruitment. Together they let you answer for every tool that touches a candidate.',
    actions: [{ text: 'Book 20-min Call', href: '/contact?plan=call' }],
    note: {
      words:
        'The EU AI Act has named recruitment and selection as high-risk uses since it was adopted; Regulation (EU) 2026/1744 changed the date to 2 December 2027 and left the list as it was.',
      sources: ['aiActScope', 'omnibus'],
    },
  },
  strip: {
    label: 'On this page',
    links: [
      { text: 'Inside', href: '#inside' },
      { text: 'Dates', href: '#road' },
      { text: 'Plans', href: '#pricing' },
      { text: 'Questions', href: '#questions' },
    ],
  },
  challenges: {
    title: 'Four things that go wrong',
    items: [
      {
        title: '“Nobody can list our tools.”',
        text: 'The ranking came with the ATS, the chatbot with the careers page, the interview notes with a licence that IT bought. No list covers them all.',
      },
      {
        title: '“All we have is the vendor’s word.”',
        text: 'A one-page bias statement, two years old, about another version and other candidates. It says little about the people who applied to you.',
      },
      {
        title: '“Someone clicks, and we call it a decision.”',
        text: {
          words:
            'In March 2026 the ICO reported that many of the employers it had spoken to were probably making solely automated decisions while believing that a person was in charge. A reviewer needs real influence, authority and competence.',
          sources: ['icoRecruitmentRewired'],
        },
      },
      {
        title: '“The rules keep moving.”',
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
    lead: 'Five parts that work together. Each produces something you can hand over when asked.',
    items: [
      {
        id: 'governance-engine',
        title: 'Governance Baseline',
        text: [
          'The Governance Engine at work: an ',
          { text: 'inventory', href: '#register' },
          ' of your tools, risk ratings, named owners and a review calendar.',
        ],
        items: [
          [
            { strong: 'A register' },
            ' of every AI system used in hiring, with its purpose and its role in the decision',
          ],
          [{ strong: 'Roles and powers' }, ' in writing, down to who may stop a system'],
          [{ strong: 'Human-in-the-Loop Protocol' }, ' with training for reviewers'],
        ],
      },
      {
        id: 'evidence-vault',
        title: 'Evidence Vault',
        text: 'One place for risk assessments, bias audits, supplier answers and approvals.',
        items: [
          [{ strong: 'Every document' }, ' with version, date and owner'],
          [{ strong: 'Encrypted' }, ' and version-controlled'],
          [{ strong: 'An export' }, ' for an auditor, a client or a regulator'],
        ],
      },
      {
        id: 'documentation-builder',
        title: 'Template Library',
        text: sayClaim(claims.policyTemplates, [
          ' and a ',
          { text: 'Documentation Builder', href: '#register' },
          ' that fills them in from your register.',
        ]),
        items: [
          [
            { strong: 'Policy playbooks' },
            ': AI policy, candidate notices, review and override procedures',
          ],
          [{ strong: 'Supplier questionnaire' }, ' and contract clauses'],
          [{ strong: 'Law and good practice' }, ' clearly distinguished in every template'],
        ],
      },
      {
        id: 'regulatory-pulse',
        title: 'Regulatory Pulse',
        text: 'The Regulatory Pulse Feed reads the EU and UK sources so you don’t have to. Each update says what changed, from when, and which of your controls it affects.',
        items: [
          sayClaim(claims.requirements, ''),
          [{ strong: 'Drafts marked as drafts' }, ', with dates and linked sources'],
          [
            { strong: 'A pulse review' },
            ' adjusts your controls: quarterly in CORE, monthly in SCALE',
          ],
        ],
      },
      {
        id: 'expert-advisory',
        title: 'On-Call Advisor Hours',
        text: 'On-Call Expertise from people who have hired and audited, and from our employment-law partners when a question needs a lawyer. Use the hours for a vendor call, a draft reply to a candidate or a board paper.',
        items: [
          [{ strong: '8 hours a month' }, ' in CORE, 15 in SCALE'],
          [{ strong: 'A dedicated account manager' }, ' in ENTERPRISE'],
          [{ strong: 'A written note' }, ' after each call, filed in your vault'],
        ],
      },
    ],
  },
  register: {
    id: 'register',
    title: 'Start with a free list of your tools',
    lead: 'Every employer’s QuickScore result comes with a register of tools. Each entry shows its legal duties, their dates and the missing documents.',
    specimen: 'Three tools in the register',
    free: {
      title: 'Free with your result',
      items: [
        'Up to 20 tools, each with its duties, dates and sources',
        'Candidate notice, impact assessment and works-council sheet, filled in',
        'The register as a workbook, a Word file and a calendar',
        'Nobody at our firm reads it',
      ],
    },
    adds: {
      title: 'What the service adds',
      items: [
        'With your IT and suppliers, we find the tools nobody listed',
        'Advisers who know recruitment rate risks, name owners and hold reviews',
        'Every document is finished, reviewed and kept in the Evidence Vault',
        'The register is kept current as tools and the law change',
      ],
    },
    action: { text: 'Take QuickScore, then list your tools', href: '/quickscore' },
  },
  specimens: {
    title: 'What you get',
    label: 'Specimen',
    vault: {
      title: 'A page of the Evidence Vault',
      text: 'One record from the index every vault starts with.',
      columns: 'Columns',
      owner: 'Owner',
      keep: 'How long',
      cadence: 'How often',
      link: { text: 'See the full index', href: '/evidence' },
    },
    pulse: {
      title: 'A pulse update',
      text: 'The latest entry, with the questions it affects.',
      from: 'From {date}, {place}',
      touches: 'Affects',
      source: 'Source',
      link: { text: 'All changes in the law', href: '/law/changes' },
    },
    blueprint: {
      title: 'The Blueprint: the first 90 days',
      text: 'The steps of the specimen report by owner, based on its sample answers.',
      day: 'Day {day}',
      done: '{owner}: {steps}',
      drawing: 'The first 90 days, owner by owner: {lanes}.',
      beyond: 'Steps that continue after day 90 are cut off at the edge.',
      link: { text: 'See the full specimen report', href: '/quickscore/specimen' },
    },
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
    figure: {
      title: 'The twelve months',
      description:
        'Bars over twelve months, to scale: implementation fills the first 30 days, the Blueprint the first five weeks, the roadmap in it the first 90 days, the retainer the whole year.',
      caption: 'To scale, from the day you start.',
      bars: [
        { name: 'Implementation', length: '30 days', days: 30 },
        { name: 'Governance Blueprint', length: 'Five weeks', days: 35 },
        { name: 'Blueprint roadmap', length: 'The first 90 days', days: 90 },
        { name: 'Retainer', length: '12 months', days: 365 },
      ],
    },
  },
  pricing: {
    id: 'pricing',
    sizes: {
      id: 'your-price',
      title: 'Your size, your price',
      year: '{month} a month, {year} a year',
      label: 'How many employees?',
      example: 'e.g. 300',
      action: 'Show my price',
      from: 'From {month} a month, for the whole company.',
      found: '{plan}: {month} a month, {year} a year.',
      invalid: 'Please enter a whole number, such as 300. Plans start at {month} a month.',
      all: { text: 'See the plans', href: '#pricing' },
    },
    title: 'Three plans, one fee for the whole company',
    lead: 'A 12-month retainer, billed monthly. Priced by company size. No per-seat fees.',
    note: [
      'Unsure which fits? ',
      { text: 'Ask us', href: '/contact' },
      ', or start with the ',
      { text: 'QuickScore', href: '/quickscore' },
      '.',
    ],
  },
  audiences: {
    title: 'Who gets what',
    lead: 'One file, three teams.',
    items: [
      {
        title: 'HR/TA Teams',
        text: 'Keep hiring at pace and be able to say how each tool was used.',
        items: [
          [{ strong: 'Candidate notices' }, ' to finish with your own facts'],
          [{ strong: 'Reviewers' }, ' who know when to overrule, and how to record it'],
          [{ strong: 'Answers to a candidate' }, ' within days, drawn from the record'],
        ],
      },
      {
        title: 'HR-Tech Vendors',
        text: "Meet your buyers' due diligence once, and reuse it.",
        items: [
          [{ strong: 'An independent bias audit' }, ' that a buyer can read'],
          [{ strong: 'Instructions for use' }, ' that tell deployers what they need to know'],
          [{ strong: 'A change record' }, ' for each version of the product'],
        ],
      },
      {
        title: 'Legal & Compliance',
        text: 'See what is law, since when, and what proves you meet it.',
        items: [
          [{ strong: 'Each control' }, ' tied to its provision, or marked as good practice'],
          [{ strong: 'Impact assessments' }, ' with owner, version and review date'],
          [{ strong: 'One export' }, ' instead of a search through inboxes'],
        ],
      },
    ],
  },
  differentiators: {
    title: 'What sets it apart',
    items: [
      {
        title: 'Hiring only',
        text: 'We govern AI in recruitment and selection and nothing else. The templates are about shortlists, interviews and offers.',
      },
      {
        title: 'One checklist, two jurisdictions',
        text: 'EU and UK rules differ in substance and in date. One checklist covers both. Each line names the law behind it, where it applies and since when, and shows only what can bind you.',
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
          'Integration is via API, from your ATS or your own product. You can start without it and connect later.',
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
          'A quarterly pulse adjusts your controls: we go through what has changed, what it affects and what to do, and update the templates. In SCALE it is monthly.',
      },
    ],
  },
  closing: {
    title: 'Bring one tool and one question',
    text: 'In 20 minutes we can usually tell you which rules apply to it and what you would be asked to show.',
    actions: [
      { text: 'Book 20-min Call', href: '/contact?plan=call' },
      { text: brand.contactEmail, href: `mailto:${brand.contactEmail}` },
    ],
  },
}
