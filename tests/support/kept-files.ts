import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  DeleteBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchBucket,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Config } from '../../server/platform/config.ts'

/** Direct access to the files that a server with these settings has stored. */
export interface KeptFiles {
  /** Sorted paths in the data folder or keys in the bucket, which have the same form. */
  list(): Promise<string[]>
  /** The content in base64. */
  read(path: string): Promise<string>
  /** Makes the store unusable and removes its files. */
  shut(): Promise<void>
}

export function openKeptFiles(config: Config): KeptFiles {
  const disk = openDisk(config.DATA_DIR)
  if (config.S3_BUCKET === undefined) return disk
  const bucket = openBucket(config, config.S3_BUCKET)
  return {
    list: async () => [...(await disk.list()), ...(await bucket.list())].toSorted(),
    read: (path) => (path.startsWith('media/') ? bucket : disk).read(path),
    shut: bucket.shut,
  }
}

function openDisk(folder: string): KeptFiles {
  return {
    async list() {
      const all = await readdir(folder, { recursive: true, withFileTypes: true })
      return all
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .filter((path) => /^(media|incoming)\//.test(path))
        .toSorted()
    },
    read: (path) => readFile(join(folder, path), 'base64'),
    async shut() {
      await rename(join(folder, 'media'), join(folder, 'gone')).catch(() => {})
      await writeFile(join(folder, 'media'), 'in the way')
    },
  }
}

function openBucket(config: Config, Bucket: string): KeptFiles {
  const client = new S3Client({
    endpoint: config.S3_ENDPOINT ?? '',
    region: config.S3_REGION,
    forcePathStyle: true,
    credentials: {
      accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
    },
  })
  async function list(): Promise<string[]> {
    const found = await client.send(new ListObjectsV2Command({ Bucket })).catch((error) => {
      if (error instanceof NoSuchBucket) return null
      throw error
    })
    return (found?.Contents ?? []).map(({ Key = '' }) => Key)
  }
  return {
    list,
    async read(Key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      return (await Body?.transformToString('base64')) ?? ''
    },
    async shut() {
      for (const Key of await list()) await client.send(new DeleteObjectCommand({ Bucket, Key }))
      await client.send(new DeleteBucketCommand({ Bucket }))
    },
  }
}
