/** Sample answers of nobody: what the specimen of a report is made of, by the same functions. */
import { bankVersion } from './question-bank.ts'

export const specimen = {
  company: 'Specimen',
  user_type: 'buyer',
  applicability: { places: ['eu', 'gb'], ranks: 'yes', rejects: 'no', practices: ['none'] },
  bank_version: bankVersion,
  created_at: '2026-11-22T09:00:00.000Z',
  answers: {
    A1: 1,
    A2: 0.5,
    A3: 1,
    A4: 0,
    A5: 0.5,
    A6: 1,
    B1: 0.5,
    B2: 0,
    B3: 0.5,
    B4: 1,
    B5: 0.5,
    B6: 0.5,
    CT1: 1,
    CT2: 0.5,
    CT3: 0,
    CT4: 1,
    C1: 1,
    C2: 0.5,
    C3: 0,
    C4: 0.5,
    C5: 0,
    D1: 0.5,
    D2: 1,
    D3: 0.5,
    D4: 0.5,
    D5: 1,
    D6: 0,
  },
} as const

export const specimenWords = {
  meta: {
    title: 'Specimen of a QuickScore report',
    description:
      'A whole QuickScore report of sample answers: verdict, dial, four domains, a plan with the law behind each step, and the PDF.',
  },
  label: 'Specimen',
  lead: 'The report of fixed sample answers, worked out by the same functions as yours. Sample data. No real company.',
  open: { text: 'See the whole specimen', href: '/quickscore/specimen' },
  pdf: { text: 'Download PDF', href: '/quickscore/specimen/report.pdf' },
  take: { text: 'Take the QuickScore', href: '/quickscore' },
  title: 'What a report looks like',
} as const
