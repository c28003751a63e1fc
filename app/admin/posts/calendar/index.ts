import { calendarWords } from '../../../../content/en/admin/calendar.ts'
import type { AdminNoun } from '../../noun.ts'

export const calendar: AdminNoun = {
  id: 'calendar',
  label: calendarWords.title,
  path: '/admin/calendar',
  screen: 'admin/posts/calendar/calendar-view.tsx',
}
