import type { DutyVocabulary } from '../../domain/law/duty-sentences.ts'
import type { Jurisdiction } from '../../domain/law/references.ts'
import { dutyVocabulary } from '../duties/words.ts'

/** Words of the board paper, the report as it is printed. `{name}` in a text is filled in. */
export const boardWords = {
  organisation: 'Organisation',
  /** Read out where a line to write on is drawn. */
  blank: 'to be filled in',
  foot: 'QuickScore of {date}, {score}%',
  glance: {
    title: 'The plan at a glance',
    lead: 'In the order of the law, then of harm to candidates. "By when" is for you to fill in.',
    columns: ['', 'Step', 'Owner', 'Effort', 'Law', 'Points', 'By when'],
  },
  timeline: {
    title: 'The plan against the law’s dates',
    lead: 'If every owner begins on {date} and takes one step after another: days count as one week, weeks as four, a quarter as thirteen. Nobody has asked how much time the owners have.',
    span: '{from} to {to}',
    law: '{date}: a duty behind {steps} of this plan applies from that day.',
    noLaw: 'No duty behind this plan has a date ahead.',
  },
  steps: {
    title: 'The steps',
    lead: 'Figures in brackets lead to the references at the end. EU is the European Union; UK the United Kingdom, of which GB is Great Britain and NI Northern Ireland. “If high-risk”: if the system is high-risk, and subject to Article 111(2). “Supports”: law in force that does not ask for the step in terms.',
    answer: 'Your answer: {answer}',
    evidence: 'Evidence to keep: {evidence}',
    firstHour: 'In the first hour: {firstHour}',
  },
  references: {
    title: 'References',
    lead: 'Paraphrased, not quoted; each name leads to the official text.',
    leadOfMany: 'Each leads to the official text. What each asks for is on our page of provisions.',
  },
} as const

const ifHighRisk = 'if high-risk'

/** As on screen, but for what the lead of the steps says once for all of them. */
export const boardDuties: DutyVocabulary = {
  ...dutyVocabulary,
  conditions: { ...dutyVocabulary.conditions, 'high-risk': ifHighRisk },
  highRisk: { likely: ifHighRisk, unlikely: ifHighRisk },
  supports: 'Supports',
  outcome: 'Good practice; the law forbids the outcome',
}

export const boardPlaces: Readonly<Record<Jurisdiction, string>> = {
  EU: 'EU',
  UK: 'UK',
  GB: 'GB',
  NI: 'NI',
  International: 'international',
}
