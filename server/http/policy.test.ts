import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { closed, framedByUs, hashMarkedScripts, openTo, pagePolicy } from './policy.ts'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const none = { scripts: [], styles: [] }
const embed = { frameUrl: '/newsletter/embed', scriptUrl: '/newsletter-embed.js' }

describe('the inline scripts that a page may run', () => {
  test('are those that carry the mark of this rendering', () => {
    const html =
      '<script nonce="m">ours()</script><p><script>theirs()</script><script nonce="x">guess()</script>' +
      '<script src="/a.js" nonce="m"></script><script type="module" nonce="m" async="">import "/b.js"\nrun()</script>'
    expect(hashMarkedScripts(html, 'm')).toEqual([hash('ours()'), hash('import "/b.js"\nrun()')])
  })

  test('do not include one that swallows ours', () => {
    const html = '<script>theirs(` <script nonce="m">ours()</script>'
    expect(hashMarkedScripts(html, 'm')).toEqual([hash('ours()')])
  })
})

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
