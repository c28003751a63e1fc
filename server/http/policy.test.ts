import { describe, expect, test } from 'vitest'
import { closed, framedByUs, openTo, pagePolicy } from './policy.ts'

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

  test('opens exactly what the newsletter provider of the settings needs', () => {
    const provider = { frameUrl: 'https://f.example/x', scriptUrl: 'https://s.example/y.js' }
    const policy = pagePolicy([''], none, openTo(provider))
    expect(policy).toContain("script-src 'self' https://s.example;")
    expect(policy).toContain("frame-src 'self' https://f.example;")
    expect(pagePolicy([''], none, closed)).not.toContain('example')
  })

  test('lets only our own form be framed, by us', () => {
    expect(pagePolicy([''], none, framedByUs)).toContain("frame-ancestors 'self'")
  })
})
