/**
 * Reports of the UK regulator, voluntary guidance, drafts and standards: never a duty.
 * Standards are listed only if an official page can be linked.
 */
import type { LegalReference } from '../../../domain/law/references.ts'
import { comparedOn } from './compared-on.ts'

const audits2024 = {
  jurisdiction: 'UK',
  instrument: 'ICO, AI tools in recruitment',
  who: 'both',
  status: 'regulator',
  date: '2024-11-06',
  url: 'https://ico.org.uk/action-weve-taken/audits-and-overview-reports/2024/11/ai-tools-used-in-recruitment/',
  comparedOn,
} as const

const rewired = {
  jurisdiction: 'UK',
  instrument: 'ICO, Recruitment rewired',
  who: 'deployer',
  status: 'regulator',
  date: '2026-03-31',
  url: 'https://ico.org.uk/about-the-ico/what-we-do/recruitment-rewired/',
  comparedOn,
} as const

const aiRmf = {
  jurisdiction: 'International',
  instrument: 'NIST AI Risk Management Framework 1.0',
  who: 'both',
  status: 'guidance',
  date: '2023-01-26',
  url: 'https://airc.nist.gov/airmf-resources/airmf/5-sec-core/',
  comparedOn,
} as const

/** Fields of EU papers, none of which is a duty. */
const union = { jurisdiction: 'EU', who: 'deployer', status: 'regulator', comparedOn } as const

export const guidanceReferences = {
  'wp-251': {
    ...union,
    instrument: 'EU data-protection authorities, WP251 rev.01',
    pinpoint: 'Automated decisions and profiling',
    date: '2018',
    summary:
      'Reads Article 22(1) as a prohibition; a token human sign-off does not count, and a reviewer needs authority and competence.',
    url: 'https://ec.europa.eu/newsroom/article29/items/612053',
  },
  'wp-248': {
    ...union,
    instrument: 'EU data-protection authorities, WP248 rev.01',
    pinpoint: 'Impact assessments',
    date: '2017-10-04',
    summary:
      'Sets nine criteria: two usually suffice to require an impact assessment, and hiring AI meets several.',
    url: 'https://ec.europa.eu/newsroom/article29/items/611236',
  },
  'edpb-28-2024': {
    ...union,
    instrument: 'EDPB, Opinion 28/2024',
    pinpoint: 'AI models',
    who: 'both',
    date: '2024-12-17',
    summary:
      'Unlawful training of a model can taint its use by others, who should ask how it was trained.',
    url: 'https://www.edpb.europa.eu',
  },
  'commission-draft-6': {
    ...union,
    instrument: 'European Commission, draft guidelines on Article 6',
    pinpoint: 'What is high-risk in recruitment',
    who: 'both',
    status: 'draft',
    date: '2026-05-19',
    summary:
      'Not final: counts ranking, scoring, matching, screening and targeted adverts as high-risk, whether or not a person makes the decision.',
    url: 'https://ai-act-service-desk.ec.europa.eu/pl/node/464',
  },
  'cnil-recruitment': {
    ...union,
    instrument: 'CNIL (France), guide on recruitment',
    pinpoint: 'Questions, recordings, AI and tests',
    date: '2023',
    summary:
      'Says which questions not to ask, that recording without notice is unfair, and what to watch for with AI and soft-skills tests.',
    url: 'https://www.info-socialrh.fr/gestion-de-emploi/recrutement/recrutement-et-rgpd-la-cnil-publie-un-guide-723851.php',
  },
  'commission-5052': {
    ...union,
    instrument: 'European Commission, C(2025) 5052',
    pinpoint: 'Guidelines on prohibited practices',
    who: 'both',
    date: '2025-07-29',
    summary:
      'Counts recruitment as part of the workplace: inferring emotions from faces or voices falls under the prohibition; analysing typed text does not.',
    url: 'https://docs.modulos.ai/frameworks/eu-ai-act/commission-guidance/prohibited',
  },
  'ico-2024-fairness': {
    ...audits2024,
    pinpoint: 'Recommendation 1, fairness',
    summary: 'Monitor AI hiring tools for accuracy and bias, and correct what you find.',
  },
  'ico-2024-minimisation': {
    ...audits2024,
    pinpoint: 'Recommendation 3, data minimisation',
    summary: 'Collect only what is needed and use it for the stated purpose only.',
  },
  'ico-2024-dpia': {
    ...audits2024,
    pinpoint: 'Recommendation 4, impact assessments',
    summary: 'Carry out the data-protection impact assessment early and keep it up to date.',
  },
  'ico-2024-roles': {
    ...audits2024,
    pinpoint: 'Recommendations 5 and 6, roles and instructions',
    summary: 'Settle who is controller and who is processor, and give explicit instructions.',
  },
  'ico-recruitment-rewired': {
    ...rewired,
    pinpoint: 'Meaningful human involvement',
    summary:
      'A reviewer needs authority, competence and real influence before the decision takes effect, for every candidate and not only the top.',
  },
  'ico-rewired-safeguards': {
    ...rewired,
    pinpoint: 'Transparency and safeguards',
    summary:
      'Tell candidates how the tool decides, how accurate it is and what safeguards exist; offer a way to contest; monitor for bias.',
  },
  'ico-draft-recruitment-records': {
    jurisdiction: 'UK',
    instrument: 'ICO draft guidance',
    pinpoint: 'Keeping recruitment records',
    who: 'deployer',
    status: 'draft',
    date: '2023-12-12',
    summary:
      'Not final: suggests keeping recruitment records no longer than the statutory claim period without a clear reason.',
    url: 'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/employment/recruitment-and-selection/keeping-recruitment-records',
    comparedOn,
  },
  'dsit-responsible-ai': {
    jurisdiction: 'UK',
    instrument: 'DSIT, Responsible AI in recruitment',
    pinpoint: 'Assurance steps',
    who: 'deployer',
    status: 'guidance',
    date: '2024-03-25',
    summary:
      'Suggests assurance steps from purchase to live use, among them a governance framework and impact and risk assessments.',
    url: 'https://www.gov.uk/government/publications/responsible-ai-in-recruitment-guide/responsible-ai-in-recruitment',
    comparedOn,
  },
  'en-18286': {
    jurisdiction: 'EU',
    instrument: 'EN 18286:2026',
    pinpoint: 'Quality management for Article 17',
    who: 'provider',
    status: 'guidance',
    // Published in July 2026; this is the day of the official announcement.
    date: '2026-07-30',
    summary:
      'Voluntary standard written for the quality-management system of the AI Act; it gives no presumption of conformity until the Official Journal cites it.',
    url: 'https://www.cencenelec.eu/news-events/news/2026/en-in-the-spotlight/2026-07-30-ai-quality-management/',
    comparedOn,
  },
  'nist-govern-1-6': {
    ...aiRmf,
    pinpoint: 'GOVERN 1.6',
    summary: 'Keep an inventory of AI systems, resourced according to risk.',
  },
  'nist-govern-1-7': {
    ...aiRmf,
    pinpoint: 'GOVERN 1.7',
    summary: 'Have processes for taking AI systems out of use safely.',
  },
} as const satisfies Record<string, LegalReference>
