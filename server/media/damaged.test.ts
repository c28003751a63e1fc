import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DomainError } from '../../domain/errors.ts'
import { folderForAll } from '../../tests/support/folder.ts'
import * as sample from '../../tests/support/media-files.ts'
import { withTexts } from '../transfer/import-file.ts'
import { requireType } from './upload.ts'

const folder = folderForAll()
const path = () => join(folder.path, 'file')

/** All kinds but those that start a process each time. */
const kinds = Object.entries(sample.everyKind).filter(([name]) => !/\.(doc|xls)$/.test(name))
const sampleImport = () => sample.sampleZip({ 'a.md': '# A\n\nWords.', 'b.md': '# B\n\nWords.' })

/** The outcome: taken, or the kind of refusal; any other error would be a 500. */
async function outcomeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'taken',
    (error) => (error instanceof DomainError ? error.kind : String(error)),
  )
}

const outcomes = ['taken', 'invalid', 'unsupported']

describe.each(kinds)('%s', (kind, make) => {
  test('cut off at any length is taken or refused, and no fault of ours', async () => {
    const whole = await make()
    for (let length = 0; length < Math.min(whole.length, 300); length += 1) {
      await writeFile(path(), whole.subarray(0, length))
      expect(outcomes, `${length} bytes`).toContain(await outcomeOf(requireType(path(), kind)))
    }
  })

  test('with any byte another one', async () => {
    const whole = await make()
    const places = fc.tuple(fc.nat(Math.min(whole.length, 300) - 1), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(places, async ([place, byte]) => {
        const bytes = Buffer.from(whole)
        bytes[place] = byte
        await writeFile(path(), bytes)
        expect(outcomes).toContain(await outcomeOf(requireType(path(), kind)))
      }),
      { numRuns: 50 },
    )
  })
})

test('a ZIP file to be imported, cut off at any length', async () => {
  const whole = await sampleImport()
  for (let length = 0; length < whole.length; length += 1) {
    await writeFile(path(), whole.subarray(0, length))
    const outcome = await outcomeOf(withTexts({ path: path(), name: 'a.zip' }, async () => {}))
    expect(outcome, `${length} bytes`).toBe('invalid')
  }
})
