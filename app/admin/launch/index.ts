import { launchWords } from '../../../content/en/admin/launch.ts'
import type { AdminNoun } from '../noun.ts'

export const launch: AdminNoun = {
  id: 'launch',
  label: launchWords.title,
  path: '/admin/launch',
  screen: 'admin/launch/launch-view.tsx',
  needs: 'owner',
  counted: launchWords.counted,
}
