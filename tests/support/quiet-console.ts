import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Noise on the console is a finding: a test that makes `console.error` or `console.warn` speak
 * fails, unless it expects it with `expectConsole`. Set up for every test by vitest.config.ts.
 */
const heard: string[] = []
let expected: RegExp[] = []

/** Says that the test at hand causes this output; it must then really come. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern)
}

beforeEach(() => {
  heard.length = 0
  expected = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      heard.push(`console.${level}: ${words.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  const unexpected = heard.filter((line) => !expected.some((pattern) => pattern.test(line)))
  const missing = expected.filter((pattern) => !heard.some((line) => pattern.test(line)))
  if (unexpected.length > 0) throw new Error(`Unexpected output:\n${unexpected.join('\n')}`)
  if (missing.length > 0) throw new Error(`Expected output did not come: ${missing.join(', ')}`)
})
