import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { snapshot, startTestApp } from '../../tests/support/app.ts'
import { envOf, inFolder, runScript, submitAssessment } from '../../tests/support/installation.ts'

test('the commands export to a new file of its owner, and erase when told so, while the server runs', () =>
  inFolder(async (folder) => {
    const site = await startTestApp()
    const run = (script: string, ...args: string[]) => runScript(script, envOf(site), ...args)
    for (const email of ['Ada@Example.com', 'ADA@example.com']) {
      expect(await submitAssessment(site, email)).toMatchObject({ statusCode: 200 })
    }
    const file = join(folder, 'ada.json')
    const exported = await run('export', 'ADA@example.com', file)
    expect(exported).toMatchObject({ code: 0, out: '' })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const written = await readFile(file, 'utf8')
    expect(JSON.parse(written).tables.quickscore_assessments).toHaveLength(2)
    const refused = await run('export', 'bo@example.com', file)
    expect(refused).toMatchObject({ code: 2, out: '' })
    expect(refused.err).toBe(
      `${file} exists already.\nUsage: plumbline export person@example.com [file]\n`,
    )
    expect(await readFile(file, 'utf8')).toBe(written)

    const before = await snapshot(site.db)
    const asked = await run('erase', 'ada@example.com')
    expect(asked).toMatchObject({ code: 2, err: 'Nothing was erased. To erase it, add --yes.\n' })
    expect(asked.out).toContain('quickscore_assessments: 2')
    expect(await snapshot(site.db)).toEqual(before)

    const erased = await run('erase', '--yes', 'Ada@example.com')
    expect(erased).toMatchObject({ code: 0, err: '' })
    expect(erased.out).toContain(
      'Erased:\n  label_moves: 0\n  authors: 0\n  quickscore_assessments: 2',
    )
    const printed = await run('export', 'ada@example.com')
    expect(JSON.parse(printed.out).tables).toMatchObject({ quickscore_assessments: [], mail: [] })
    expect(await site.services.quickscore.readBenchmark()).toMatchObject({
      total: 0,
      average: null,
    })
    await site.close()
  }))
