/** Judgments, a settlement and a regulator's letters that shape how hiring AI is judged. */
import type { LegalCase } from '../../domain/law/sourced.ts'
import { links } from './links.ts'

export const legalCases: readonly LegalCase[] = [
  {
    id: 'essop',
    name: 'Essop v Home Office; Naeem',
    body: 'UK Supreme Court, [2017] UKSC 27',
    place: 'GB',
    on: '2017-04-05',
    facts:
      'Civil servants had to pass a core skills test to be promoted. Black, minority ethnic and older candidates passed less often, and nobody knew why.',
    decides:
      'Indirect discrimination needs no reason for the group’s disadvantage: the link is between the practice and the disadvantage, and statistics may prove it.',
    leavesOpen:
      'Whether that test was justified; it was sent back. No percentage and no P value is a threshold. It is not about AI.',
    questions: ['B1', 'B3', 'B5'],
    standing: 'confirmed',
    links: [
      {
        label: 'National Archives, [2017] UKSC 27',
        url: 'https://caselaw.nationalarchives.gov.uk/uksc/2017/27',
      },
    ],
  },
  {
    id: 'brookes',
    name: 'Government Legal Service v Brookes',
    body: 'Employment Appeal Tribunal, UKEAT/0302/16',
    place: 'GB',
    on: '2017-03-28',
    facts:
      'An applicant with Asperger’s asked to answer a computer-marked multiple-choice test in short text. It was refused, and she missed the mark by two.',
    decides:
      'Indirect discrimination, failure to adjust and unfavourable treatment arising from disability were all upheld: the aim was legitimate, the means were not proportionate. £860, and a recommendation to look at the procedures.',
    leavesOpen: 'Multiple-choice tests are not unlawful as such. It is not about AI.',
    questions: ['B6', 'CT3'],
    standing: 'confirmed',
    links: [
      {
        label: 'Employment Appeal Tribunal decisions, UKEAT/0302/16',
        url: 'https://www.gov.uk/employment-appeal-tribunal-decisions',
      },
    ],
  },
  {
    id: 'manjang',
    name: 'Manjang v Uber Eats',
    body: 'Employment tribunal; settled',
    place: 'GB',
    on: '2024-03-26',
    facts:
      'A courier failed repeated face checks in 2021 and lost the app. The equality watchdog and a union funded his claim; an attempt to have it struck out failed.',
    decides: 'Nothing on the merits: it was settled.',
    leavesOpen: 'Whether face matching discriminates, and whether he was a worker.',
    questions: ['B1', 'B4', 'CT3', 'D1'],
    standing: 'confirmed',
    links: [
      {
        label: 'Equality and Human Rights Commission',
        url: 'https://www.equalityhumanrights.com/media-centre/news/uber-eats-courier-wins-payout-help-equality-watchdog-after-facing-problematic-ai',
      },
    ],
  },
  {
    id: 'schufa',
    name: 'SCHUFA Holding (Scoring)',
    body: 'Court of Justice of the EU, C-634/21',
    place: 'EU',
    on: '2023-12-07',
    facts: 'A credit score was sent to a bank, which refused a loan.',
    decides:
      'Making the score is itself the decision under Article 22(1) of the GDPR where the other party draws strongly on it. Article 22(1) is a prohibition in principle.',
    leavesOpen:
      'Hiring; how strong “strongly” is; national exceptions. It binds in the EU; UK courts may have regard to it.',
    questions: ['D1', 'B2'],
    standing: 'confirmed',
    links: [links.schufa],
  },
  {
    id: 'dun-and-bradstreet',
    name: 'Dun & Bradstreet Austria',
    body: 'Court of Justice of the EU, C-203/22',
    place: 'EU',
    on: '2025-02-27',
    facts: 'A mobile contract was refused on an automated score, and the customer asked how.',
    decides:
      'Explain the procedure and the principles actually applied, plainly and concisely; a bare formula is not enough. Secrets go to the authority or the court to be weighed.',
    leavesOpen: 'A right to the algorithm itself, and what UK courts will do.',
    questions: ['B2', 'CT2'],
    standing: 'confirmed',
    links: [links.dunAndBradstreet],
  },
  {
    id: 'ico-rewired',
    name: 'ICO, Recruitment rewired and letters',
    body: 'Information Commissioner’s Office',
    place: 'UK',
    on: '2026-03-31',
    facts:
      'The ICO looked at more than 30 employers from March 2025 to January 2026. By one account it wrote to 16 organisations.',
    decides:
      'It is no ruling. Many employers probably decide solely by machine while thinking they do not; enforcement may follow.',
    leavesOpen: 'Names, breaches, fines, and the final guidance.',
    questions: ['D1', 'CT1', 'CT2', 'CT3', 'A2', 'D2'],
    standing: 'confirmed',
    links: [links.icoRewired],
  },
  {
    id: 'mobley',
    name: 'Mobley v Workday',
    body: 'US District Court, N.D. California, 3:23-cv-00770',
    place: 'US',
    on: '2025-05-16',
    facts:
      'An applicant over 40, Black and disabled was rejected more than a hundred times on sites that use one vendor’s screening.',
    decides:
      'On 12 July 2024: the vendor may be sued as the employers’ agent. On 16 May 2025: the age claim goes on as a preliminary collective, for applicants since 24 September 2020.',
    leavesOpen:
      'Any discrimination, the final certification, and EU or UK law. Its state after mid-2026 is not confirmed.',
    questions: ['B1', 'B3', 'C5', 'D1'],
    standing: 'confirmed',
    links: [
      {
        label: 'Mobley v Workday',
        url: 'https://app.midpage.ai/document/mobley-v-workday-inc-1000439808807',
      },
      { label: 'Notice site of the collective', url: 'https://workdaycase.com' },
    ],
  },
]
