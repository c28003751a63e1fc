/**
 * Sources of the legal statements on the public pages. On a change of law, an entry leads to the
 * affected sentences. A test checks that a sentence with a law or its date names a source.
 */

export interface Source {
  /** Citation form. */
  label: string
  url: string
  /** ISO date of the last comparison of the entry with its sources. */
  comparedOn: string
}

const COMPARED_ON = '2026-11-22'

const AI_ACT = 'https://eur-lex.europa.eu/legal-content/EN/TXT/HTML/?uri=CELEX:02024R1689-20260727'
const GDPR = 'https://eur-lex.europa.eu/eli/reg/2016/679/oj'

export const sources = {
  aiActDates: {
    label: 'EU AI Act, Article 113, as consolidated on 27 July 2026',
    url: AI_ACT,
    comparedOn: COMPARED_ON,
  },
  aiActScope: {
    label: 'EU AI Act, Article 6 and Annex III point 4',
    url: AI_ACT,
    comparedOn: COMPARED_ON,
  },
  aiActUkReach: {
    label: 'EU AI Act, Article 2(1)',
    url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
    comparedOn: COMPARED_ON,
  },
  aiActLiteracy: {
    label: 'EU AI Act, Article 4, as amended in 2026',
    url: AI_ACT,
    comparedOn: COMPARED_ON,
  },
  aiActProhibited: {
    label: 'EU AI Act, Article 5(1)(f) and (g)',
    url: AI_ACT,
    comparedOn: COMPARED_ON,
  },
  aiActTransparency: {
    label: 'Commission, questions and answers on Article 50 of the AI Act',
    url: 'https://digital-strategy.ec.europa.eu/en/faqs/transparency-obligations-under-article-50-ai-act',
    comparedOn: COMPARED_ON,
  },
  aiActProvider: {
    label: 'EU AI Act, Articles 9 to 20: duties of providers',
    url: AI_ACT,
    comparedOn: COMPARED_ON,
  },
  aiActRepresentative: {
    label: 'EU AI Act, Article 22',
    url: AI_ACT,
    comparedOn: COMPARED_ON,
  },
  smallFirms: {
    label: 'Recommendation 2003/361/EC: small and medium-sized enterprises',
    url: 'https://eur-lex.europa.eu/eli/reco/2003/361/oj',
    comparedOn: COMPARED_ON,
  },
  aiActConformity: {
    label: 'EU AI Act, Article 43(2) and Annex VI',
    url: AI_ACT,
    comparedOn: COMPARED_ON,
  },
  aiActDeployer: {
    label: 'EU AI Act, Article 26: duties of deployers',
    url: AI_ACT,
    comparedOn: COMPARED_ON,
  },
  aiActRights: {
    label: 'EU AI Act, Article 27: who assesses the impact on fundamental rights',
    url: AI_ACT,
    comparedOn: COMPARED_ON,
  },
  aiActPenalties: {
    label: 'EU AI Act, Article 99',
    url: AI_ACT,
    comparedOn: COMPARED_ON,
  },
  aiActLegacy: {
    label: 'EU AI Act, Article 111(2)',
    url: AI_ACT,
    comparedOn: COMPARED_ON,
  },
  omnibus: {
    label: 'Regulation (EU) 2026/1744, OJ L of 24 July 2026',
    url: 'https://eur-lex.europa.eu/eli/reg/2026/1744/oj',
    comparedOn: COMPARED_ON,
  },
  gdpr: {
    label: 'GDPR, Regulation (EU) 2016/679',
    url: GDPR,
    comparedOn: COMPARED_ON,
  },
  ukGdpr: {
    label: 'UK GDPR, as amended by the Data (Use and Access) Act 2025',
    url: 'https://www.legislation.gov.uk/eur/2016/679/contents',
    comparedOn: COMPARED_ON,
  },
  disparateImpactOpinion: {
    label: 'US Department of Justice, 9 June 2026, on the disparate-impact guidelines',
    url: 'https://www.justice.gov/opa/pr/justice-department-concludes-eeoc-disparate-impact-guidelines-violate-constitution',
    comparedOn: COMPARED_ON,
  },
  schufa: {
    label: 'Court of Justice of the EU, C-634/21 SCHUFA, 7 December 2023',
    url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:62021CJ0634',
    comparedOn: COMPARED_ON,
  },
  ukAutomatedDecisions: {
    label: 'Data (Use and Access) Act 2025, section 80: UK GDPR Articles 22A to 22D',
    url: 'https://www.legislation.gov.uk/ukpga/2025/18/section/80',
    comparedOn: COMPARED_ON,
  },
  ukCommencement: {
    label: 'SI 2026/82: commencement on 5 February 2026',
    url: 'https://www.legislation.gov.uk/uksi/2026/82/made',
    comparedOn: COMPARED_ON,
  },
  ukComplaints: {
    label: 'Data Protection Act 2018, section 164A, since 19 June 2026',
    url: 'https://www.legislation.gov.uk/ukpga/2018/12/section/164A',
    comparedOn: COMPARED_ON,
  },
  equalityAct: {
    label: 'Equality Act 2010, section 19',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/19',
    comparedOn: COMPARED_ON,
  },
  icoRecruitmentRewired: {
    label: 'ICO, Recruitment rewired, 31 March 2026',
    url: 'https://ico.org.uk/about-the-ico/what-we-do/recruitment-rewired/',
    comparedOn: COMPARED_ON,
  },
  icoAudits: {
    label: 'ICO, AI tools in recruitment, audit outcomes report, 6 November 2024',
    url: 'https://ico.org.uk/action-weve-taken/audits-and-overview-reports/2024/11/ai-tools-used-in-recruitment/',
    comparedOn: COMPARED_ON,
  },
  /** Based on two accounts: the regulator's own page could not be compared. */
  icoEmotionAnalysis: {
    label: 'Computer Weekly, on the ICO’s warning of 26 October 2022',
    url: 'https://www.computerweekly.com/news/252526548/ICO-warns-against-using-biometrics-for-emotional-analysis',
    comparedOn: COMPARED_ON,
  },
  privilege: {
    label: 'Law Society, privilege after SFO v ENRC [2018] EWCA Civ 2006',
    url: 'https://www.lawsociety.org.uk/topics/in-house/the-long-read-privilege-in-a-post-enrc-world',
    comparedOn: COMPARED_ON,
  },
  fourFifths: {
    label: '29 CFR 1607.4(D), the four-fifths rule',
    url: 'https://www.ecfr.gov/current/title-29/subtitle-B/chapter-XIV/part-1607/section-1607.4',
    comparedOn: COMPARED_ON,
  },
  isoAiManagement: {
    label: 'ISO/IEC 42001:2023',
    url: 'https://www.iso.org/standard/42001',
    comparedOn: COMPARED_ON,
  },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof sources
