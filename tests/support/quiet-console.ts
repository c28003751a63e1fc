import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Fails a test that causes `console.error` or `console.warn`, unless it expects that with
 * `expectConsole`. Set up for every test by vitest.config.ts.
 */
const heard: string[] = []
let expected: RegExp[] = []

/** Allows and requires this console output in the current test. */
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
