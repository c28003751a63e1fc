import { labelWords } from '../../../content/en/admin/labels.ts'
import type { LabelKind } from '../../../domain/labels.ts'
import type { AdminNoun } from '../noun.ts'

const listOf = (kind: LabelKind, screen: string): AdminNoun => ({
  id: kind,
  label: labelWords[kind].tab,
  path: `/admin/${kind}`,
  screen,
  records: { [kind]: { ...labelWords[kind].record, opensBy: 'id' } },
})

export const categories = listOf('categories', 'admin/labels/categories.tsx')
export const regions = listOf('regions', 'admin/labels/regions.tsx')
export const authors = listOf('authors', 'admin/labels/authors.tsx')
