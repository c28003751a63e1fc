/**
 * National rules beside the law of the Union and the kingdom: who must be asked before a hiring AI is
 * used, how long a rejected candidate's data is kept, how long a claim may come.
 */
import type { CountryRules, SourceLink } from '../../domain/law/sourced.ts'
import { equalityAct, links } from './links.ts'

const link = (label: string, url: string): SourceLink => ({ label, url })

const betrVG = link('BetrVG, § 95', 'https://www.gesetze-im-internet.de/betrvg/__95.html')
const haufe = link(
  'Haufe, works council and AI in recruiting',
  'https://haufe.de/personal/haufe-personal-office-platin/ki-beteiligung-des-betriebsrats-41-recruiting-und-einstellung_idesk_PI42323_HI16315749.html',
)
const agg = link('AGG, § 15', 'https://www.gesetze-im-internet.de/agg/__15.html')
const codeDuTravail = link(
  'Code du travail',
  'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050',
)
const cnil = link(
  'CNIL guide on recruitment, account',
  'https://www.lexplicite.fr/traitement-des-donnees-des-candidats-la-cnil-publie-un-guide-sur-le-recrutement/',
)
const nanterre = link(
  'TJ Nanterre, 14 February 2025, account',
  'https://wedry.org/ia-dans-lentreprise-le-cse-doit-etre-consulte-meme-en-phase-pilote',
)
const wor = link('Wet op de ondernemingsraden', 'https://wetten.overheid.nl/BWBR0002747')
const dutchApplicants = link(
  'Lena Advocaten, privacy of applicants',
  'https://www.lenaadvocaten.nl/actueel/hoe-zit-het-ook-alweer-met-de-privacy-van-de-sollicitant/',
)
const estatuto = link(
  'Estatuto de los Trabajadores, Article 64',
  'https://www.boe.es/buscar/act.php?id=BOE-A-2015-11430',
)
const irish = link(
  'IHREC, complaints under the Employment Equality Acts',
  'https://www.ihrec.ie/your-rights-old/i-have-an-issue-at-work/making-a-complaint-under-the-employment-equality-acts/before-you-make-a-complaint-under-the-employment-equality-acts/',
)
const ice = link('ICE Regulations 2004', 'https://www.legislation.gov.uk/uksi/2004/3426')
const icoRecords = link(
  'ICO, keeping recruitment records (draft)',
  'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/employment/recruitment-and-selection/keeping-recruitment-records',
)
const conciliation = link(
  'nidirect, early conciliation',
  'https://www.nidirect.gov.uk/articles/early-conciliation',
)
const article55 = link('Equality Commission NI, Article 55', 'https://www.equalityni.org/a55')

export const countryRules: readonly CountryRules[] = [
  {
    id: 'de',
    name: 'Germany',
    rules: [
      {
        subject: 'workforce',
        text: 'The works council must consent: to selection guidelines, also where AI draws them up (BetrVG 95(1), (2a)); to questionnaires and principles of assessment (94); to technical devices able to monitor staff, recruiters’ logs included (87(1) no 6). A file on each hire (99). By one account an expert is deemed necessary for AI (80(3)), and planned AI is to be made known (90(1) no 3).',
        standing: 'confirmed',
        links: [betrVG, haufe],
      },
      {
        subject: 'retention',
        text: 'About six months in practice.',
        standing: 'confirmed',
        links: [haufe],
      },
      {
        subject: 'claims',
        text: 'Two months in writing from the rejection (AGG 15(4)), then three months to go to court (ArbGG 61b).',
        standing: 'confirmed',
        links: [agg],
      },
    ],
  },
  {
    id: 'fr',
    name: 'France',
    rules: [
      {
        subject: 'workforce',
        text: 'The CSE is informed, many say consulted, before methods or techniques of recruitment are used (L2312-38), and consulted on new technology (L2312-8, from 50 staff); a roll-out has been suspended for want of it (TJ Nanterre, 14 February 2025). Candidates are told of the methods before use (L1221-8); nothing is collected without their knowledge (L1221-9), and only what has a direct link to the job (L1221-6).',
        standing: 'confirmed',
        links: [codeDuTravail, nanterre],
      },
      {
        subject: 'retention',
        text: 'A pool of CVs: two years at most from the last contact. For the rejected, the CNIL’s reference of 2 April 2026 is reported to give five years from filling the post, kept apart: two independent notes, text not seen.',
        standing: 'not-confirmed',
        links: [cnil],
      },
      {
        subject: 'claims',
        text: 'Five years from discovery (L1134-5).',
        standing: 'confirmed',
        links: [codeDuTravail],
      },
    ],
  },
  {
    id: 'nl',
    name: 'Netherlands',
    rules: [
      {
        subject: 'workforce',
        text: 'From 50 staff the works council must consent (WOR 27(1)) to appointment policy, to rules on staff data and to means able to monitor staff; without it the decision is void if the council says so within a month, and a court may give leave in its place. It advises on an important technological facility (25(1)(k)).',
        standing: 'confirmed',
        links: [wor],
      },
      {
        subject: 'retention',
        text: 'The authority: four weeks after the procedure, a year with consent.',
        standing: 'confirmed',
        links: [dutchApplicants],
      },
      {
        subject: 'claims',
        text: 'No short period found; the general limitation holds.',
        standing: 'not-confirmed',
        links: [dutchApplicants],
      },
    ],
  },
  {
    id: 'es',
    name: 'Spain',
    rules: [
      {
        subject: 'workforce',
        text: 'The works council is informed of the parameters, rules and instructions of algorithms or AI that affect working conditions and access to or keeping of a job, profiling included (ET 64.4(d)).',
        standing: 'confirmed',
        links: [estatuto],
      },
      {
        subject: 'retention',
        text: 'No fixed period found.',
        standing: 'not-confirmed',
        links: [estatuto],
      },
      {
        subject: 'claims',
        text: 'No period found.',
        standing: 'not-confirmed',
        links: [estatuto],
      },
    ],
  },
  {
    id: 'ie',
    name: 'Ireland',
    rules: [
      {
        subject: 'workforce',
        text: 'No works council to consent. Information and consultation only where arrangements under the Act of 2006 exist (50 staff), and by agreement with unions.',
        standing: 'not-confirmed',
        links: [irish],
      },
      {
        subject: 'retention',
        text: 'No fixed period; twelve months fits the time for claims.',
        standing: 'confirmed',
        links: [irish],
      },
      {
        subject: 'claims',
        text: 'Workplace Relations Commission: six months, up to twelve for reasonable cause (Employment Equality Act 1998, section 77).',
        standing: 'confirmed',
        links: [irish],
      },
    ],
  },
  {
    id: 'gb',
    name: 'Great Britain',
    rules: [
      {
        subject: 'workforce',
        text: 'No duty to get agreement. The ICE Regulations 2004 ask for information and consultation only where arrangements exist (50 staff; substantial changes in how work is organised); recognised unions by agreement.',
        standing: 'confirmed',
        links: [ice],
      },
      {
        subject: 'retention',
        text: 'The ICO’s draft: not beyond the statutory time for claims without a clear reason.',
        standing: 'confirmed',
        links: [icoRecords],
      },
      {
        subject: 'claims',
        text: 'Three months less a day (Equality Act 2010, section 123), and Acas conciliation, up to twelve weeks since 1 December 2025; a tribunal may extend it where that is just and equitable. Six months are planned; the start is not confirmed.',
        standing: 'confirmed',
        links: [equalityAct('123'), links.acasTwelveWeeks, links.claimsSixMonths],
      },
    ],
  },
  {
    id: 'ni',
    name: 'Northern Ireland',
    rules: [
      {
        subject: 'workforce',
        text: 'The ICE Regulations (NI) 2005, as in Great Britain. From eleven employees: monitoring of applicants’ community background and sex, and the Article 55 review every three years.',
        standing: 'confirmed',
        links: [article55, links.fairEmploymentMonitoring],
      },
      {
        subject: 'retention',
        text: 'The time for claims. Three years for monitoring data.',
        standing: 'not-confirmed',
        links: [links.fairEmploymentMonitoring],
      },
      {
        subject: 'claims',
        text: 'Usually three months. Fair Employment Tribunal: three months from knowledge, six from the act at most. Conciliation stops the clock for up to a month and 14 days.',
        standing: 'not-confirmed',
        links: [conciliation],
      },
    ],
  },
]
