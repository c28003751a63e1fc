import { mailWords } from '../../../content/en/admin/mail.ts'
import type { RecordSource } from '../list/use-records.ts'

export const mailSource: RecordSource = {
  noun: 'outbox',
  path: '/api/admin/outbox',
  fetchFailed: mailWords.fetchFailed,
  shownBy: ['waiting'],
}
