/** Other frameworks, item by item, and the questions of QuickScore that answer them. */
import type { Crosswalk, CrosswalkRow } from '../../domain/law/sourced.ts'
import { aiAct, gdpr, links, ukGdpr } from './links.ts'

const row = (item: string, ids: string, gap: string | null = null): CrosswalkRow => {
  return { item, questions: ids.split(' ').filter(Boolean), gap }
}

export const crosswalks: readonly Crosswalk[] = [
  {
    id: 'ico-recommendations',
    title: 'ICO, audits of 2024: recommendations',
    about: 'A regulator’s report of 6 November 2024: not law, but how the ICO reads it.',
    standing: 'confirmed',
    links: [links.icoAudits],
    rows: [
      row(
        '1 Fairness: accuracy and bias',
        'B1 B3 D2 D3',
        'A vendor’s filters by trait appear only in what counts for B1.',
      ),
      row('2 Transparency', 'CT1 CT2 CT3 CT4 B2', 'Vendors are asked through B2 only.'),
      row('3 Minimisation and purpose', 'C2 C3 C5'),
      row('4 Impact assessment', 'A2 A4'),
      row('5 Roles', 'C5'),
      row('6 Instructions', 'C5'),
      row('7 Lawful basis and condition', 'A2 C2', 'No question of its own.'),
    ],
  },
  {
    id: 'ico-questions',
    title: 'ICO, six questions for buyers',
    about: 'What the ICO asks employers to settle before they buy, November 2024.',
    standing: 'confirmed',
    links: [links.icoQuestions],
    rows: [
      row('1 Has an impact assessment been done?', 'A2'),
      row('2 What is the lawful basis?', 'A2 C2'),
      row('3 Are responsibilities and instructions settled?', 'C5'),
      row('4 Has bias been mitigated?', 'B1 B3'),
      row('5 Is it used transparently?', 'CT1 CT2'),
      row('6 Is unnecessary processing limited?', 'C2 C3'),
    ],
  },
  {
    id: 'recruitment-rewired',
    title: 'ICO, Recruitment rewired',
    about: 'A regulator’s report of 31 March 2026: not law, but how the ICO reads it.',
    standing: 'confirmed',
    links: [links.icoRewired],
    rows: [
      row('Assess human involvement, for every candidate', 'D1 D4 A3'),
      row('A reviewer with influence before effect, authority and competence', 'D1 A3 A5'),
      row(
        'Tell people at collection, on access and at the decision',
        'CT1 B2 CT3',
        'One answer stands for three moments.',
      ),
      row('How it decides, how accurate it is, which safeguards exist', 'CT2'),
      row('A way to contest', 'CT3'),
      row('Monitor bias', 'B1 B3 D2'),
      row('An impact assessment with the ICO’s contents; the DPO from the purchase on', 'A2'),
    ],
  },
  {
    id: 'dsit',
    title: 'DSIT, Responsible AI in recruitment',
    about: 'Voluntary guidance of the UK government, by stage of a purchase.',
    standing: 'confirmed',
    links: [links.dsit],
    rows: [
      row(
        'Before procurement: governance framework, purpose and functions, impact assessments',
        'A1 A2 A6',
        'The statement of purpose is only a column of the register.',
      ),
      row(
        'At procurement: bias audit, performance test, risk assessment, model card, accessibility',
        'B1 B3 B6 C4 C5',
        'The model card is only in the questions to suppliers.',
      ),
      row(
        'Before deployment: pilot, training, adjustments plan, impact assessment again',
        'D3 A5 B6',
      ),
      row(
        'Live: monitoring, feedback of users, transparency, a way to contest',
        'D2 B4 CT1 CT2 CT3 CT4',
        'Digital exclusion comes up only under B6.',
      ),
    ],
  },
  {
    id: 'ai-act-26',
    title: 'EU AI Act, Article 26',
    about:
      'Duties of deployers of high-risk systems, from 2 December 2027 for hiring, subject to Article 111(2).',
    standing: 'confirmed',
    links: [aiAct('26')],
    rows: [
      row('(1) Use as instructed', 'A1 D3 D5', 'No question asks for the instructions themselves.'),
      row('(2) Competent oversight', 'A3 D1 A5'),
      row('(3) Own resources; other duties untouched', '', 'Not asked.'),
      row('(4) Input data', 'C2 B1'),
      row('(5) Monitor, suspend, report', 'D2 A5 D4'),
      row('(6) Logs', 'B5 C3'),
      row('(7) Workers and their representatives', 'A1'),
      row(
        '(8) Public bodies register',
        'A6',
        'Only where the respondent says it is a public body.',
      ),
      row('(9) Information of Article 13 in the impact assessment', 'A2'),
      row('(10) Biometric identification by the police', '', 'Not about hiring.'),
      row('(11) Tell candidates', 'CT1'),
      row('(12) Cooperate with authorities', '', 'Not asked.'),
    ],
  },
  {
    id: 'gdpr',
    title: 'GDPR and UK GDPR',
    about: 'The same articles in both texts, save where two numbers stand.',
    standing: 'confirmed',
    links: [gdpr('5'), ukGdpr('5')],
    rows: [
      row('5(1)(a) lawful, fair, open', 'CT1 B1'),
      row('5(1)(b) purpose', 'C2'),
      row('5(1)(c) minimisation', 'C2'),
      row('5(1)(d) accuracy', 'D2 B3'),
      row('5(1)(e) storage', 'C3'),
      row('5(1)(f) security', 'C1'),
      row('5(2) accountability', 'A1 B5'),
      row('6, 9, 10 lawful basis, special categories, criminal records', 'A2 C2'),
      row('12, 13, 14 information', 'CT1 CT2 CT4'),
      row('15 access', 'B2'),
      row('17 erasure', 'C3 D6'),
      row('21 objection', '', 'Only in the model notices.'),
      row('22 / 22A to 22D automated decisions', 'D1 CT3 B2'),
      row('24, 25 responsibility, design', 'A1 A4 C2'),
      row('26, 28, 29 roles and instructions', 'C5'),
      row('30 records', 'A6'),
      row('32 security', 'C1 C4'),
      row('33, 34 breaches', 'A5'),
      row('35, 36 impact assessment', 'A2'),
      row('37 to 39 data-protection officer', 'A2 CT4'),
      row('44 to 49 / 44A to 49A transfers', 'C5'),
      row('Data Protection Act 2018, section 164A complaints', 'B4'),
      row(
        '16, 18, 20, 27 rectification, restriction, portability, representative',
        '',
        'Not asked.',
      ),
    ],
  },
  {
    id: 'iso-42001',
    title: 'ISO/IEC 42001:2023',
    about:
      'Not a harmonised standard: a certificate gives no presumption of conformity with the AI Act. Clause titles rest on one account.',
    standing: 'one-account',
    links: [links.iso42001],
    rows: [
      row(
        '4 context, 5 leadership, A.2 policies, A.3 organisation',
        'A1 A3',
        'Interested parties.',
      ),
      row('6 planning, 8.2 to 8.4, A.5 impact assessment', 'A2'),
      row('7 competence, A.4 resources', 'A5 A6'),
      row('A.6 life cycle', 'D2 D3 D5 D6', 'The stage of requirements.'),
      row('A.7 data', 'C2 B1', 'Provenance (A.7.5).'),
      row('A.8 information for interested parties', 'CT1 CT2 CT3 CT4 B2 A5'),
      row('A.9 use (A.9.2 to A.9.4)', 'D1 D4 A1'),
      row('A.10 third parties', 'C5'),
      row('9 evaluation, 10 improvement', 'A4 B3 D2', 'Internal audit.'),
    ],
  },
]
