/** Official addresses by instrument, and secondary accounts where no official one was found. */
import type { SourceLink } from '../../../domain/law/sourced.ts'

/** The day of the last comparison of all entries in this folder with our research notes. */
export const comparedOn = '2026-11-22'

export const aiAct = (article: string): SourceLink => ({
  label: `EU AI Act, Article ${article}`,
  url: `https://eur-lex.europa.eu/eli/reg/2024/1689/2026-07-27/eng#art_${article}`,
})

export const gdpr = (article: string): SourceLink => ({
  label: `GDPR, Article ${article}`,
  url: `https://eur-lex.europa.eu/eli/reg/2016/679/oj/eng#art_${article}`,
})

export const ukGdpr = (article: string): SourceLink => ({
  label: `UK GDPR, Article ${article}`,
  url: `https://www.legislation.gov.uk/eur/2016/679/article/${article}`,
})

export const dataProtectionAct = (section: string): SourceLink => ({
  label: `Data Protection Act 2018, section ${section}`,
  url: `https://www.legislation.gov.uk/ukpga/2018/12/section/${section}`,
})

export const dataActOf2025 = (section: string): SourceLink => ({
  label: `Data (Use and Access) Act 2025, section ${section}`,
  url: `https://www.legislation.gov.uk/ukpga/2025/18/section/${section}`,
})

export const dataActSchedule = (schedule: string): SourceLink => ({
  label: `Data (Use and Access) Act 2025, Schedule ${schedule}`,
  url: `https://www.legislation.gov.uk/ukpga/2025/18/schedule/${schedule}`,
})

export const equalityAct = (section: string): SourceLink => ({
  label: `Equality Act 2010, section ${section}`,
  url: `https://www.legislation.gov.uk/ukpga/2010/15/section/${section}`,
})

const link = (label: string, url: string): SourceLink => ({ label, url })
const eurLex = 'https://eur-lex.europa.eu'
const ico = 'https://ico.org.uk'

export const links = {
  omnibus: link('Regulation (EU) 2026/1744', `${eurLex}/eli/reg/2026/1744/oj`),
  omnibusOfData: link(
    'COM(2025) 837, proposal',
    `${eurLex}/legal-content/EN/TXT/?uri=CELEX:52025PC0837`,
  ),
  commencement: link('SI 2026/82', 'https://www.legislation.gov.uk/uksi/2026/82/made'),
  schufa: link('C-634/21', `${eurLex}/legal-content/EN/TXT/?uri=CELEX:62021CJ0634`),
  dunAndBradstreet: link('C-203/22', `${eurLex}/legal-content/EN/TXT/?uri=CELEX:62022CJ0203`),
  raceDirective: link('Directive 2000/43/EC', `${eurLex}/eli/dir/2000/43/oj`),
  frameworkDirective: link('Directive 2000/78/EC', `${eurLex}/eli/dir/2000/78/oj`),
  genderDirective: link('Directive 2006/54/EC', `${eurLex}/eli/dir/2006/54/oj`),
  payTransparency: link('Directive (EU) 2023/970', `${eurLex}/eli/dir/2023/970/oj`),
  platformWork: link('Directive (EU) 2024/2831', `${eurLex}/eli/dir/2024/2831/oj`),
  icoAudits: link(
    'ICO, AI tools used in recruitment, 6 November 2024',
    `${ico}/action-weve-taken/audits-and-overview-reports/2024/11/ai-tools-used-in-recruitment/`,
  ),
  icoQuestions: link(
    'ICO, six questions before buying, November 2024',
    `${ico}/about-the-ico/media-centre/news-and-blogs/2024/11/thinking-of-using-ai-to-assist-recruitment-our-key-data-protection-considerations/`,
  ),
  icoRewired: link(
    'ICO, Recruitment rewired, 31 March 2026',
    `${ico}/about-the-ico/what-we-do/recruitment-rewired/`,
  ),
  icoPlans: link(
    'ICO, plans for new guidance',
    `${ico}/about-the-ico/what-we-do/our-plans-for-new-and-updated-guidance/technology/`,
  ),
  dsit: link(
    'DSIT, Responsible AI in recruitment',
    'https://www.gov.uk/government/publications/responsible-ai-in-recruitment-guide/responsible-ai-in-recruitment',
  ),
  iso42001: link('ISO/IEC 42001:2023', 'https://www.iso.org/standard/42001'),
  articleSixDraft: link(
    'AI Act Service Desk, draft Article 6 guidelines',
    'https://ai-act-service-desk.ec.europa.eu/pl/node/464',
  ),
  en18286: link(
    'CEN-CENELEC, EN 18286, 30 July 2026',
    'https://www.cencenelec.eu/news-events/news/2026/en-in-the-spotlight/2026-07-30-ai-quality-management/',
  ),
  claimsSixMonths: link(
    'Employment Rights Act 2025, section 152',
    'https://www.legislation.gov.uk/ukpga/2025/36/section/152',
  ),
  acasTwelveWeeks: link('Acas, early conciliation', 'https://www.acas.org.uk/early-conciliation'),
  algorithmicManagement: link(
    'European Parliament, 2025/2080(INL)',
    'https://oeil.europarl.europa.eu/oeil/en/document-summary?id=1881354',
  ),
  newYorkComptroller: link(
    'New York State Comptroller, audit 2024-N-6',
    'https://www.osc.ny.gov/state-agencies/audits/2025/12/02/enforcement-local-law-144-automated-employment-decision-tools',
  ),
  newYork: link(
    'New York City, Automated Employment Decision Tools',
    'https://www.nyc.gov/site/dca/about/automated-employment-decision-tools.page',
  ),
  fourFifths: link(
    '29 CFR 1607.4',
    'https://www.ecfr.gov/current/title-29/subtitle-B/chapter-XIV/part-1607/section-1607.4',
  ),
  disparateImpactOpinion: link(
    'US Department of Justice, 9 June 2026',
    'https://www.justice.gov/opa/pr/justice-department-concludes-eeoc-disparate-impact-guidelines-violate-constitution',
  ),
  californiaCivilRights: link(
    'California Civil Rights Department, rules on automated decisions',
    'https://calcivilrights.ca.gov/?p=518537',
  ),
  californiaPrivacy: link(
    'California Privacy Protection Agency, CCPA updates',
    'https://cppa.ca.gov/regulations/ccpa_updates.html',
  ),
  illinois: link(
    'Illinois, 775 ILCS 5/2-102',
    'https://www.ilga.gov/legislation/ilcs/documents/077500050K2-102.htm',
  ),
  illinoisVideo: link(
    'Illinois, 820 ILCS 42/5',
    'https://www.ilga.gov/legislation/ilcs/documents/082000420K5.htm',
  ),
  texas: link(
    'Texas Legislature, HB 149',
    'https://capitol.texas.gov/BillLookup/History.aspx?LegSess=89R&Bill=HB149',
  ),
  maryland: link(
    'Maryland General Assembly, HB 1202 of 2020',
    'https://mgaleg.maryland.gov/mgawebsite/Legislation/Details/HB1202?ys=2020RS',
  ),
  colorado: link('Colorado SB 26-189', 'https://leg.colorado.gov/bills/sb26-189'),
  coloradoAttorneyGeneral: link(
    'Colorado Attorney General, artificial intelligence',
    'https://coag.gov/resources/ai/',
  ),
  executiveOrder: link(
    'Executive Order 14281, 90 FR 17537',
    'https://www.govinfo.gov/content/pkg/FR-2025-04-28/html/2025-07378.htm',
  ),
  fairEmploymentMonitoring: link(
    'Fair Employment (Monitoring) Regulations (NI) 1999',
    'https://www.legislation.gov.uk/nisr/1999/148/made',
  ),
  schedule1: link(
    'Data Protection Act 2018, Schedule 1',
    'https://www.legislation.gov.uk/ukpga/2018/12/schedule/1',
  ),
} as const
