import { describe, expect, test } from 'vitest'
import { closed, pagePolicy } from './policy.ts'

describe('the policy of a page', () => {
  test('names what stands inline in it, and nothing else', () => {
    const policy = pagePolicy([''], { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }, closed)
    expect(policy).toContain("script-src 'self' 'sha256-a';")
    expect(policy).toContain("style-src 'self' 'sha256-b';")
  })
})
