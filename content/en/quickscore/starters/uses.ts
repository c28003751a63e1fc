import type { StarterId, StarterUse } from '../../../../domain/quickscore/starters.ts'

const everywhere = ['eu', 'gb', 'ni'] as const
const both = ['buyer', 'vendor'] as const

/** Separate from the texts, which a page that only lists the starters does not need. */
export const starterUses: Readonly<Record<StarterId, StarterUse>> = {
  'candidate-notice-eu': { places: ['eu'], roles: ['buyer'] },
  'candidate-notice-uk': { places: ['gb', 'ni'], roles: ['buyer'] },
  'decision-message': { places: everywhere, roles: ['buyer'] },
  'contest-answer': { places: everywhere, roles: ['buyer'] },
  'dpia-for-ranking': { places: everywhere, roles: both },
  'register-of-ai-tools': { places: everywhere, roles: both },
  'human-review-log': { places: everywhere, roles: ['buyer'] },
  'adjustments-log': { places: everywhere, roles: both },
  'ai-literacy-record': { places: everywhere, roles: both },
  'incident-sheet': { places: everywhere, roles: both },
  'cover-letter-to-suppliers': { places: everywhere, roles: both },
  'clause-on-training-data': { places: everywhere, roles: ['buyer'] },
}
