import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ServerProcess } from './server-process.ts'

/** What a server under test has stored, oldest first, for calls that do not exist yet. */
export function readStored(server: ServerProcess, table: 'messages' | 'subscribers') {
  const db = new DatabaseSync(join(server.dataDir, 'plumbline.sqlite'), { readOnly: true })
  try {
    return db.prepare(`select * from ${table} order by id`).all()
  } finally {
    db.close()
  }
}
