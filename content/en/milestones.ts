/**
 * The dates of law on the timeline, oldest first, and the words of the two countdowns.
 */
import type { Milestone } from '../../domain/milestones.ts'
import type { Copy, FigureWords } from './page.ts'
import type { SourceId } from './sources.ts'

/** A milestone with entries of `sources.ts`. */
export interface SourcedMilestone extends Milestone {
  sources: readonly [SourceId, ...SourceId[]]
}

/** The date of the first countdown, with its words before and after. */
interface Deadline extends SourcedMilestone {
  before: { title: string; text: Copy }
  after: { title: string; text: Copy }
}

const COMPARED_ON = '2026-11-20'

/**
 * The date that the Act first set. It has been moved since, so the site explains that and also
 * counts down to the next date for hiring.
 */
export const specifiedDeadline: Deadline = {
  id: 'ai-act-august-2026',
  jurisdiction: 'EU',
  date: '2026-08-02T00:00:00Z',
  title: 'Article 50 transparency',
  summary:
    'People must be told that they are dealing with AI, a screening chatbot for example. It was also the date first set for high-risk employment AI, which Regulation (EU) 2026/1744 moved to 2 December 2027.',
  concerns: 'Providers and deployers of AI that people talk to or that makes content',
  concernsHiringAi: true,
  sources: ['aiActDates', 'aiActTransparency', 'omnibus'],
  comparedOn: COMPARED_ON,
  before: {
    title: 'To 2 August 2026, 00:00 UTC',
    text: {
      words:
        'The date first set for high-risk employment AI under the EU AI Act, and the start of its transparency duties in Article 50.',
      sources: ['aiActDates'],
    },
  },
  after: {
    title: 'This date has passed',
    text: {
      words:
        'Regulation (EU) 2026/1744 moved the high-risk duties of hiring AI from this date to 2 December 2027. The transparency duties of Article 50 did begin.',
      sources: ['omnibus', 'aiActDates'],
    },
  },
}

export const milestones: readonly SourcedMilestone[] = [
  {
    id: 'ai-act-prohibitions',
    jurisdiction: 'EU',
    date: '2025-02-02T00:00:00Z',
    title: 'Prohibited practices and AI literacy',
    summary:
      'The prohibitions of the AI Act apply, among them inferring emotions in the workplace other than for medical or safety reasons. The duty on AI literacy begins; it was reworded on 27 July 2026.',
    concerns: 'Every provider and deployer, employers included',
    concernsHiringAi: true,
    sources: ['aiActDates', 'aiActProhibited', 'aiActLiteracy'],
    comparedOn: COMPARED_ON,
  },
  {
    id: 'ai-act-general-purpose',
    jurisdiction: 'EU',
    date: '2025-08-02T00:00:00Z',
    title: 'General-purpose models, governance bodies and penalty rules',
    summary:
      'Duties begin for providers of general-purpose AI models, and the rules on authorities and penalties apply.',
    concerns: 'Providers of general-purpose AI models; authorities',
    concernsHiringAi: false,
    sources: ['aiActDates'],
    comparedOn: COMPARED_ON,
  },
  {
    id: 'uk-automated-decisions',
    jurisdiction: 'UK',
    date: '2026-02-05T00:00:00Z',
    title: 'New UK rules on automated decisions',
    summary:
      'Articles 22A to 22D of the UK GDPR replace Article 22. A significant decision made solely by automated means calls for information, a chance to respond, human intervention and a way to contest it. The ICO treats rejecting a candidate as significant.',
    concerns: 'Employers and recruiters under UK data-protection law',
    concernsHiringAi: true,
    sources: ['ukAutomatedDecisions', 'ukCommencement', 'icoRecruitmentRewired'],
    comparedOn: COMPARED_ON,
  },
  {
    id: 'uk-complaints',
    jurisdiction: 'UK',
    date: '2026-06-19T00:00:00Z',
    title: 'Data-protection complaints process',
    summary:
      'Controllers must make it easy to complain, acknowledge a complaint within 30 days, act without undue delay and communicate the outcome.',
    concerns: 'Every controller under UK data-protection law',
    concernsHiringAi: false,
    sources: ['ukComplaints'],
    comparedOn: COMPARED_ON,
  },
  {
    id: 'ai-act-omnibus',
    jurisdiction: 'EU',
    date: '2026-07-27T00:00:00Z',
    title: 'The AI omnibus comes into force',
    summary:
      'Regulation (EU) 2026/1744 moves the high-risk duties of hiring AI from 2 August 2026 to 2 December 2027, softens the duty on AI literacy and, in Article 4a, says when sensitive data may be used to detect and correct bias.',
    concerns: 'Providers and deployers of hiring AI',
    concernsHiringAi: true,
    sources: ['omnibus', 'aiActDates', 'aiActLiteracy'],
    comparedOn: COMPARED_ON,
  },
  specifiedDeadline,
  {
    id: 'ai-act-december-2026',
    jurisdiction: 'EU',
    date: '2026-12-02T00:00:00Z',
    title: 'Two new prohibitions; marking grace period ends',
    summary:
      'Two further practices are prohibited, neither of them about hiring. Generative systems already on the market before 2 August 2026 must mark their output from this date.',
    concerns: 'Providers of generative AI',
    concernsHiringAi: false,
    sources: ['aiActDates'],
    comparedOn: COMPARED_ON,
  },
  {
    id: 'ai-act-hiring',
    jurisdiction: 'EU',
    date: '2027-12-02T00:00:00Z',
    title: 'High-risk duties for hiring and HR AI',
    summary:
      'The high-risk duties of the AI Act apply to AI for recruitment, selection and work management (Annex III, point 4), if the system is high-risk: risk management, data governance, documentation, logs and human oversight for providers; use as instructed, trained oversight, monitoring and notice to candidates for deployers.',
    concerns: 'Vendors of hiring AI and the employers and recruiters who use it',
    concernsHiringAi: true,
    sources: ['omnibus', 'aiActDates', 'aiActProvider', 'aiActDeployer'],
    comparedOn: COMPARED_ON,
  },
  {
    id: 'ai-act-products',
    jurisdiction: 'EU',
    date: '2028-08-02T00:00:00Z',
    title: 'High-risk duties for AI in regulated products',
    summary: 'The high-risk duties apply to AI in the products listed in Annex I of the AI Act.',
    concerns: 'Makers of regulated products',
    concernsHiringAi: false,
    sources: ['aiActDates'],
    comparedOn: COMPARED_ON,
  },
  {
    id: 'ai-act-public-legacy',
    jurisdiction: 'EU',
    date: '2030-08-02T00:00:00Z',
    title: 'Older high-risk systems of public authorities',
    summary:
      'High-risk systems meant for public authorities that were in use before the high-risk duties began must comply by this date, changed or not.',
    concerns: 'Public employers and their suppliers',
    concernsHiringAi: true,
    sources: ['aiActLegacy', 'aiActDates'],
    comparedOn: COMPARED_ON,
  },
]

/** Labels around the figures. The second countdown shows once the first is at zero. */
export const countdownWords = {
  title: 'EU AI Act deadline',
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
  nextTitle: 'Next for hiring AI',
  concernsLabel: 'Concerns',
  sourceLabel: 'Source',
} as const

export const roadFigure: FigureWords & { all: string } = {
  /** Above the list of dates; `{count}` is filled in. */
  all: 'All {count} dates, past and future',
  title: 'The road to compliance',
  description:
    'A timeline of legal dates for AI in hiring, from the first prohibitions in February 2025 to public-sector legacy systems in August 2030. Dates that concern hiring AI are marked.',
  caption: 'Legal dates in the EU and UK. Those that concern hiring AI are marked.',
}
