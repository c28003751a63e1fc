import { mailWords } from '../../../content/admin/mail.ts'
import { mailStatuses } from '../../../domain/mail/delivery.ts'
import { mailColumns } from '../../../domain/mail/mail.ts'
import { dayRules, type ListRules } from '../list/list-view.ts'
import type { RecordSource } from '../list/record-source.ts'
import { mailKinds } from '../nouns.ts'

export const mailSource: RecordSource = {
  noun: 'outbox',
  path: '/api/admin/outbox',
  fetchFailed: mailWords.fetchFailed,
  shownBy: ['waiting'],
}

export const mailRules: ListRules = {
  columns: mailColumns,
  defaultSort: '-created_at',
  filters: { ...dayRules, status: mailStatuses, kind: Object.keys(mailKinds) },
}
