import { describe, expect, test } from 'vitest'
import { closed, openTo, pagePolicy } from './policy.ts'

const none = { scripts: [], styles: [] }
const embed = { frameUrl: '/newsletter/embed', scriptUrl: '/newsletter-embed.js' }

describe('the policy of a page', () => {
  test('allows nothing of another origin and nothing unsafe by default', () => {
    const policy = pagePolicy(['<p></p>'], none, openTo(embed))
    expect(policy).not.toMatch(/unsafe|http|\*|data:/)
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('names what stands inline in it, and nothing else', () => {
    const policy = pagePolicy([''], { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }, closed)
    expect(policy).toContain("script-src 'self' 'sha256-a';")
    expect(policy).toContain("style-src 'self' 'sha256-b';")
  })
})
