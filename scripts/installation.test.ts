import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { scratchRoot } from '../tests/support/scratch-root.ts'
import { findInstallation } from './installation.ts'

const root = join(import.meta.dirname, '..')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(scratchRoot, "firm's $own é-"))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** Writes an installed deploy/plumbline.service, for a service that runs from `home`. */
function writeUnit(home: string): string {
  const file = join(folder, 'plumbline.service')
  const settings = join(folder, 'plumbline.env')
  writeFileSync(settings, 'PUBLIC_URL=https://firm.eu\nDATA_DIR=\n')
  writeFileSync(
    file,
    `[Service]\nWorkingDirectory=${home}\nEnvironmentFile=${settings}\nExecStart=/usr/bin/env DATA_DIR=/var/lib/plumbline ${home}/bin/plumbline start\n`,
  )
  return file
}

/** Puts a `systemctl` on the path that reports whether the service runs. */
function setRunning(isRunning: boolean) {
  mkdirSync(join(folder, 'bin'))
  const systemctl = join(folder, 'bin/systemctl')
  writeFileSync(systemctl, `#!/bin/sh\nexit ${isRunning ? 0 : 3}\n`)
  chmodSync(systemctl, 0o755)
  vi.stubEnv('PATH', [join(folder, 'bin'), process.env.PATH].join(delimiter))
}

const nowhere = () => join(folder, 'none.service')

test('a folder that is named is the one that is meant', () => {
  const env = { DATA_DIR: '/srv/other' }
  setRunning(true)
  expect(findInstallation(env, writeUnit('/opt/other'))).toEqual({ source: 'the environment', env })
})

test('in the folder of a service, through a link too, it is that of the service', () => {
  const link = join(folder, 'plumbline')
  symlinkSync(root, link)
  const { source, env } = findInstallation({ PORT: '4000' }, writeUnit(link))
  expect(source).toBe(join(folder, 'plumbline.env'))
  expect(env).toMatchObject({
    DATA_DIR: '/var/lib/plumbline',
    PORT: '4000',
    PUBLIC_URL: 'https://firm.eu',
  })
})

describe('beside a service of another folder', () => {
  test('that runs, nothing is done: both places are named', () => {
    setRunning(true)
    const find = () => findInstallation({}, writeUnit('/opt/plumbline'))
    expect(find).toThrow(/runs from \/opt\/plumbline, with data in \/var\/lib\/plumbline/)
    expect(find).toThrow(/\/opt\/plumbline\/bin\/plumbline, or set DATA_DIR/)
  })

  test('that is stopped, it is this folder', () => {
    setRunning(false)
    expect(findInstallation({}, writeUnit('/opt/plumbline')).env.DATA_DIR).toBe(join(root, 'data'))
  })
})

test('without a service it is this folder, wherever one stands', () => {
  expect(findInstallation({}, nowhere()).env.DATA_DIR).toBe(join(root, 'data'))
})

test('where nothing is built, a start in production says what to do', () => {
  cpSync(join(root, 'bin'), join(folder, 'bin'), { recursive: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  const start = spawnSync(join(folder, 'bin/plumbline'), ['start'], { env, encoding: 'utf8' })
  expect([start.status, start.stderr]).toEqual([1, expect.stringMatching(/run npm ci and npm run/)])
})
