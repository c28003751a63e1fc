/** What the library shows and takes. */
import { mediaWords as words } from '../../../content/admin/media.ts'
import { type MediaFileType, mediaFileTypes } from '../../../domain/media/kinds.ts'
import { type ListedMedia, mediaColumns } from '../../../domain/media/library.ts'
import type { Column } from '../list/columns.ts'
import type { ListRules } from '../list/list-view.ts'

export const mediaPath = '/api/admin/media'
export const uploadPath = '/api/admin/upload'

export const mediaRules: ListRules = {
  columns: mediaColumns,
  defaultSort: '-created_at',
  filters: { file_type: mediaFileTypes },
}

/** Which files a picker offers. */
export type Accept = 'image' | 'any'

/** Specification, section 5, "Media and editor uploads". */
const acceptLists: Record<Accept, string> = {
  any: 'image/*,video/*,.pdf,.doc,.docx,.xls,.xlsx,.txt,.rtf',
  image: 'image/*',
}

export function acceptListOf(accept: Accept): string {
  return acceptLists[accept]
}

export function isMediaFileType(type: string | undefined): type is MediaFileType {
  return mediaFileTypes.some((one) => one === type)
}

const sortOnly = () => null

/** For the choice of an order; the grid has no columns. */
export const sortColumns: readonly Column<ListedMedia>[] = [
  ...[{ id: 'date', label: words.columns.date, column: 'created_at', kind: 'date' } as const],
  ...[{ id: 'name', label: words.columns.name, column: 'original_name', kind: 'text' } as const],
  ...[{ id: 'type', label: words.columns.type, column: 'file_type', kind: 'text' } as const],
  ...[{ id: 'size', label: words.columns.size, column: 'file_size', kind: 'number' } as const],
].map(({ id, label, column, kind }) => ({ id, label, cell: sortOnly, sort: { column, kind } }))
