import { createHash } from 'node:crypto'
import * as z from 'zod'

/** A refusal or failure that the person at the terminal can understand; no personal data in it. */
export class BackupError extends Error {}

export const FORMAT = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().min(0)

const schema = z.strictObject({
  format: z.literal(FORMAT),
  product: z.literal('plumbline'),
  version: z.string(),
  made_at: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgresql']),
  /** Migrations already applied to the database, oldest first. */
  migrations: z.array(z.string()).min(1),
  /** `last_number`: the highest id given to a row so far; null for a table without ids. */
  tables: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z][a-z0-9_]*$/),
      rows: count,
      sha256,
      last_number: count.nullable(),
    }),
  ),
  files: z.array(z.strictObject({ key: z.string(), size: count, sha256 })),
  /** Keys in rows of the backup whose files the store had lost. */
  lost_files: z.array(z.string()),
})

export type Manifest = z.output<typeof schema>
export type FileEntry = Manifest['files'][number]

/** The two files that make a folder a backup: the manifest, and its hash for `sha256sum -c`. */
export function writeManifest(manifest: Manifest): { text: string; hash: string } {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  return { text, hash: `${hashText(text)}  manifest.json\n` }
}

/** Throws `BackupError` if the manifest is damaged, or of a format that cannot be read. */
export function parseManifest(text: string, hash: string): Manifest {
  if (hash.slice(0, 64) !== hashText(text)) {
    throw new BackupError('The manifest is damaged: it does not have the hash in manifest.sha256.')
  }
  const json = parseJson(text)
  const format = z.object({ format: z.number() }).safeParse(json).data?.format
  if (format !== undefined && format > FORMAT) {
    throw new BackupError(`The backup has the format ${format}, which a newer version makes.`)
  }
  const result = schema.safeParse(json)
  if (result.success) return result.data
  const place = result.error.issues[0]?.path.join('.')
  throw new BackupError(`The manifest is not one of Plumbline: it is wrong at "${place}".`)
}

/** Throws `BackupError` without the parser's message, which quotes the text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BackupError('A file of the backup holds something that is not JSON.')
  }
}

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
