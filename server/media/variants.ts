import * as z from 'zod/mini'
import { mediaVariantSchema } from '../../domain/media/library.ts'
import { variantNameOf } from '../../domain/media/names.ts'
import type { Picture } from '../platform/files/images.ts'
import type { MediaRow, NewMedia } from './store.ts'

/** Copies of a picture in the columns `variants` and `avif`, with a name instead of an address. */
const variantsSchema = z.array(
  z.strictObject({ ...z.omit(mediaVariantSchema, { url: true }).shape, name: z.string() }),
)
type StoredVariant = z.output<typeof variantsSchema>[number]

export function writeVariants(
  storedName: string,
  copies: readonly Picture[],
  type: 'webp' | 'avif',
): string {
  const variants: StoredVariant[] = copies.map(({ width, height, bytes }) => ({
    name: variantNameOf(storedName, width, type),
    width,
    height,
    file_size: bytes.length,
  }))
  return JSON.stringify(variants)
}

export function readVariants({ variants }: Pick<MediaRow, 'variants'>): StoredVariant[] {
  return variantsSchema.parse(JSON.parse(variants))
}

/** AVIF copies; empty before they are made. */
export function readAvif({ avif }: Pick<NewMedia, 'avif'>): StoredVariant[] {
  return variantsSchema.parse(JSON.parse(avif ?? '[]'))
}

/** Keys of the file and then of its copies in the store. */
export function keysOf(row: Pick<NewMedia, 'folder' | 'name' | 'variants' | 'avif'>): string[] {
  const copies = [...readVariants(row), ...readAvif(row)]
  const names = [row.name, ...copies.map(({ name }) => name)]
  return names.map((name) => `${row.folder}/${name}`)
}

/** The file or copy with this name; null for none. */
export function findForm(row: MediaRow, name: string) {
  const key = `${row.folder}/${name}`
  if (name === row.name) return { key, type: row.content_type, size: row.file_size }
  const isAvif = name.endsWith('.avif')
  const copies = isAvif ? readAvif(row) : readVariants(row)
  const copy = copies.find((copy) => copy.name === name)
  const type = isAvif ? ('image/avif' as const) : ('image/webp' as const)
  return copy ? { key, type, size: copy.file_size } : null
}
