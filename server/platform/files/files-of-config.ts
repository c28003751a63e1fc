import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createLocalFiles, type Files } from './files.ts'
import { createS3Files } from './s3-files.ts'
import { createScratch } from './scratch.ts'

/** Files in that folder of the bucket, where the settings name one, else of the data folder. */
export function createFiles(config: Config, folder: string): Files {
  if (config.S3_BUCKET === undefined) return createLocalFiles(join(config.DATA_DIR, folder))
  return createS3Files({
    bucket: config.S3_BUCKET,
    prefix: `${folder}/`,
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
    isPathStyle: config.S3_PATH_STYLE,
    scratch: createScratch(join(config.DATA_DIR, 'incoming')),
  })
}
