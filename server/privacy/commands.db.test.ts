import { spawnSync } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { snapshot, startTestApp } from '../../tests/support/app.ts'
import { envOf, inFolder, runScript, submitAssessment } from '../../tests/support/installation.ts'
import { mountSmallDisk } from '../../tests/support/small-disk.ts'

const program = join(import.meta.dirname, '../../bin/plumbline')

test('the commands export to a new file of its owner, and erase when told so, while the server runs', () =>
  inFolder(async (folder) => {
    const site = await startTestApp()
    const run = (script: string, ...args: string[]) => runScript(script, envOf(site), ...args)
    for (const email of ['Ada@Example.com', 'ADA@example.com']) {
      expect(await submitAssessment(site, email)).toMatchObject({ statusCode: 200 })
    }
    const file = join(folder, 'ada.json')
    expect(await run('export', 'ADA@example.com', file)).toMatchObject({ code: 0, out: '' })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const written = await readFile(file, 'utf8')
    expect(JSON.parse(written).tables.quickscore_assessments).toHaveLength(2)
    const refused = await run('export', 'bo@example.com', file)
    expect(refused).toMatchObject({ code: 2, out: '' })
    expect(refused.err).toBe(
      `${file} already exists.\nUsage: plumbline export person@example.com [file]\n`,
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

const nobody = 65_534
const isRoot = process.getuid?.() === 0
/** As on a server: another account may read the program, but nothing of root's. */
const canRead = isRoot && spawnSync('test', ['-r', program], { uid: nobody }).status === 0

test.runIf(canRead)('root works as whose the data are, and keeps what it asked for', () =>
  inFolder(async (folder) => {
    const site = await startTestApp()
    expect(await submitAssessment(site, 'ada@example.com')).toMatchObject({ statusCode: 200 })
    const { DATA_DIR = '' } = envOf(site)
    spawnSync('chown', ['-R', `${nobody}:${nobody}`, DATA_DIR])
    const run = (...args: string[]) =>
      spawnSync(program, args, { cwd: folder, env: { ...process.env, ...envOf(site) } })
    expect(run('export', 'ada@example.com', 'ada.json')).toMatchObject({ status: 0 })
    expect(await stat(join(folder, 'ada.json'))).toMatchObject({ uid: 0 })
    expect(run('erase', 'ada@example.com', '--yes')).toMatchObject({ status: 0 })
    for (const name of await readdir(DATA_DIR, { recursive: true })) {
      expect(await stat(join(DATA_DIR, name)), name).toMatchObject({ uid: nobody })
    }
    // What that account cannot read is named, with the way out.
    const { status, stderr } = run('restore', join(folder, 'no-backup'))
    expect(status).toBe(1)
    expect(String(stderr)).toContain('Give it to the account that owns the data (chown -R).')
    // On a disk that is full nothing is left that could be taken for an export.
    const disk = mountSmallDisk(1)
    disk?.fill()
    if (disk) expect(run('export', 'ada@example.com', join(disk.path, 'a.json')).status).toBe(1)
    if (disk) expect(await readdir(disk.path)).toEqual(['ballast'])
    disk?.remove()
    await site.close()
  }),
)
