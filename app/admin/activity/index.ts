import { activityWords } from '../../../content/en/admin/activity.ts'
import type { AdminNoun } from '../noun.ts'

export const activity: AdminNoun = {
  id: 'activity',
  label: activityWords.title,
  path: '/admin/activity',
  screen: 'admin/activity/activity-view.tsx',
}
