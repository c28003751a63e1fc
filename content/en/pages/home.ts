/** Words of the home page. */

import { brand, founder, isClaimed, isFirstFirm, newsletterDay, operator } from '../../firm.ts'
import { claims, credentials, type ShownClaim, showClaims } from '../claims.ts'
import type { Copy, FigureWords, Hero, Link, PageMeta, Point } from '../page.ts'
import { aboutPage } from './about.ts'

interface Panel {
  label: string
  title: string
  text: Copy
  /** Label of the folded points. */
  folded?: string
  /** Large figures with their labels. */
  figures: readonly ShownClaim[]
  points: readonly Copy[]
}

interface HomePage {
  meta: PageMeta
  hero: Hero & { promise: string }
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
  quickscorePrompt: {
    label: string
    title: string
    text: Copy
    /** The files that a respondent gets, each beside a picture. */
    files: readonly { id: 'board' | 'plan' | 'notice'; name: string; text: string }[]
    /** `{count}` is the number of drafts. */
    drafts: string
    /** Each link preselects the role. */
    actions: readonly Link[]
    note: Copy
  }
  readers: { title: string; items: readonly (Link & { about: string })[] }
  founder: { title: string; role: string; text: readonly Copy[]; action: Link; portrait: string }
  newsletter: { label: string; title: string; text: Copy; action: Link }
  law: { label: string; title: string; road: Link; all: string }
  insights: { label: string; title: string; all: Link }
  contact: Record<'label' | 'title' | 'open' | 'directLabel', string> & { text: Copy; direct: Link }
}

export const homePage: HomePage = {
  meta: {
    title: `${brand.name}: AI regulation and governance for EU and UK hiring`,
    description:
      'Governance, bias audits and evidence for AI used in hiring. Ready for the EU AI Act and UK regulators, with a free self-assessment in about 4 minutes.',
  },
  hero: {
    eyebrow: brand.tagline,
    title: 'Know what your hiring\u00a0AI does. Be\u00a0able to\u00a0prove it.',
    lead: 'Software now sorts, scores and interviews candidates. We help HR teams and vendors in the EU and UK keep it under control: someone accountable, and the evidence to show it.',
    actions: [
      { text: 'Take the QuickScore', href: '/quickscore' },
      { text: 'Get in touch →', href: '/contact' },
    ],
    promise: 'Free, no account, about 4 minutes.',
  },
  problem: {
    label: 'Problem',
    title: 'Most teams bought the tools before they set the rules.',
    text: isClaimed('candidates')
      ? 'Then candidates, works councils, clients and regulators start asking.'
      : {
          words:
            'Then candidates, works councils, clients and regulators start asking. Candidates can ask whether a machine decided about them, and why.',
          sources: ['gdpr', 'ukGdpr'],
        },
    folded: 'Fines, and what applies today',
    figures: showClaims([claims.candidates, claims.hrProfessionals]),
    points: [
      {
        words:
          "The EU AI Act sets fines of up to €35M or 7% of global annual turnover. That ceiling covers the Act's prohibited practices alone, such as inferring emotions at work, which the Commission's guidelines extend to recruitment. For the duties on high-risk hiring systems, from 2 December 2027, it is €15M or 3%.",
        sources: ['aiActPenalties', 'aiActProhibited', 'omnibus'],
      },
      {
        words:
          'Much already applies. The GDPR, UK data-protection law and the Equality Act 2010 make no exception for decisions that software helps to make.',
        sources: ['gdpr', 'ukAutomatedDecisions', 'equalityAct'],
      },
    ],
  },
  solution: {
    label: 'Solution',
    title: 'One framework, one evidence file, one adviser to call',
    text: 'We set up the governance of your hiring AI and keep it current for twelve months.',
    figures: showClaims([claims.audits, claims.requirements, claims.policyTemplates]),
    points: [
      'Policies, roles and reviews written for recruiters and adapted to your tools.',
      'A 30-day implementation programme: your documentation is ready on day 30.',
    ],
  },
  components: {
    label: 'Service',
    title: 'Four components, one service',
    lead: 'Governance-in-a-Box: a platform and the experts behind it, as a 12-month retainer.',
    items: [
      {
        title: 'Governance Engine',
        text: 'Policy and process framework: who decides, what is allowed, when it is reviewed.',
      },
      {
        title: 'Evidence Vault',
        text: 'Auditable record of risk assessments, bias audits and compliance documents.',
      },
      {
        title: 'Human-in-the-Loop Protocol',
        text: 'Guidelines and training for reviewers, who can overrule AI and record why.',
      },
      {
        title: 'Supplier Scrutiny',
        text: 'Vendor risk assessment: what to ask, get in writing and check each year.',
      },
    ],
    figure: {
      title: 'How the four components fit together',
      description:
        'A vertical line with four parts around it. The Governance Engine sets the rules. The Human-in-the-Loop Protocol and Supplier Scrutiny apply them, inside the team and at its vendors. The Evidence Vault receives the record of all three.',
      caption: 'Policy on top, people and suppliers in the middle, evidence underneath.',
    },
    actions: [
      { text: 'Explore the service', href: '/governance-in-a-box' },
      { text: 'Get Started', href: '/contact' },
    ],
  },
  quickscorePrompt: {
    label: 'QuickScore',
    title: 'Where do you stand today?',
    text: 'QuickScore asks vendors 21 questions and in-house teams 27. See which legal duties your answers leave open, then your score. You get:',
    files: [
      { id: 'board', name: 'A board paper', text: 'Three pages in Word, to edit' },
      { id: 'plan', name: 'A plan', text: 'Excel, calendar, Jira or Planner' },
      { id: 'notice', name: 'Draft documents', text: 'Notices, registers, letters' },
    ],
    drafts: 'From the specimen, which includes {count} Word drafts.',
    actions: [
      { text: 'I use hiring AI', href: '/quickscore?aud=ta' },
      { text: 'I sell hiring AI', href: '/quickscore?aud=vendor' },
    ],
    note: 'Results are illustrative; a professional audit is recommended.',
  },
  readers: {
    title: 'Who it is for',
    items: [
      { text: 'TA and HR teams', href: '/for-ta-teams', about: 'You use AI to hire' },
      { text: 'HR-tech vendors', href: '/for-hrtech-vendors', about: 'You sell hiring AI' },
      { text: 'Industry analysts', href: '/for-analysts', about: 'You compare the market' },
      { text: 'Regulators', href: '/for-regulators', about: 'You read evidence files' },
    ],
  },
  founder: {
    title: 'Who is behind it',
    role: founder.name || aboutPage.founder.text.length > 0 ? aboutPage.founder.role : 'The firm',
    text: [
      credentials.founderBackground ||
        `${operator.legalName ?? brand.name} runs this site. We advise employers and vendors in the EU and the UK on the AI they use in hiring.`,
      ...(isFirstFirm
        ? [
            `${brand.name} is named after the simplest measuring instrument there is: a weight on a line, which shows what is upright.`,
          ]
        : []),
    ],
    action: { text: credentials.founderStory ? 'Read the story' : 'About us', href: '/about' },
    portrait: aboutPage.founder.portrait,
  },
  newsletter: {
    label: 'Newsletter',
    title: `The week in hiring AI, every ${newsletterDay}`,
    text: 'What changed, who it affects and what to do, in five minutes. Free; unsubscribe anytime.',
    action: { text: 'See the newsletter', href: '/newsletter' },
  },
  law: {
    label: 'The law',
    title: 'Key dates, and every source',
    road: { text: 'Each date in full, on the service page', href: '/governance-in-a-box#road' },
    all: 'All free resources',
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
    open: 'Send Us a Message',
    directLabel: 'Or write directly to',
    direct: { text: brand.contactEmail, href: `mailto:${brand.contactEmail}` },
  },
}
