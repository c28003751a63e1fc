/**
 * Parts of pictures for cards and sharing, cut when they are first asked for and kept in memory:
 * their address changes with the picture and its point, so nothing is ever dropped by hand.
 */
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { type Crop, type Croppable, cropAround, cropShapes } from '../../domain/media/crops.ts'
import { cropImage } from '../platform/files/images.ts'
import type { Ports } from '../ports.ts'
import type { MediaRow } from './store.ts'
import { receive } from './upload.ts'
import { readVariants } from './variants.ts'

type CropPorts = Pick<Ports, 'files' | 'scratch'>

interface Wanted extends CropPorts {
  file: Croppable
  row: MediaRow
  crop: Crop
}

/** Those of cards are about 15 KB, those to be shared 100 KB. */
const MOST_BYTES = 8 * 1024 * 1024

const cut = new LRUCache<string, Buffer, Wanted>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ length }) => length,
  fetchMethod: (_, __, { context }) => cutOut(context),
})

/** The bytes of a copy that the picture has now; null where the store has lost the picture. */
export async function readCrop(
  { files, scratch }: CropPorts,
  { file, row, crop }: Omit<Wanted, keyof CropPorts>,
): Promise<Buffer | null> {
  const wanted = { files, scratch, file, row, crop }
  return (await cut.fetch(crop.url, { context: wanted })) ?? null
}

async function cutOut(wanted: Wanted): Promise<Buffer | undefined> {
  const { files, scratch, file, crop } = wanted
  const { ratio } = cropShapes[crop.shape]
  const source = chooseSource(wanted)
  const bytes = await files.open(source.key)
  if (!bytes) return undefined
  return scratch.use(async (folder) => {
    const { path } = await receive(bytes, join(folder, 'picture'))
    const part = cropAround(source, file.focal_point, ratio)
    return cropImage({ path, part, ...crop })
  })
}

/** The smallest copy whose part is as wide as what is wanted; else the picture itself. */
function chooseSource({ row, crop: { shape, width } }: Wanted) {
  const { ratio } = cropShapes[shape]
  const copy = readVariants(row).find((one) => cropAround(one, null, ratio).width >= width)
  const { name, ...size } = copy ?? {
    name: row.name,
    width: row.width ?? 1,
    height: row.height ?? 1,
  }
  return { key: `${row.folder}/${name}`, width: size.width, height: size.height }
}
