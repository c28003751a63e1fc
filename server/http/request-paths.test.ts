import { expect, test } from 'vitest'
import { pathOf } from './request-paths.ts'

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about?a=b&a=c', '/about?a=b&a=c'],
  ['/about?', '/about'],
  ['/about?next=/x/../y', '/about?next=/x/../y'],
  ['/api/./admin/../admin/posts', '/api/admin/posts'],
  ['/x/%2e%2E/about', '/about'],
  ['/../../about', '/about'],
  ['/x\\..\\about', '/about'],
  ['//elsewhere.example/about', '//elsewhere.example/about'],
  ['/about#part', '/about'],
  ['/%e2%82%ac?q=%zz', '/%e2%82%ac?q=%zz'],
  ['http://x/about?a=b', '/about?a=b'],
  ['HTTPS://user:word@x:8443/x/../about', '/about'],
  ['http://x', '/'],
  ['http://x//y', '//y'],
  ['*', null],
  ['about', null],
  ['', null],
  ['x.example:443', null],
  ['/about/%zz', null],
  ['file:///etc/passwd', null],
  ['http://', null],
  ['http://[x]/about', null],
])('%s names %s', (target, path) => expect(pathOf(target)).toBe(path))
