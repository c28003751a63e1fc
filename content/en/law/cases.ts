/** Judgments, a settlement and a regulator's letters that shape how hiring AI is judged. */
import type { LegalCase } from '../../../domain/law/sourced.ts'
import { links } from './links.ts'

export const legalCases: readonly LegalCase[] = [
  {
    id: 'essop',
    name: 'Essop v Home Office; Naeem',
    body: 'UK Supreme Court, [2017] UKSC 27',
    place: 'GB',
    on: '2017-04-05',
    point: 'Statistics may prove indirect discrimination; the reason need not be shown.',
    facts:
      'Civil servants had to pass a core skills test to be promoted. Black, minority ethnic and older candidates passed less often, and nobody knew why.',
    decides:
      'The reason for the group’s disadvantage need not be shown: the link is between the practice and the disadvantage, and statistics may prove it.',
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
    point: 'Refusing a disabled applicant short written answers was unlawful.',
    facts:
      'An applicant with Asperger’s asked to answer a computer-marked multiple-choice test in short text. She was refused, and missed the pass mark by two.',
    decides:
      'Indirect discrimination, failure to adjust and unfavourable treatment arising from disability were all upheld: the aim was legitimate, the means were not proportionate. She was awarded £860, with a recommendation to review the procedures.',
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
    point: 'Nothing on the merits: it was settled.',
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
    point: 'A score is itself the decision where a third party draws strongly on it.',
    facts: 'A credit score was sent to a bank, which refused a loan.',
    decides:
      'Making the score is itself the decision under Article 22(1) of the GDPR where the third party draws strongly on it. Article 22(1) is a prohibition in principle.',
    leavesOpen:
      'Hiring; what “strongly” means; national exceptions. It binds in the EU; UK courts may have regard to it.',
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
    point: 'The procedure and principles must be explained; a bare formula is not enough.',
    facts:
      'A mobile contract was refused on an automated score, and the customer asked how it was reached.',
    decides:
      'The procedure and the principles actually applied must be explained, plainly and concisely; a bare formula is not enough. Trade secrets go to the authority or the court, which weighs them.',
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
    point: 'Not a ruling: many employers probably let a machine decide without knowing it.',
    facts:
      'The ICO looked at more than 30 employers from March 2025 to January 2026. By one account it wrote to 16 organisations.',
    decides:
      'This is not a ruling. Many employers probably decide solely by machine while thinking they do not; enforcement may follow.',
    leavesOpen: 'Names, breaches, fines, and the final guidance.',
    questions: ['D1', 'CT1', 'CT2', 'CT3', 'A2', 'D2'],
    standing: 'confirmed',
    links: [links.icoRewired],
  },
  {
    id: 'hamburg-credit-cards',
    name: 'Hamburg authority and a finance firm',
    body: 'Hamburg Commissioner for Data Protection, announced on 30 September 2025',
    place: 'EU',
    country: 'Germany',
    on: '2025-09-30',
    point: 'A fine of EUR 492,000, accepted. Not about hiring.',
    facts:
      'Applications for credit cards were refused by machine, and those who asked were not told why.',
    decides: 'A fine of EUR 492,000, which the firm accepted. It is not about hiring.',
    leavesOpen:
      'What a court would have said. We found no fine by a European authority for AI in hiring, which does not prove that there is none.',
    questions: ['B2', 'CT3', 'D1'],
    standing: 'confirmed',
    links: [
      {
        label: 'Hamburg Commissioner for Data Protection',
        url: 'https://datenschutz-hamburg.de/news/zwischenbilanz-2025-hmbbfdi-verhaengt-bussgelder-von-insgesamt-775000-euro',
      },
    ],
  },
  {
    id: 'uber-amsterdam',
    name: 'Drivers v Uber',
    body: 'Amsterdam Court of Appeal, ECLI:NL:GHAMS:2023:793',
    place: 'EU',
    country: 'Netherlands',
    on: '2023-04-04',
    point: 'A symbolic human check is not enough; the factors must be explained.',
    facts:
      'Drivers’ accounts were deactivated after a system flagged fraud. Uber said that people had checked, and kept the factors secret.',
    decides:
      'The human check was symbolic; trade secrets are no answer; the factors and their weight must be explained. A penalty of EUR 4,000 a day followed, EUR 584,000 by October 2023.',
    leavesOpen: 'It is about workers, not applicants.',
    questions: ['B2', 'CT2', 'CT3', 'D1'],
    standing: 'confirmed',
    links: [
      {
        label: 'ECLI:NL:GHAMS:2023:793',
        url: 'https://lexboost.com/rechtspraak/ECLI:NL:GHAMS:2023:793',
      },
      {
        label: 'Eurofound, platform economy database',
        url: 'https://apps.eurofound.europa.eu/platformeconomydb/amsterdam-court-of-appeal-decision-in-uber-case-110150',
      },
    ],
  },
  {
    id: 'bag-search-engine',
    name: 'An applicant looked up on the web',
    body: 'Federal Labour Court of Germany, 8 AZR 117/24',
    place: 'EU',
    country: 'Germany',
    on: '2025-06-05',
    point: 'EUR 1,000 for not telling an applicant about a web search. Not about AI.',
    facts:
      'An employer searched for an applicant on the web, used what it found, and did not tell him.',
    decides: 'EUR 1,000 for the missing notice under Article 14 of the GDPR.',
    leavesOpen: 'It is about hiring, but not about AI.',
    questions: ['C2', 'CT1'],
    standing: 'confirmed',
    links: [
      {
        label: 'Datenschutz-Notizen, account',
        url: 'https://www.datenschutz-notizen.de/google-suche-als-verhaengnis-bag-verhandelt-ueber-datenschutzverletzung-im-bewerbungsverfahren-2354302/',
      },
      {
        label: 'Data Agenda, account',
        url: 'https://dataagendaplus.de/print/ausgabe-6-2025/schadenersatzanspruch-bei-google-suchen-im-bewerbungsverfahren',
      },
    ],
  },
  {
    id: 'meta-job-adverts',
    name: 'Job adverts shown by sex',
    body: 'Netherlands Institute for Human Rights, opinion on Meta',
    place: 'EU',
    country: 'Netherlands',
    on: '2025-02-18',
    point: 'Indirect discrimination: an operator must correct its algorithm.',
    facts: 'Facebook’s own algorithm showed job adverts more to one sex than to the other.',
    decides:
      'Indirect discrimination; a company that runs such an algorithm must monitor what it does and correct it.',
    leavesOpen: 'The opinion is not binding.',
    questions: ['B1', 'B3'],
    standing: 'confirmed',
    links: [
      {
        label: 'Prakken d’Oliveira, account',
        url: 'https://prakkendoliveira.nl/en/news/2025/the-netherlands-institute-for-human-rights-rules-that-metas-algorithm-engages-in-prohibited-indirect-gender-discrimination',
      },
    ],
  },
  {
    id: 'mobley',
    name: 'Mobley v Workday',
    body: 'US District Court, N.D. California, 3:23-cv-00770',
    place: 'US',
    on: '2025-05-16',
    point: 'The vendor may be sued as the employers’ agent. Bias has not been decided.',
    facts:
      'An applicant over 40, Black and disabled was rejected more than a hundred times on sites that use one vendor’s screening.',
    decides:
      'On 12 July 2024: the vendor may be sued as the employers’ agent. On 16 May 2025: the age claim may proceed as a preliminary collective, for applicants since 24 September 2020.',
    leavesOpen:
      'Any discrimination, the final certification, and EU or UK law. The position after mid-2026 is not confirmed.',
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
  {
    id: 'kistler',
    name: 'Kistler v Eightfold AI',
    body: 'US District Court, N.D. California, 26-cv-01768',
    place: 'US',
    on: '2026-01-20',
    point: 'Nothing yet: no ruling was found.',
    facts:
      'Applicants say that hidden match scores about them are consumer reports, which they have a right to be told about, to see and to dispute.',
    decides: 'Nothing yet: no ruling was found.',
    leavesOpen: 'Whether a match score is a consumer report under the Fair Credit Reporting Act.',
    questions: ['B2', 'CT2', 'C5'],
    standing: 'confirmed',
    links: [
      {
        label: 'AI Legal Journal, account',
        url: 'https://www.ailegaljournal.com/2026/04/when-ai-meets-the-fcra-what-the-eightfold-class-action-means-for-employers-and-hr-technology-providers/',
      },
      {
        label: 'Jones Walker, account',
        url: 'https://www.joneswalker.com/en/insights/blogs/ai-law-blog/ai-hiring-under-fire-what-the-eightfold-lawsuit-means-for-every-employer-using-a.html',
      },
    ],
  },
]
