import { assessmentMails, assessmentWords } from '../../../content/en/admin/quickscore.ts'
import type { AdminNoun } from '../noun.ts'

export const quickscore: AdminNoun = {
  id: 'quickscore',
  label: assessmentWords.tab,
  path: '/admin/quickscore',
  screen: 'admin/quickscore/quickscore-tab.tsx',
  records: { 'quickscore-assessments': { ...assessmentWords.record, opensBy: 'id' } },
  mails: assessmentMails,
}
