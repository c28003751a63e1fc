import { brand } from '../../../firm.ts'
import type { AudiencePage } from './audience-page.ts'

const QUICKSCORE = '/quickscore?utm_source=audience_page&aud=ta'
const CONTACT = '/contact?aud=ta&utm_source=audience_page'

export const taTeams: AudiencePage = {
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
    lead: 'Your ATS ranks, your assessments score, your chatbot turns people away at midnight. We help you govern all of them without slowing down a single requisition.',
    actions: [
      { text: 'Take the QuickScore', href: QUICKSCORE },
      { text: 'Get in touch →', href: CONTACT },
    ],
  },
  pains: {
    title: 'Heard in your team?',
    items: [
      {
        title: '“I can’t tell you how the ranking works.”',
        text: {
          words:
            'Candidates may ask. The GDPR in the EU, and the UK GDPR in the UK, already give them information about an automated decision. In the EU the AI Act adds, from 2 December 2027, a duty to tell them that a high-risk system takes part.',
          sources: ['gdpr', 'ukGdpr', 'aiActDeployer', 'omnibus'],
        },
      },
      {
        title: '“We review everything. I think.”',
        text: {
          words:
            'With three hundred applications and an hour to spare, a review becomes a click. In its report of 31 March 2026 the ICO asks for real influence before the decision takes effect, by someone with authority and competence.',
          sources: ['icoRecruitmentRewired'],
        },
      },
      {
        title: '“The vendor says it is fair.”',
        text: {
          words:
            'Under the Equality Act 2010, in Great Britain, a neutral tool that puts a protected group at a particular disadvantage is indirect discrimination, intended or not, unless it can be justified. If you can’t explain the tool, you’ll struggle to justify it.',
          sources: ['equalityAct'],
        },
      },
    ],
  },
  help: {
    title: 'How we help',
    items: [
      [
        { strong: 'An inventory' },
        ' of your hiring AI, with an owner and a risk rating for each system',
      ],
      [{ strong: 'Candidate notices' }, ' in plain words, for each step that uses AI'],
      [{ strong: 'Training for reviewers' }, ': when and how to overrule, and what to record'],
      [
        { strong: 'Selection rates by group' },
        ' from your own data, with four-fifths as a first screen, never as a verdict',
      ],
      [{ strong: 'Impact assessments' }, ' that hold up: what goes in, who signs, when to review'],
      [{ strong: 'Questions for your vendors' }, ', and a review of their answers'],
    ],
  },
  faq: {
    title: 'Questions we are asked',
    items: [
      {
        question: 'What does QuickScore cost, and how often may we take it?',
        answer:
          'QuickScore is free and unlimited. Take it once for each tool, or again each quarter to see what has changed.',
      },
      {
        question: 'How long does the Governance Blueprint take?',
        answer:
          'The Blueprint takes five weeks. It contains a roadmap that covers the first 90 days, week by week, with an owner for each step.',
      },
      {
        question: 'We only buy our tools. Do the rules apply to us?',
        answer: {
          words:
            'Yes. Under the EU AI Act you are a deployer if you are established in the EU or if the output of the tool is used there; the duties of Article 26 apply from 2 December 2027, if the system is high-risk. If you hire in the UK alone, Articles 13 to 15 of the UK GDPR and equality law apply to your decisions now, and Article 22C where a machine alone decides; in the EU, the GDPR and national equality law do.',
          sources: [
            'aiActDeployer',
            'aiActUkReach',
            'omnibus',
            'gdpr',
            'ukAutomatedDecisions',
            'equalityAct',
          ],
        },
      },
    ],
  },
  closing: {
    title: 'Start with 27 questions',
    text: 'About 4 minutes if you know your evidence; 15 if you read everything. Then you know which three things to do first.',
    actions: [
      { text: 'Take the QuickScore', href: QUICKSCORE },
      { text: 'Talk to us', href: CONTACT },
    ],
  },
}
