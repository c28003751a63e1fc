/** Protocols allowed in links of an article, besides paths and anchors of this site. */
const linkProtocols = ['http', 'https', 'mailto', 'tel'] as const

/** `rel` values that a link may have. */
export const linkRelations = ['nofollow', 'ugc', 'sponsored'] as const

/**
 * Completes a typed address ("example.com" means https); null if an article may not link to it:
 * allowed are http(s), mailto, and paths and anchors of this site.
 */
export function readLinkAddress(typed: string): string | null {
  const text = typed.trim().replaceAll(' ', '%20')
  if (/^(\/(?![/\\])|#.)/.test(text)) return text
  if (/^https?:\/\/./i.test(text)) return URL.canParse(text) ? text : null
  if (/^mailto:/i.test(text)) return /^mailto:[^@:]+@[^@:]+$/i.test(text) ? text : null
  if (/^[^@/:?#]+@[^@/:?#]+\.[^@/:?#]+$/.test(text)) return `mailto:${text}`
  const isHost = /^([a-z\d-]+\.)+[a-z]{2,}([:/?#]|$)/i.test(text)
  return isHost && URL.canParse(`https://${text}`) ? `https://${text}` : null
}

/** Whether an existing link is allowed, for the editor and the server. */
export function isSafeLink(href: string): boolean {
  // Browsers ignore invisible characters in an address.
  const [, protocol] = /^([^/?#:]*):/.exec(stripInvisible(href)) ?? []
  return protocol === undefined || isOneOf(linkProtocols, protocol.toLowerCase())
}

function isOneOf(words: readonly string[], word: string): boolean {
  return words.includes(word)
}

function stripInvisible(href: string): string {
  return [...href].filter((letter) => letter > ' ' && letter !== '\u007f').join('')
}

const anyHost = 'https://own.invalid'

/** The stored `rel` of a link; `asked`: its own value. */
export function relationOf(href: string, asked: string): string {
  const kept = asked.split(/\s+/).filter((word) => isOneOf(linkRelations, word))
  return [...(isElsewhere(href) ? ['noopener', 'noreferrer'] : []), ...kept].join(' ')
}

function isElsewhere(href: string): boolean {
  if (!URL.canParse(href, anyHost)) return false
  const { protocol, origin } = new URL(href, anyHost)
  return /^https?:$/.test(protocol) && origin !== anyHost
}

/**
 * Whether `src` is a path under /media/ that a browser would not normalise: an article must not
 * show pictures from other sites.
 */
export function isOwnMedia(src: string): boolean {
  return /^\/media\/[\w./-]+$/.test(src) && new URL(src, anyHost).pathname === src
}

/** The path of an address of this site; any other address unchanged. */
export function localAddress(address: string, origin: string): string {
  const isOwn = address === origin || address.startsWith(`${origin}/`)
  return isOwn ? address.slice(origin.length) || '/' : address
}

/** Resolves a link of an article; an address of this site becomes its path. */
export function addressOf(link: string, slug: string, origin: string): string {
  const article = `${origin}/insights/${slug}`
  const isWhole = /^([a-z][a-z\d+.-]*:|\/)/i.test(link) || !URL.canParse(link, article)
  return localAddress(isWhole ? link : new URL(link, article).href, origin)
}
