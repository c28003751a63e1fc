import { evidenceVaultForOneHiringTool } from './evidence-vault-for-one-hiring-tool.ts'
import { personInTheLoopWhoCanSayNo } from './person-in-the-loop-who-can-say-no.ts'
import type { StarterCategory, StarterPost, StarterRegion } from './starter-post.ts'
import { whatTheDigitalOmnibusMoved } from './what-the-digital-omnibus-moved.ts'

export type { StarterCategory, StarterPost, StarterRegion } from './starter-post.ts'

export const starterRegions: readonly StarterRegion[] = [
  { name: 'European Union', code: 'EU' },
  { name: 'United Kingdom', code: 'UK' },
]

export const starterCategories: readonly StarterCategory[] = [
  {
    name: 'Regulation',
    slug: 'regulation',
    description:
      'What the law asks of hiring AI in the EU and the UK, from which date, and what is still open.',
  },
  {
    name: 'Bias & fairness',
    slug: 'bias-fairness',
    description: 'Measuring how a tool treats different groups, and what to do with the figures.',
  },
  {
    name: 'Human oversight',
    slug: 'human-oversight',
    description: 'Reviewers, overrides and appeals that make a difference to the outcome.',
  },
  {
    name: 'Buying & vendors',
    slug: 'buying-vendors',
    description: 'Choosing, contracting, checking and leaving the suppliers of hiring technology.',
  },
]

/** Oldest first, so that ids increase with the publication dates. */
export const starterPosts: readonly StarterPost[] = [
  whatTheDigitalOmnibusMoved,
  personInTheLoopWhoCanSayNo,
  evidenceVaultForOneHiringTool,
]
