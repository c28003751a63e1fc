import { checkWords } from '../../../content/en/admin/checks.ts'
import type { AdminNoun } from '../noun.ts'

export const checks: AdminNoun = {
  id: 'checks',
  label: checkWords.title,
  path: '/admin/checks',
  screen: 'admin/checks/checks-view.tsx',
}
