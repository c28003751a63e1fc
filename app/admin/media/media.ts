/** What the library shows and takes. */
import { mediaWords as words } from '../../../content/en/admin/media.ts'
import { mediaFileTypes } from '../../../domain/media/kinds.ts'
import { mediaColumns } from '../../../domain/media/library.ts'
import type { SortColumn } from '../list/column.tsx'
import { dayRules, type ListRules } from '../list/list-view.ts'
import type { RecordSource } from '../list/record-source.ts'

export const mediaSource: RecordSource = {
  noun: 'media',
  hasTrash: true,
  path: '/api/admin/media',
  fetchFailed: words.fetchFailed,
}

export const mediaRules: ListRules = {
  columns: mediaColumns,
  defaultSort: '-created_at',
  filters: { ...dayRules, file_type: mediaFileTypes, unused: ['true'], no_alt: ['true'] },
}

/** Which files a picker offers. */
export type Accept = 'image' | 'any'

/** What the browser's chooser of files offers; the server looks at the content. */
export const acceptLists: Record<Accept, string> = {
  any: 'image/*,video/*,.pdf,.doc,.docx,.xls,.xlsx,.txt,.rtf',
  image: 'image/*',
}

/** For the choice of an order; the grid has no columns. */
export const sortColumns: readonly SortColumn[] = [
  { id: 'date', label: words.columns.date, sort: { column: 'created_at', kind: 'date' } },
  { id: 'name', label: words.columns.name, sort: { column: 'original_name', kind: 'text' } },
  { id: 'type', label: words.columns.type, sort: { column: 'file_type', kind: 'text' } },
  { id: 'size', label: words.columns.size, sort: { column: 'file_size', kind: 'number' } },
]
