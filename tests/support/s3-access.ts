import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

declare module 'vitest' {
  interface ProvidedContext {
    /** A store to keep media in; absent where the tests run on the disk. */
    s3?: S3Access
  }
}

export interface S3Access {
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
  /** The folder of the server's buckets on this machine. */
  folder: string
}

/** Creates a bucket by creating its folder, which saves a signed request per test. */
export async function createBucket({ folder }: S3Access): Promise<string> {
  const name = `test-${randomBytes(8).toString('hex')}`
  await mkdir(join(folder, name))
  return name
}

/** The settings for a bucket. */
export function s3Env(access: S3Access, bucket: string): Record<string, string> {
  return {
    S3_BUCKET: bucket,
    S3_ENDPOINT: access.endpoint,
    S3_ACCESS_KEY_ID: access.accessKeyId,
    S3_SECRET_ACCESS_KEY: access.secretAccessKey,
  }
}
