/** `sent`: every copy has ended, delivered or not. */
export const issueStatuses = ['sending', 'paused', 'sent'] as const
export type IssueStatus = (typeof issueStatuses)[number]
