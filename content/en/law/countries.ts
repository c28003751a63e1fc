/**
 * National rules besides EU and UK law: consultation before a hiring AI is used, retention of a
 * rejected candidate's data, time limits for claims.
 */
import type { Country } from '../../../domain/law/applicability.ts'
import type { CountryRules, Sourced, SourceLink } from '../../../domain/law/sourced.ts'
import { aiAct, equalityAct, links } from './links.ts'

const link = (label: string, url: string): SourceLink => ({ label, url })

const worksAct = (section: number) =>
  link(`BetrVG, § ${section}`, `https://www.gesetze-im-internet.de/betrvg/__${section}.html`)
const betrVG = worksAct(95)
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
const creteil = link('TJ Créteil, 15 July 2025, account', 'https://www.lexplicite.fr/?p=30075')
const paris = link(
  'TJ Paris, 2 September 2025, account',
  'https://www.comite-conseils.com/lintelligence-artificielle-un-sujet-de-consultation-du-cse/',
)
const nanterre2026 = link(
  'TJ Nanterre, 29 January 2026, account',
  'https://actuel-hse.fr/content/consultation-du-cse-en-matiere-dia-nouvelle-illustration',
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
const audiencia = link(
  'Audiencia Nacional 101/2025, account',
  'https://www.cuatrecasas.com/es/spain/laboral/art/obligacion-informacion-algoritmica-llega-tribunales',
)
const austrianWorks = link(
  'Arbeitsverfassungsgesetz',
  'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10008329',
)
const austrianEquality = link(
  'Gleichbehandlungsgesetz',
  'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20003395',
)
const italianAi = link(
  'Law 132/2025',
  'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2025-09-23;132',
)
const italianNotice = link(
  'Legislative Decree 152/1997',
  'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:1997-05-26;152',
)
const italianStatute = link(
  'Law 300/1970',
  'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1970-05-20;300',
)
const belgianTechnology = link(
  'Belgian labour ministry, new technologies',
  'https://cpbw-ondernemingsraad.be/nl/home/comite-voor-preventie-en-bescherming-op-het-werk/aanvullende-bevoegdheden/informatie-en-raadplegingsbevoegdheden-op-sociaal-vlak-en-betreffende-de-werkgelegenheid/invoering-van-nieuwe-technologieen',
)
const belgianSelection = link(
  'Collective agreement 38, extract',
  'https://olir.it/documenti/varie-06-dicembre-1983',
)
const belgianDamages = link(
  'Antwerp labour court of appeal, 28 June 2021, account',
  'https://leglobal.law/2021/12/16/belgium-double-discrimination-double-compensation/',
)
const polishCode = link(
  'Labour Code, Article 22¹, account',
  'https://kadry-i-place.com.pl/artykul/kolejne-zmiany-w-ochronie-danych-osobowych-wazne-dla-pracodawcow',
)
const polishUnions = link(
  'Trade-union bill, account',
  'https://www.prawo.pl/kadry/algorytmy-w-ustawie-o-zwiazkach-zawodowych,525332.html',
)
const irishAward = link(
  'Law Society Gazette, 19 February 2026',
  'https://www.lawsociety.ie/gazette/top-stories/2026/feb/wrcs-40000-award-goes-beyond-irish-limit',
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
        text: 'Where there is a works council, it must consent to selection guidelines, even where AI draws them up (BetrVG 95(1), (2a)); to questionnaires and principles of assessment (94); and to technical devices able to record how staff behave, recruiters’ logs included (87(1) no 6). It must be told about planned AI in good time (90(1) no 3), and an expert counts as necessary to judge the AI (80(3)). In undertakings with more than 20 employees entitled to vote, it must be informed before each hire, shown the application papers (by one account those of rejected applicants too) and asked for its consent; a week’s silence is consent (99).',
        standing: 'confirmed',
        links: [
          betrVG,
          worksAct(94),
          worksAct(87),
          worksAct(90),
          worksAct(80),
          worksAct(99),
          haufe,
        ],
      },
      {
        subject: 'retention',
        text: 'About six months in practice.',
        standing: 'confirmed',
        links: [haufe],
      },
      {
        subject: 'claims',
        text: 'In writing within two months of receiving the rejection (AGG 15(4)); in court within three months after that (ArbGG 61b).',
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
        text: 'The CSE must be informed (many say consulted) before methods or techniques of recruitment are used (L2312-38), and consulted on new technology (L2312-8, from 50 staff). Courts have suspended AI tools for want of consultation (TJ Nanterre, 14 February 2025; TJ Créteil, 15 July 2025; TJ Paris, 2 September 2025, which saw no need for it on a mere update; TJ Nanterre, 29 January 2026, EUR 500 a day). Candidates must be told about the methods before use (L1221-8); nothing may be collected without their knowledge (L1221-9), and only what has a direct and necessary link to the job may be asked (L1221-6).',
        standing: 'confirmed',
        links: [codeDuTravail, nanterre, creteil, paris, nanterre2026],
      },
      {
        subject: 'retention',
        text: 'CV pool: at most two years from the last contact. For rejected candidates, two independent notes report that the CNIL’s reference of 2 April 2026 gives five years from filling the post, kept apart; we have not seen the text.',
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
        text: 'From 50 staff, the works council must consent (WOR 27(1)) to hiring policy, to rules on staff assessment and staff data, and to means able to monitor staff, unless a collective agreement settles the matter (27(3)). Without consent the decision is void if the council says so in writing within a month; a court may give permission instead, and the council can have use of a void decision stopped (27(6)). Its advice must be sought before an important technological facility is introduced or changed (25(1)(k)).',
        standing: 'confirmed',
        links: [wor],
      },
      {
        subject: 'retention',
        text: 'The data-protection authority says four weeks after the procedure ends, or a year with consent.',
        standing: 'confirmed',
        links: [dutchApplicants],
      },
      {
        subject: 'claims',
        text: 'No short period found; the general limitation period applies.',
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
        text: 'The works council must be told the parameters, rules and instructions of algorithms or AI that affect working conditions, access to a job or keeping it, profiling included, high-risk or not (ET 64.4(d)). So must union delegates: denying that an algorithm was used breached the freedom of association (Audiencia Nacional 101/2025, 4 July 2025).',
        standing: 'confirmed',
        links: [estatuto, audiencia],
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
    id: 'at',
    name: 'Austria',
    rules: [
      {
        subject: 'workforce',
        text: 'Where there is a works council, questionnaires that go beyond general personal details and professional requirements need its consent, which nobody can replace (ArbVG 96(1) no 2); automated systems for staff data need its consent, which a conciliation board can replace (96a). Whether 96a covers external applicants is disputed. Adverts must state the minimum pay (GlBG 9(2)).',
        standing: 'confirmed',
        links: [austrianWorks, austrianEquality],
      },
      {
        subject: 'claims',
        text: 'At least two months’ pay where the applicant would have got the job; up to EUR 500 where the employer proves that only the consideration of the application was refused; compensation for personal harm as well (GlBG 12(1)).',
        standing: 'confirmed',
        links: [austrianEquality],
      },
    ],
  },
  {
    id: 'it',
    name: 'Italy',
    rules: [
      {
        subject: 'workforce',
        text: 'Workers must be told that AI is used (Law 132/2025, Article 11, since 10 October 2025); workers and union representatives must be told in writing of wholly automated systems that bear on hiring (Legislative Decree 152/1997, Article 1-bis). Whether these two duties are owed to a rejected applicant is not settled. By one account, means able to monitor staff at a distance need a union agreement or a permit first (Law 300/1970, Article 4).',
        standing: 'confirmed',
        links: [italianAi, italianNotice, italianStatute],
      },
    ],
  },
  {
    id: 'be',
    name: 'Belgium',
    rules: [
      {
        subject: 'workforce',
        text: 'New technology with important collective effects on jobs or work calls for written information and consultation three months before it starts (collective agreement 39). Applicants must be treated equally and asked only what the job makes relevant (collective agreement 38).',
        standing: 'confirmed',
        links: [belgianTechnology, belgianSelection],
      },
      {
        subject: 'claims',
        text: 'A lump sum of six months’ gross pay for discrimination in hiring; two grounds, two sums.',
        standing: 'confirmed',
        links: [belgianDamages],
      },
    ],
  },
  {
    id: 'pl',
    name: 'Poland',
    rules: [
      {
        subject: 'workforce',
        text: 'The Labour Code has a closed list of what an applicant may be asked (Article 22¹). Since 24 December 2025, pay or its range must be given before the interview at the latest, and pay history may not be asked about. A union right to know the algorithm is planned, not law.',
        standing: 'confirmed',
        links: [polishCode, polishUnions],
      },
    ],
  },
  {
    id: 'ie',
    name: 'Ireland',
    rules: [
      {
        subject: 'workforce',
        text: 'No works-council consent. Information and consultation are due only where arrangements under the 2006 Act exist (50 staff), or by agreement with unions.',
        standing: 'not-confirmed',
        links: [irish],
      },
      {
        subject: 'retention',
        text: 'No fixed period; twelve months fits the claim period.',
        standing: 'confirmed',
        links: [irish],
      },
      {
        subject: 'claims',
        text: 'Workplace Relations Commission: six months, up to twelve for reasonable cause (Employment Equality Act 1998, section 77). For access to employment, the limit is EUR 13,000; by one account, EUR 40,000 was awarded in 2026 on the strength of EU law.',
        standing: 'one-account',
        links: [irish, irishAward],
      },
    ],
  },
  {
    id: 'gb',
    name: 'Great Britain',
    rules: [
      {
        subject: 'workforce',
        text: 'No duty to obtain agreement. The ICE Regulations 2004 require information and consultation only where arrangements exist (50 staff; substantial changes in how work is organised); with recognised unions, it depends on the agreement.',
        standing: 'confirmed',
        links: [ice],
      },
      {
        subject: 'retention',
        text: 'The ICO’s draft says no longer than the statutory claim period without a clear reason.',
        standing: 'confirmed',
        links: [icoRecords],
      },
      {
        subject: 'claims',
        text: 'Three months less a day (Equality Act 2010, section 123), plus Acas conciliation of up to twelve weeks since 1 December 2025; a tribunal may extend the limit where that is just and equitable. A six-month limit is planned; its start is not confirmed.',
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
        text: 'The ICE Regulations (NI) 2005 apply as in Great Britain. Employers with eleven or more employees must monitor applicants’ community background and sex, and carry out the Article 55 review every three years.',
        standing: 'confirmed',
        links: [article55, links.fairEmploymentMonitoring],
      },
      {
        subject: 'retention',
        text: 'The claim period. Three years for monitoring data.',
        standing: 'not-confirmed',
        links: [links.fairEmploymentMonitoring],
      },
      {
        subject: 'claims',
        text: 'Usually three months. Fair Employment Tribunal: three months from knowledge of the act, and at most six from the act itself. Conciliation stops the clock for up to a month and 14 days.',
        standing: 'not-confirmed',
        links: [conciliation],
      },
    ],
  },
]

/** National rules before a tool is used, in one line for reports; affects no duty and no score. */
export const countryLines: Readonly<Record<Country, Sourced & { text: string }>> = {
  de: {
    text: 'Where there is a works council, it must be told early and must agree to selection rules, questionnaires and systems that can monitor staff; it may bring an expert. A claim must be made in writing within two months of the rejection.',
    standing: 'confirmed',
    links: [betrVG, worksAct(94), worksAct(87), agg],
  },
  at: {
    text: 'Where there is a works council, questionnaires beyond the usual details need its consent, which nobody can replace; systems for staff data need consent too. Adverts must state the minimum pay.',
    standing: 'confirmed',
    links: [austrianWorks, austrianEquality],
  },
  nl: {
    text: 'From 50 staff the works council must agree to hiring rules, and advise on important technology; without its consent a decision can be void.',
    standing: 'confirmed',
    links: [wor],
  },
  fr: {
    text: 'Tell candidates of your methods before you use them. Inform the CSE first and, from 50 staff, consult it on new technology: courts have suspended AI tools. A claim may be brought within five years of discovery.',
    standing: 'confirmed',
    links: [codeDuTravail, nanterre, creteil],
  },
  es: {
    text: 'Tell the works council and union delegates the parameters and rules of any algorithm that affects access to a job, high-risk or not.',
    standing: 'confirmed',
    links: [estatuto, audiencia],
  },
  it: {
    text: 'Tell workers, and unions, in writing of AI and of wholly automated systems that bear on hiring; by one account monitoring at a distance needs an agreement or a permit.',
    standing: 'confirmed',
    links: [italianAi, italianNotice, italianStatute],
  },
  be: {
    text: 'New technology with important effects on jobs or work: inform and consult three months before. Treat applicants equally and ask only what the job makes relevant. Discrimination in hiring costs a lump sum of six months’ pay.',
    standing: 'confirmed',
    links: [belgianTechnology, belgianSelection, belgianDamages],
  },
  pl: {
    text: 'Ask only for the data that the Labour Code lists, and give the pay or its range before the interview. A union right to know the algorithm is planned, not law.',
    standing: 'confirmed',
    links: [polishCode, polishUnions],
  },
  ie: {
    text: 'No works-council consent. The limit for an applicant’s claim is EUR 13,000; by one account EUR 40,000 was awarded in 2026 on the strength of EU law.',
    standing: 'one-account',
    links: [irish, irishAward],
  },
  other: {
    text: 'National law may ask for information, consultation or consent before use: ask a local lawyer.',
    standing: 'confirmed',
    links: [aiAct('26')],
  },
}
