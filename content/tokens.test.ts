import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { colours } from './tokens.ts'

test('has the colours of the pages in the light', () => {
  const css = readFileSync(join(import.meta.dirname, '../app/styles/tokens.css'), 'utf8')
  const [light = ''] = css.split('@media')
  for (const [role, value] of Object.entries(colours)) {
    expect(light, role).toContain(`--${role}: ${value};`)
  }
})
