import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Which role may stand on which, and the least contrast between them (WCAG 2.2, 1.4.3, 1.4.6, 1.4.11). */
const pairs: readonly (readonly [foreground: string, grounds: readonly string[], least: number])[] =
  [
    ['ink', ['paper', 'surface', 'wash', 'action-wash'], 7],
    ['ink', ['green-wash', 'amber-wash', 'red-wash', 'grey-wash'], 7],
    ['muted', ['paper', 'surface'], 7],
    ['muted', ['wash', 'action-wash'], 4.5],
    ['action', ['paper', 'surface', 'wash', 'action-wash'], 4.5],
    ['action-strong', ['paper', 'surface', 'wash', 'action-wash'], 4.5],
    ['brass', ['paper', 'surface', 'wash'], 4.5],
    ['green', ['paper', 'surface', 'wash', 'green-wash'], 4.5],
    ['amber', ['paper', 'surface', 'wash', 'amber-wash'], 4.5],
    ['red', ['paper', 'surface', 'wash', 'red-wash'], 4.5],
    ['grey', ['paper', 'surface', 'wash', 'grey-wash'], 4.5],
    ['on-action', ['action', 'action-strong', 'red', 'danger-strong'], 4.5],
    ['paper', ['ink'], 7],
    ['line', ['paper', 'surface', 'wash'], 3],
    ['focus', ['paper', 'surface', 'wash'], 3],
    ['action', ['rule'], 3],
  ]

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const [lightBlock = '', darkBlock = ''] = css.split('@media')
const light = parseRoles(lightBlock)
const dark = { ...light, ...parseRoles(darkBlock) }

function parseRoles(block: string): Record<string, string> {
  const found = block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries([...found].map(([, role, colour]) => [role, colour]))
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

describe.each([
  ['light', light],
  ['dark', dark],
])('%s colours', (_name, roles) => {
  it.each(pairs)('%s is readable on %s', (foreground, grounds, least) => {
    for (const ground of grounds) {
      const ratio = contrast(roles[foreground] ?? '', roles[ground] ?? '')
      expect(ratio, `${foreground} on ${ground}`).toBeGreaterThanOrEqual(least)
    }
  })
})
