/** The tabs in the order of the specification, section 2. A new one is one more line. */
import { categoryWords } from '../../content/admin/categories.ts'
import { regionWords } from '../../content/admin/regions.ts'
import { assessmentWords } from '../../content/admin.ts'
import { CategoriesTab } from './categories/categories-tab.tsx'
import { QuickscoreTab } from './quickscore/quickscore-tab.tsx'
import { RegionsTab } from './regions/regions-tab.tsx'
import type { Tab } from './tabs.tsx'

export const tabs: readonly [Tab, ...Tab[]] = [
  { id: 'categories', label: categoryWords.tab, Panel: CategoriesTab },
  { id: 'regions', label: regionWords.tab, Panel: RegionsTab },
  { id: 'quickscore', label: assessmentWords.tab, Panel: QuickscoreTab },
]

export const firstTab = tabs[0]
