import { keyWords } from '../../../content/en/admin/keys.ts'
import type { AdminNoun } from '../noun.ts'

export const keys: AdminNoun = {
  id: 'keys',
  label: keyWords.title,
  path: '/admin/keys',
  screen: 'admin/keys/keys-view.tsx',
  records: { keys: { ...keyWords.record, opensBy: 'name' } },
}
