import type { IssueRecord } from '../../../../domain/newsletter/issues.ts'
import { postSource } from '../../posts/post-source.ts'

/** First part of the keys under which answers are kept. */
export const issuesKey = 'newsletter-issues'

export const plansKey = 'newsletter-plans'

export const issuesPath = '/api/admin/newsletter-issues'

export const sendingPathOf = (postId: number) => `${postSource.path}/${postId}/newsletter`

/** How often progress is asked for while there is some. */
export const POLL_MS = 2_000

export const isMoving = ({ status }: Pick<IssueRecord, 'status'>) => status === 'sending'
