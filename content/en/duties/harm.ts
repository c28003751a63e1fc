import type { Respondent } from '../../../domain/law/reading.ts'
import type { HarmWeights } from '../../../domain/quickscore/action-plan.ts'

/** Harm to candidates from a missing safeguard, 1 to 5, with the reason; same for both roles. */
export const harm = {
  A1: { weight: 2, reason: 'Rules on paper reach candidates only through what people then do.' },
  A2: { weight: 4, reason: 'A risk nobody looked for meets every candidate at once.' },
  A3: { weight: 3, reason: 'A harmful tool keeps running because nobody decides to stop it.' },
  A4: { weight: 1, reason: 'Outdated rules do harm slowly.' },
  A5: { weight: 3, reason: 'Each day before anyone reacts adds rejected people.' },
  A6: { weight: 4, reason: 'A tool on no list may be a forbidden one, or reject unseen.' },
  B1: { weight: 5, reason: 'A whole group can be turned away unseen.' },
  B2: { weight: 3, reason: 'An error that cannot be explained cannot be found.' },
  B3: { weight: 4, reason: 'The gap stays inside a good average.' },
  B4: { weight: 3, reason: 'Candidates notice a fault first and nobody hears them.' },
  B5: { weight: 3, reason: 'A wrong decision cannot be put right later.' },
  B6: { weight: 5, reason: 'A disabled candidate can be shut out on the spot.' },
  CT1: {
    weight: 5,
    reason: 'Candidates cannot use their rights against a tool they do not know about.',
  },
  CT2: { weight: 3, reason: 'Candidates cannot correct what they cannot picture.' },
  CT3: { weight: 4, reason: 'A wrong rejection stands.' },
  CT4: { weight: 2, reason: 'Candidates have the right and nobody to turn to.' },
  C1: { weight: 3, reason: 'Careers and scores leak.' },
  C2: { weight: 4, reason: 'Irrelevant or guessed traits drive rejections.' },
  C3: { weight: 2, reason: 'Old files are a later breach.' },
  C4: { weight: 2, reason: 'Weak points stay open.' },
  C5: { weight: 3, reason: 'Data goes on to unknown firms, and into models.' },
  D1: { weight: 5, reason: 'Where nobody really looks, the machine decides.' },
  D2: { weight: 3, reason: 'Drift goes unseen.' },
  D3: { weight: 3, reason: 'An update changes who is shortlisted overnight.' },
  D4: { weight: 3, reason: 'A known mistake cannot be undone.' },
  D5: { weight: 1, reason: 'It weakens your proof more than it harms people.' },
  D6: { weight: 1, reason: 'Few candidates, rarely.' },
} as const satisfies Record<string, { weight: number; reason: string }>

export const harmWeights: HarmWeights = Object.fromEntries(
  Object.entries(harm).map(([id, { weight }]) => [id, weight]),
)

/** The harm of D1 depends on the answer on rejections; without one it is a possibility. */
const harmOfNoReview = {
  vendor: 'Customers’ reviewers follow the score.',
  always: 'People are turned down before anybody has looked.',
  sometimes: 'People are turned down before anybody has looked.',
  no: 'A reviewer who only confirms the score is no review.',
  unsure: harm.D1.reason,
} as const

const reasons: Readonly<Record<string, { reason: string } | undefined>> = harm

/** The possible harm to candidates while the answer is below Yes; empty for a practice. */
export function sayHarm(
  id: string,
  { userType, applicability: { rejects } }: Pick<Respondent, 'userType' | 'applicability'>,
): string | undefined {
  if (id === 'D1') return harmOfNoReview[userType === 'vendor' ? 'vendor' : (rejects ?? 'unsure')]
  return reasons[id]?.reason
}
