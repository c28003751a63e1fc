import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ServerProcess } from './server-process.ts'

/** Rows that a server under test has stored, oldest first, read without the API. */
export function readStored(server: ServerProcess, table: 'messages' | 'subscribers') {
  const db = new DatabaseSync(join(server.dataDir, 'plumbline.sqlite'), { readOnly: true })
  try {
    return db.prepare(`select * from ${table} order by id`).all()
  } finally {
    db.close()
  }
}

/** Backdates the newest assessment, to another day and version of the question bank. */
export function ageNewestAssessment({ dataDir }: ServerProcess, at: string, version: string): void {
  const db = new DatabaseSync(join(dataDir, 'plumbline.sqlite'), { timeout: 10_000 })
  try {
    db.prepare(
      `update quickscore_assessments set created_at = ?, bank_version = ?
      where id = (select max(id) from quickscore_assessments)`,
    ).run(at, version)
  } finally {
    db.close()
  }
}
