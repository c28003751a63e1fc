/** The QuickScore bank in screen order: A, B, CT, C, D. */
import type { BankVersion } from '../../../domain/quickscore/comparison.ts'
import type { Domain, Question } from '../../../domain/quickscore/questions.ts'
import { candidateQuestions } from './questions/candidates.ts'
import { fairnessQuestions } from './questions/fairness.ts'
import { governanceQuestions } from './questions/governance.ts'
import { oversightQuestions } from './questions/oversight.ts'
import { securityQuestions } from './questions/security.ts'

/** Stored with each assessment, so that old answers stay tied to their questions. */
export const bankVersion = '2026-11.2'

/**
 * Every version with stored answers, oldest first, so that results can be compared across versions.
 * Record the changes here when raising `bankVersion`.
 */
export const bankHistory: readonly BankVersion[] = [
  { version: '2026-11', asksAgain: [], countsOtherwise: [] },
  {
    version: '2026-11.2',
    asksAgain: [],
    countsOtherwise: [
      'A1',
      'A2',
      'A3',
      'A5',
      'A6',
      'B1',
      'B3',
      'B4',
      'B5',
      'B6',
      'CT1',
      'CT4',
      'C2',
      'C4',
      'C5',
      'D2',
      'D3',
      'D4',
      'D6',
    ],
  },
]

export const domains: readonly Domain[] = [
  {
    id: 'governance',
    name: 'Governance & Risk Management',
    about: 'Whether the rules and risks of hiring AI are written down, owned and kept up to date.',
  },
  {
    id: 'fairness',
    name: 'Fairness & Accountability',
    about:
      'Whether candidates are treated equally, can have a result explained, and are heard when they object.',
  },
  {
    id: 'security',
    name: 'Security & Data Stewardship',
    about:
      'Whether candidate data is limited to what the job needs, protected along the whole chain, and deleted on time.',
  },
  {
    id: 'oversight',
    name: 'Human Control & Lifecycle Oversight',
    about: 'Whether people stay in charge of a system from its first use to its last.',
  },
]

export const questionBank: readonly Question[] = [
  ...governanceQuestions,
  ...fairnessQuestions,
  ...candidateQuestions,
  ...securityQuestions,
  ...oversightQuestions,
]
