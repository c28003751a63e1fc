/** Creates the bucket that the settings name, unless it exists; compose.yaml runs it at start. */
import { parseConfig } from '../server/platform/config.ts'

const config = parseConfig(process.env)
const { CreateBucketCommand, HeadBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
const client = new S3Client({
  ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT } : {}),
  region: config.S3_REGION,
  forcePathStyle: config.S3_PATH_STYLE,
  credentials: {
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  },
})
const bucket = { Bucket: config.S3_BUCKET ?? '' }
const isThere = await client.send(new HeadBucketCommand(bucket)).then(
  () => true,
  () => false,
)
if (!isThere) await client.send(new CreateBucketCommand(bucket))
console.log(isThere ? 'The bucket is there.' : 'The bucket was made.')
