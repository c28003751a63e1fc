import { tagSet } from '../serialise/html-tree.ts'

/**
 * Mail programs, filters and search pages wrap the target of a link in an address of their own. It
 * may also hold a reader's mail address, which no article repeats.
 */

/** Hosts that wrap addresses, some only under a path. */
const wrappings = tagSet(
  'safelinks.protection.outlook.com safelinks.protection.office365.us',
  'statics.teams.cdn.office.net/evergreen-assets/safelinks urldefense.proofpoint.com urldefense.com',
  'urldefense.us protect.mimecast.com mimecastprotect.com linkprotect.cudasvc.com',
  'protection.sophos.com trendmicro.com/wis/clicktime clicktime.symantec.com secure-web.cisco.com',
  'fireeye.com protect.checkpoint.com google.com/url youtube.com/redirect bing.com/ck duckduckgo.com/l',
  'l.facebook.com lm.facebook.com l.instagram.com linkedin.com/redir linkedin.com/safety/go',
  'slack-redir.net t.umblr.com/redirect',
)

/** Wrapped addresses may be wrapped again by another host. */
const mostLayers = 5

export function unwrapLink(href: string): string {
  let address = href
  for (let layer = 0; layer < mostLayers && isWrapped(address); layer += 1) {
    const within = findAddress(address)
    if (within === null) break
    address = within
  }
  return withoutReader(address)
}

function isWrapped(address: string): boolean {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return false
  const { hostname: named, pathname } = new URL(address)
  const hostname = named.replace(/(^|\.)google\.[a-z.]+$/, '$1google.com')
  return [...wrappings].some((wrapping) => {
    const [host = '', ...path] = wrapping.split('/')
    const isHost = hostname === host || hostname.endsWith(`.${host}`)
    return isHost && pathname.toLowerCase().startsWith(`/${path.join('/')}`)
  })
}

function findAddress(address: string): string | null {
  const { searchParams, pathname, hostname } = new URL(address)
  const values = [...searchParams.values()]
  const isEarlyProofpoint = hostname === 'urldefense.proofpoint.com' && /^\/v2\//.test(pathname)
  const read = [
    ...(isEarlyProofpoint ? values.map(readDashes) : []),
    ...values,
    ...values.map(readBase64),
    readUnderscores(address),
    decode(/https?(?::|%3a).*$/i.exec(pathname)?.[0] ?? ''),
  ]
  return read.find((text) => /^https?:\/\/./i.test(text) && URL.canParse(text)) ?? null
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** "https-3A__example.org_a". */
const readDashes = (text: string) =>
  decode(text.replaceAll('_', '/').replaceAll(/-(?=[\dA-F]{2})/gi, '%'))

function readBase64(text: string): string {
  // One of the hosts writes "a1" before the code.
  const code = /^(?:a1)?(aHR0c[\w+/=-]+)$/.exec(text)?.[1]
  return code ? fromBase64(code) : ''
}

function fromBase64(code: string): string {
  try {
    const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)))
  } catch {
    return ''
  }
}

const runLengths = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** "__https://example.org/a__;": `*` stands for a letter given after it, "**B" for three. */
function readUnderscores(address: string): string {
  const [, text = '', code = ''] = /__(https?:.+?)__+[;.]([\w+/=-]*)/i.exec(address) ?? []
  const letters = [...fromBase64(code)]
  const filled = text.replaceAll(/\*(?:\*(.))?/g, (star, length?: string) => {
    const count = length === undefined ? 1 : runLengths.indexOf(length) + 2
    return letters.splice(0, count).join('') || star
  })
  return filled.replace(/^(https?:)\/+/i, '$1//')
}

const mailAddress = /[^\s|/=&?@]+@[^\s|/=&?@]+\.[a-z]{2,}/i

/** Drops the parameters and the hash with a mail address: newsletter links name their reader. */
function withoutReader(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address
  const url = new URL(address)
  const named = [...url.searchParams].filter(
    ([, value]) => mailAddress.test(value) || mailAddress.test(decode(value)),
  )
  if (mailAddress.test(decode(url.hash))) url.hash = ''
  else if (named.length === 0) return address
  for (const [name] of named) url.searchParams.delete(name)
  return url.href
}
