import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inFolder, runScript } from '../../tests/support/installation.ts'

test('the commands say what is wrong with how they are called, and do nothing', () =>
  inFolder(async (folder) => {
    const nowhere = { DATA_DIR: join(folder, 'none') }
    const answers = await Promise.all([
      runScript('backup', nowhere, 'one', 'two'),
      runScript('restore', nowhere),
      runScript('restore', { ...nowhere, PORT: 'x' }, folder),
      runScript('restore', nowhere, folder),
      runScript('admin-key', nowhere, '--help'),
      runScript('export', nowhere, 'ada@example.com', '--json'),
    ])
    expect(answers.map(({ code }) => code)).toEqual([2, 2, 2, 1, 2, 2])
    const words = ['Usage', 'Usage', 'PORT', 'no manifest.json', 'no option --help', 'no option']
    for (const [i, word] of words.entries()) expect(answers[i]?.err).toContain(word)
    expect(await readdir(folder)).toEqual([])
  }))
