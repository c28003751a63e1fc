import { mailKindLabels, mailWords } from '../../../content/admin/mail.ts'
import { mailColumns } from '../../../domain/outbox/messages.ts'
import { messageStatuses } from '../../../domain/outbox.ts'
import type { ListRules } from '../list-view.ts'
import type { RecordSource } from '../record-source.ts'

export const mailSource: RecordSource = {
  noun: 'outbox',
  path: '/api/admin/outbox',
  fetchFailed: mailWords.fetchFailed,
}

export const mailRules: ListRules = {
  columns: mailColumns,
  defaultSort: '-created_at',
  filters: { status: messageStatuses, kind: Object.keys(mailKindLabels) },
}
