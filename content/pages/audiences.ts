/**
 * Words of the four audience pages. Link targets and their query parameters are the
 * specification's (section 2), to the letter.
 */
import { brand } from '../brand.ts'
import { credentials } from '../claims.ts'
import type { ClosingCall, Copy, Faq, Hero, PageMeta, Point } from '../page.ts'

export type AudienceId = 'ta' | 'vendor' | 'analyst' | 'reg'

export interface AudiencePage {
  /** As in the `aud` parameter. */
  id: AudienceId
  route: string
  /** In the "Who we help" menu. */
  menuLabel: string
  meta: PageMeta
  hero: Hero
  pains: { title: string; items: readonly [Point, Point, Point] }
  help: { title: string; items: readonly Copy[] }
  faq: Faq
  closing: ClosingCall
}

const QUICKSCORE_TA = '/quickscore?utm_source=audience_page&aud=ta'
const CONTACT_TA = '/contact?aud=ta&utm_source=audience_page'
const CONTACT_VENDOR = '/contact?aud=vendor&utm_source=audience_page'
const BENCHMARK = '/benchmark-request?utm_source=audience_page'
const CONTACT_REGULATOR = '/contact?aud=reg&utm_source=audience_page'

const HELP_TITLE = 'How we help'
const FAQ_TITLE = 'Questions we are asked'

const taTeams: AudiencePage = {
  id: 'ta',
  route: '/for-ta-teams',
  menuLabel: 'TA teams',
  meta: {
    title: `AI governance for talent-acquisition teams | ${brand.name}`,
    description:
      'For in-house TA and HR teams: know what your hiring AI does, tell candidates, review its output for real, and keep the evidence. Start with a free score.',
  },
  hero: {
    eyebrow: 'For in-house TA and HR teams',
    title: 'You signed for the tool. Be ready to answer for it.',
    lead: 'Your applicant system ranks, your assessments score, your chatbot turns people away at midnight. We help you put each of them in order without slowing down a single requisition.',
    actions: [
      { text: 'Take the QuickScore', href: QUICKSCORE_TA },
      { text: 'Get in touch →', href: CONTACT_TA },
    ],
  },
  pains: {
    title: 'What we hear from recruiters',
    items: [
      {
        title: '"I cannot say what the ranking is made of."',
        text: {
          words:
            'Candidates may ask. In the EU the GDPR already gives them information about the logic of an automated decision. From 2 December 2027 the AI Act adds a duty to tell them that a high-risk system takes part.',
          sources: ['gdpr', 'aiActDeployer', 'omnibus'],
        },
      },
      {
        title: '"We review everything. I think."',
        text: {
          words:
            'With three hundred applications and an hour to spare, a review becomes a click. In its report of 31 March 2026 the ICO asks for real influence before the decision takes effect, by someone with authority and competence.',
          sources: ['icoRecruitmentRewired'],
        },
      },
      {
        title: '"The vendor says it is fair."',
        text: {
          words:
            'Under the Equality Act 2010, in Great Britain, a neutral tool that puts a protected group at a particular disadvantage is indirect discrimination unless it can be justified, intended or not. An employer who cannot explain the tool is badly placed to justify it.',
          sources: ['equalityAct'],
        },
      },
    ],
  },
  help: {
    title: HELP_TITLE,
    items: [
      'An inventory of your hiring AI, with an owner and a risk rating for each system',
      'Candidate notices in plain words, for each step where AI takes part',
      'Training for reviewers: when to differ, how to override, what to write down',
      'Selection rates by group from your own data, with four-fifths as a first screen and never as a verdict',
      'Impact assessments that hold up: what goes in, who signs, when to look again',
      'Questions for your vendors, and a reading of their answers',
    ],
  },
  faq: {
    title: FAQ_TITLE,
    items: [
      {
        question: 'What does QuickScore cost, and how often may we take it?',
        answer:
          'QuickScore is free and unlimited. Take it once for each tool, or again each quarter to see what has moved.',
      },
      {
        question: 'How long does the Governance Blueprint take?',
        answer:
          'The Blueprint takes five weeks. It contains a roadmap that covers the first 90 days, week by week, with an owner for each step.',
      },
      {
        question: 'We only buy our tools. Do the rules concern us?',
        answer: {
          words:
            'Yes. Whoever uses hiring AI is a deployer under the EU AI Act; the duties of Article 26 apply to hiring systems from 2 December 2027. Data-protection and equality law apply to your decisions today, in the EU and in the UK.',
          sources: ['aiActDeployer', 'omnibus', 'gdpr', 'ukAutomatedDecisions', 'equalityAct'],
        },
      },
    ],
  },
  closing: {
    title: 'Start with 27 questions',
    text: 'About 4 minutes, and you know which three things to do first.',
    actions: [
      { text: 'Take the QuickScore', href: QUICKSCORE_TA },
      { text: 'Talk to us', href: CONTACT_TA },
    ],
  },
}

const hrtechVendors: AudiencePage = {
  id: 'vendor',
  route: '/for-hrtech-vendors',
  menuLabel: 'HR-tech vendors',
  meta: {
    title: `Bias audits and AI Act files for HR tech | ${brand.name}`,
    description:
      "For HR-tech vendors: independent bias audits, technical documentation and answers to buyers' questions, ready before the AI Act's date for hiring AI.",
  },
  hero: {
    eyebrow: 'For HR-tech vendors',
    title: 'Pass due diligence once, with evidence you can reuse',
    lead: 'Your buyers ask how the product scores, for whom it works less well and who can stop it. We help you answer with measurements and a file that grows with each release.',
    actions: [{ text: 'Get in touch →', href: CONTACT_VENDOR }],
  },
  pains: {
    title: 'What stands in the way',
    items: [
      {
        title: 'Every buyer sends another questionnaire',
        text: 'Two hundred rows, forty of them about AI, each worded anew. Engineers answer them from memory, and no two answers agree.',
      },
      {
        title: 'Your score may be the decision',
        text: {
          words:
            'In SCHUFA (C-634/21, 7 December 2023) the EU Court of Justice held that producing a score is itself the automated decision where the recipient draws strongly on it. A ranking of candidates may well be read the same way.',
          sources: ['schufa'],
        },
      },
      {
        title: 'The file cannot be written afterwards',
        text: {
          words:
            'From 2 December 2027 providers of hiring AI need risk management, data governance, technical documentation, logging, instructions for use and a design that lets people oversee and override. Most of it records work done along the way.',
          sources: ['aiActProvider', 'omnibus'],
        },
      },
    ],
  },
  help: {
    title: HELP_TITLE,
    items: [
      'An independent bias audit: accuracy and selection rates by group, method and limits stated',
      'Technical documentation and a risk file, built into your release process',
      'Instructions for use that tell a deployer purpose, accuracy, limits and oversight',
      {
        words:
          'Controller or processor: an honest look at your role. In its report of 6 November 2024 the ICO found vendors who called themselves processors and were controllers',
        sources: ['icoAudits'],
      },
      'A change record for each version, ready to share with customers',
      'One pack of answers for buyers, kept current in the Evidence Vault',
    ],
  },
  faq: {
    title: FAQ_TITLE,
    items: [
      {
        question: 'Do we need a notified body?',
        answer: {
          words:
            "No. For hiring AI the AI Act provides for the provider's own internal control (Article 43(2) and Annex VI). This is expected to bite in practice from 2 December 2027.",
          sources: ['aiActConformity'],
        },
      },
      {
        question: 'Is an ISO/IEC 42001 certificate enough?',
        answer: {
          words:
            'No. It certifies a management system. It is not a harmonised standard of the AI Act and gives no presumption of conformity. It is good groundwork, and we build on it where you have it.',
          sources: ['isoAiManagement'],
        },
      },
      {
        question: 'We are a UK company. Does the EU AI Act reach us?',
        answer: {
          words:
            'It does where you place a system on the EU market or where its output is used in the EU. Hiring in the UK alone, with use in the UK alone, is normally outside it. UK data-protection and equality law apply in any case.',
          sources: ['aiActUkReach', 'ukAutomatedDecisions', 'equalityAct'],
        },
      },
    ],
  },
  closing: {
    title: 'Send us your last questionnaire',
    text: 'We show you which answers your evidence already supports, and which it does not.',
    actions: [{ text: 'Talk to us', href: CONTACT_VENDOR }],
  },
}

const analysts: AudiencePage = {
  id: 'analyst',
  route: '/for-analysts',
  menuLabel: 'Analysts',
  meta: {
    title: `Data on AI governance in hiring for analysts | ${brand.name}`,
    description:
      'For industry analysts: an anonymised benchmark on AI governance in hiring, a public scoring method, and legal dates with their sources.',
  },
  hero: {
    eyebrow: 'For industry analysts',
    title: 'Figures on hiring AI, with their limits printed beside them',
    lead: 'You compare vendors and advise buyers. We offer one measure for both sides of the market, a method anyone can read, and dates of law that are checked.',
    actions: [{ text: 'Request the benchmark', href: BENCHMARK }],
  },
  pains: {
    title: 'What makes the field hard to read',
    items: [
      {
        title: 'Claims without a common measure',
        text: 'One vendor reports accuracy, the next a certificate, a third a promise. None can be set beside the others.',
      },
      {
        title: 'Dates that are out of date',
        text: {
          words:
            'Many pages still give 2 August 2026 for the high-risk duties of hiring AI. Regulation (EU) 2026/1744 moved them to 2 December 2027.',
          sources: ['omnibus'],
        },
      },
      {
        title: 'Law and habit in one list',
        text: {
          words:
            'The four-fifths rule, for one, is a screening line from the United States. It is no legal test in the EU or the UK, and yet it is sold as compliance.',
          sources: ['fourFifths'],
        },
      },
    ],
  },
  help: {
    title: HELP_TITLE,
    items: [
      'An anonymised QuickScore benchmark: averages and counts for vendors and in-house teams',
      [
        'A scoring method that is public, question by question: the ',
        { text: 'QuickScore methodology', href: '/quickscore/methodology' },
      ],
      'A list of legal dates, each with its source and the day on which we checked it',
      'Briefings on how hiring tools are tested, and on what a result proves',
      'A second pair of eyes on a draft, for facts of law and measurement',
    ],
  },
  faq: {
    title: FAQ_TITLE,
    items: [
      {
        question: 'Where do the figures come from?',
        answer:
          'From completed QuickScore assessments. They are self-reported, nobody has verified them, and respondents chose to take part.',
      },
      {
        question: 'Does the benchmark name vendors or employers?',
        answer:
          'No. It holds scores, roles and counts. Names, addresses and single answers stay with us.',
      },
      {
        question: 'May we publish what we find?',
        answer:
          'Yes, with the source, the date and the number of assessments behind each figure, and with its limits.',
      },
    ],
  },
  closing: {
    title: 'See what the benchmark holds',
    text: 'One page on its contents, its limits and how to ask for access.',
    actions: [{ text: 'Request the benchmark', href: BENCHMARK }],
  },
}

const regulators: AudiencePage = {
  id: 'reg',
  route: '/for-regulators',
  menuLabel: 'Regulators',
  meta: {
    title: `Hiring AI in practice, for regulators | ${brand.name}`,
    description:
      'For regulators and authorities: how hiring AI is used in practice, what evidence can be expected, and a public method for measuring readiness.',
  },
  hero: {
    eyebrow: 'For regulators',
    title: 'What the practice of hiring AI looks like from the inside',
    lead: 'We work where rules meet a recruitment desk. We are glad to show how evidence is kept, what can reasonably be asked for, and where teams struggle.',
    actions: [{ text: 'Get in touch →', href: CONTACT_REGULATOR }],
  },
  pains: {
    title: 'What files often fail to show',
    items: [
      {
        title: 'Policy without practice',
        text: 'The document is signed and dated. Nothing shows that anyone worked by it on the day of the decision.',
      },
      {
        title: 'Oversight in name',
        text: {
          words:
            'In its report of 31 March 2026 the ICO wrote that many of the employers it had spoken to were probably deciding by machine alone while believing that the tool only supported a person. A log of overrides would have told them.',
          sources: ['icoRecruitmentRewired'],
        },
      },
      {
        title: 'Decisions that cannot be rebuilt',
        text: 'Which version ran, on what data, who saw the output and what they did with it: four facts, seldom kept together.',
      },
    ],
  },
  help: {
    title: HELP_TITLE,
    items: [
      'A walk through an evidence file, with invented data, from inventory to override log',
      [
        'A public method: every question, its weight and its legal basis, in the ',
        { text: 'QuickScore methodology', href: '/quickscore/methodology' },
      ],
      'Anonymised patterns: which controls are common, which are missing, in small firms and large',
      'Workshops on how ranking, assessment and interview tools work and can be tested',
      'Answers to consultations, with the practical side of a proposed rule',
    ],
  },
  faq: {
    title: FAQ_TITLE,
    items: [
      {
        question: 'Do you certify systems or employers?',
        answer:
          'No. Neither QuickScore nor our audits are a conformity assessment under the EU AI Act, and we issue no certificate of compliance with it.',
      },
      {
        question: "Will you share a client's file?",
        answer:
          'Only where the client agrees or the law requires it. Clients can export their own file and hand it to you.',
      },
      {
        question: 'What are your interests?',
        answer: `${credentials.independence.text} We are paid by the organisations that we advise and audit, and every report says so.`,
      },
    ],
  },
  closing: {
    title: 'Ask us how it is done',
    text: 'No sale attached. We respond within one business day.',
    actions: [{ text: 'Talk to us', href: CONTACT_REGULATOR }],
  },
}

/** In the order of the menu. */
export const audiencePages: readonly AudiencePage[] = [taTeams, hrtechVendors, analysts, regulators]
