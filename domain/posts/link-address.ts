/** Where a link of an article may lead, besides paths and anchors of this site. */
const linkProtocols = ['http', 'https', 'mailto', 'tel'] as const

/** What a link may say of itself. */
export const linkRelations = ['nofollow', 'ugc', 'sponsored'] as const

/**
 * The address that somebody typed, made whole ("example.com" means https), or null when it is none
 * that an article may link to: http(s), mailto, and paths and anchors of this site.
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

/** Whether a link to an address that is there already may stay: the editor and the server ask it. */
export function isSafeLink(href: string): boolean {
  // Browsers pass over these within an address.
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

/** The relation that a link is stored with; `asked` is what the link itself says of it. */
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
 * A plain path under /media/, with nothing in it that a browser would resolve away: an article
 * shows no picture from elsewhere.
 */
export function isOwnMedia(src: string): boolean {
  return /^\/media\/[\w./-]+$/.test(src) && new URL(src, anyHost).pathname === src
}

/** An address of this site as its path; any other as it is. */
export function localAddress(address: string, origin: string): string {
  const isOwn = address === origin || address.startsWith(`${origin}/`)
  return isOwn ? address.slice(origin.length) || '/' : address
}

/** Where a link leads from an article: an address of this site is a path, as it stands there or not. */
export function addressOf(link: string, slug: string, origin: string): string {
  const article = `${origin}/insights/${slug}`
  const isWhole = /^([a-z][a-z\d+.-]*:|\/)/i.test(link) || !URL.canParse(link, article)
  return localAddress(isWhole ? link : new URL(link, article).href, origin)
}
