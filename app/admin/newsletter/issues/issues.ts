import type { IssueRecord } from '../../../../domain/newsletter/issues.ts'
import { postSource } from '../../posts/post-source.ts'

/** First parts of query keys. */
export const issuesKey = 'newsletter-issues'
export const plansKey = 'newsletter-plans'
export const previewKey = 'newsletter-preview'

export const issuesPath = '/api/admin/newsletter-issues'

export const sendingPathOf = (postId: number) => `${postSource.path}/${postId}/newsletter`

export const isMoving = ({ status }: Pick<IssueRecord, 'status'>) => status === 'sending'
