import { mailWords } from '../../../content/en/admin/mail.ts'
import type { AdminNoun } from '../noun.ts'

export const mail: AdminNoun = {
  id: 'mail',
  label: mailWords.tab,
  path: '/admin/mail',
  screen: 'admin/mail/mail-tab.tsx',
  records: { outbox: mailWords.record },
}
