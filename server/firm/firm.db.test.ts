import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FirmRecord } from '../../domain/firm.ts'
import { createAdmin } from '../../tests/support/admin.ts'
import { freshDatabase } from '../../tests/support/database.ts'
import { envOf, inFolder, runScript } from '../../tests/support/installation.ts'
import { libraryForAll } from '../../tests/support/media.ts'
import { samplePng } from '../../tests/support/media-files.ts'
import { parseConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db/database.ts'
import { drawLetter } from './icon.ts'
import { loadFirm, prepareFirm } from './load.ts'
import { mustStartAgain } from './service.ts'
import { insertVersion, listVersions } from './store.ts'

const library = libraryForAll()
const { site } = library
const admin = createAdmin(site)
beforeEach(async () => {
  await site.db.deleteFrom('firm').execute()
  await insertVersion(site.db, { id: 1, record: '{}', created_at: new Date().toISOString() })
})

const read = (): Promise<FirmRecord> => admin.succeed('GET', '/firm')
const change = async (record: object) => {
  const response = await admin.call('PUT', '/firm/1', record)
  return { status: response.statusCode, ...response.json() }
}

describe('the record', () => {
  test('is replaced, told of by its fields, and goes one step back', async () => {
    const { version } = await read()
    const { data: first } = await change({ name: 'Northwick', prices: { core: 2000 }, version })
    const { data: second } = await change({ name: 'Northwick', version: first.version })
    expect(second).not.toHaveProperty('prices')
    const [line] = await admin.succeed('GET', '/activity?noun=firm')
    expect(line).toMatchObject({ action: 'update', noun: 'firm', fields: ['prices'] })
    const back = await admin.succeed('POST', '/firm/undo', { version: second.version })
    expect(back).toMatchObject({ name: 'Northwick', prices: { core: 2000 }, has_before: true })
    expect(back.version).toBe(second.version + 1)
  })

  test('is written out and read in by the command, which says what it cannot take', () =>
    inFolder(async (folder) => {
      await change({ name: 'Northwick', prices: { core: 2000 } })
      const run = (...args: string[]) => runScript('plumbline', envOf(site), 'firm', ...args)
      const written = JSON.parse((await run('--export')).out)
      expect(written).toEqual({ name: 'Northwick', prices: { core: 2000 } })
      const file = join(folder, 'firm.json')
      await writeFile(file, JSON.stringify({ ...written, name: 'Eastwick' }))
      expect(await run('--import', file)).toMatchObject({ code: 0 })
      expect(await read()).toMatchObject({ name: 'Eastwick', prices: { core: 2000 } })
      await writeFile(file, JSON.stringify({ ...written, prices: { core: 0 } }))
      const refused = await run('--import', file)
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('pounds')])
      // Every question is answered with Enter.
      expect((await run('name')).out).toContain('Nothing was changed.')
      expect(await run('nmae')).toMatchObject({ code: 2 })
      expect(await read()).toMatchObject({ name: 'Eastwick', prices: { core: 2000 } })
    }))

  test('what changes nothing makes no version', async () => {
    const { data } = await change({ name: 'Northwick' })
    expect((await change({ name: 'Northwick', version: data.version })).data.version).toBe(
      data.version,
    )
  })

  test('of two who began from the same one, the second is shown what stands there', async () => {
    const { data } = await change({ name: 'One' })
    await change({ name: 'Two', version: data.version })
    const { status, code, data: current } = await change({ name: 'Three', version: data.version })
    expect([status, code, current.name]).toEqual([409, 'version_conflict', 'Two'])
  })

  test.each([
    [{ colours: { action: '#7fb8b2' } }, 'colours.action', /contrast of 2\.\d:1 and needs 4\.5:1/],
    [{ colours: { accent: '#e8d8a0' } }, 'colours.accent', /accent .* of 1\.\d:1 and needs 4\.5:1/],
    [{ colours: { action: 'teal' } }, 'colours', /must be a colour/],
    [{ logo: 'firm/none.svg' }, 'logo', /There is no file public\/firm\/none\.svg/],
    [{ logo: `/media/${'0'.repeat(64)}/logo.png` }, 'logo', /media library/],
    [{ founder: { picture: '../secret.png' } }, 'founder', /media library/],
    [{ prices: { core: 0 } }, 'prices', /whole number of pounds/],
    [{ vatRate: 99 }, 'vatRate', /rate from 0 to 50/],
    [{ people: [{ name: 'Ada' }] }, 'people', /./],
    [{ nmae: 'Northwick' }, 'nmae', /not known/],
  ])('%j is refused by its field, and changes nothing', async (record, field, message) => {
    const before = await read()
    const { status, errors } = await change(record)
    expect(status).toBe(400)
    expect(errors[field]).toMatch(message)
    expect(await read()).toEqual(before)
  })

  test('a picture of the media library can be the logo', async () => {
    const { data } = (await library.upload('logo.png', await samplePng())).json()
    expect((await change({ logo: data.url })).data.logo).toBe(data.url)
  })

  test('one press hides every claim without evidence, and leaves those that have it', async () => {
    await change({ figures: { audits: { evidence: 'Register of audits' } } })
    const { figures } = await admin.succeed('POST', '/firm/hide-claims')
    expect(figures.audits).toEqual({ evidence: 'Register of audits' })
    expect(figures.candidates).toEqual({ shown: false })
    expect(figures.independence).toEqual({ shown: false })
  })
})

test.each([
  ['/favicon.svg', 'image/svg+xml', 0, 32],
  ['/favicon.ico', 'image/x-icon', 22, 32],
  ['/apple-touch-icon.png', 'image/png', 0, 180],
])('the mark is drawn under the old names too: %s', async (path, type, head, side) => {
  const response = await site.app.inject(path)
  expect(response.headers['content-type']).toBe(type)
  const picture = await sharp(response.rawPayload.subarray(head)).metadata()
  expect([picture.width, picture.height]).toEqual([side, side])
})

// Lost otherwise: an icon that is an empty box on machines without fonts, such as a container.
test.each([
  ['N', true],
  ['Ö', true],
  ['Ω', true],
  ['Ж', true],
  ['漢', false],
])('the letter of another firm, "%s", is a shape or left out', async (letter, isDrawn) => {
  const shape = await drawLetter(letter, '#fff')
  expect(shape.startsWith('<path ')).toBe(isDrawn)
  expect(shape).not.toMatch(/NaN|undefined|font/)
})

test('instances start again one after another, and only where they speak of another firm', async () => {
  expect(await mustStartAgain(site.ports)).toBe(false)
  await change({ name: 'Northwick' })
  const turns = await Promise.all([mustStartAgain(site.ports), mustStartAgain(site.ports)])
  expect(turns.filter((turn) => turn)).toHaveLength(1)
  site.clock.current = new Date(site.clock.current.getTime() + 7_000)
  expect(await mustStartAgain(site.ports)).toBe(true)
})

describe('before words are loaded', () => {
  test('the record is written beside the data, for this account alone', async () => {
    const { dataDir, databaseUrl, cleanup } = await freshDatabase()
    const config = parseConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
    const file = join(dataDir, 'firm.json')
    await Promise.all([prepareFirm(config), prepareFirm(config)])
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({})
    const db = openDatabase(config)
    expect(await listVersions(db, 5)).toHaveLength(1)
    const record = '{"name":"Northwick"}'
    await insertVersion(db, { id: 2, record, created_at: new Date().toISOString() })
    await db.destroy()
    await writeFile(file, 'torn')
    await loadFirm(config)
    expect(await readFile(file, 'utf8')).toBe(`${record}\n`)
    expect((await stat(dataDir)).mode & 0o077).toBe(0)
    await cleanup()
  })
})
