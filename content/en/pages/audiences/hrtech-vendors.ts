import { brand } from '../../../firm.ts'
import type { AudiencePage } from './audience-page.ts'

const QUICKSCORE = '/quickscore?utm_source=audience_page&aud=vendor'
const CONTACT = '/contact?aud=vendor&utm_source=audience_page'

export const hrtechVendors: AudiencePage = {
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
    lead: 'Your buyers ask how the product scores, who it works less well for and who can stop it. We help you answer with measurements and an evidence file that grows with each release.',
    actions: [
      { text: 'Take QuickScore as a vendor', href: QUICKSCORE },
      { text: 'Get in touch →', href: CONTACT },
    ],
  },
  pains: {
    title: 'What slows a sale',
    items: [
      {
        title: 'Every buyer sends another questionnaire',
        text: 'Two hundred rows, forty of them about AI, each worded differently. Engineers answer them from memory, and no two answers agree.',
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
            'From 2 December 2027, providers of high-risk hiring AI need risk management, data governance, technical documentation, logging, instructions for use and a design that lets people oversee and override. Most of it records work done along the way.',
          sources: ['aiActProvider', 'omnibus'],
        },
      },
    ],
  },
  help: {
    title: 'How we help',
    items: [
      [
        { strong: 'An independent bias audit' },
        ': accuracy and selection rates by group, with method and limits stated',
      ],
      [{ strong: 'Technical documentation' }, ' and a risk file, built into your release process'],
      [
        { strong: 'Instructions for use' },
        ' that set out purpose, accuracy, limits and oversight for deployers',
      ],
      {
        words: [
          { strong: 'Controller or processor' },
          ': an honest look at your role. In its report of 6 November 2024 the ICO found vendors who called themselves processors but were controllers',
        ],
        sources: ['icoAudits'],
      },
      [{ strong: 'A change record' }, ' for each version, ready to share with customers'],
      [{ strong: 'One pack of answers' }, ' for buyers, kept current in the Evidence Vault'],
    ],
  },
  faq: {
    title: 'Questions we are asked',
    items: [
      {
        question: 'Do we need a notified body?',
        answer: {
          words:
            "Not for hiring AI as such: the AI Act provides for the provider's own internal control (Article 43(2) and Annex VI). If the tool is also listed under Annex III point 1, because it recognises emotions or sorts by biometrics, check Article 43(1).",
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
        question: 'We are a UK company. Does the EU AI Act apply to us?',
        answer: {
          words:
            'It does if you place a system on the EU market or if its output is used in the EU. Hiring in the UK alone, with use in the UK alone, is normally outside it. UK data-protection and equality law apply in any case. From 2 December 2027, a provider outside the EU appoints an authorised representative in writing before it makes a high-risk system available there (Article 22).',
          sources: ['aiActUkReach', 'aiActRepresentative', 'ukAutomatedDecisions', 'equalityAct'],
        },
      },
    ],
  },
  closing: {
    title: 'Send us your last questionnaire',
    text: 'We show you which answers your evidence already supports, and which it does not.',
    actions: [
      { text: 'Talk to us', href: CONTACT },
      { text: 'Take QuickScore as a vendor', href: QUICKSCORE },
    ],
  },
}
