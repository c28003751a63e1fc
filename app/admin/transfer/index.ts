import { transferWords } from '../../../content/en/admin/transfer.ts'
import type { AdminNoun } from '../noun.ts'

export const transfer: AdminNoun = {
  id: 'transfer',
  label: transferWords.title,
  path: '/admin/transfer',
  screen: 'admin/transfer/transfer-view.tsx',
  needs: 'editor',
}
