export interface YoutubeVideo {
  id: string
  /** Start in seconds; null if the link names none. */
  start: number | null
}

const sites = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com'])
const embedSites = new Set([...sites, 'youtube-nocookie.com', 'www.youtube-nocookie.com'])

/** The video of a `/watch` or `youtu.be` link, else null. */
export function findYoutubeVideo(link: string): YoutubeVideo | null {
  const url = readUrl(link)
  if (!url) return null
  if (url.hostname === 'youtu.be') return videoOf(url.pathname.slice(1), url)
  if (!sites.has(url.hostname) || url.pathname !== '/watch') return null
  return videoOf(url.searchParams.get('v') ?? '', url)
}

/** The video of a frame's address in any of YouTube's forms, else null. */
export function findFramedVideo(address: string): YoutubeVideo | null {
  const url = readUrl(address)
  const [, folder, id] = url?.pathname.split('/') ?? []
  if (!url || !embedSites.has(url.hostname) || folder !== 'embed') return findYoutubeVideo(address)
  return videoOf(id ?? '', url)
}

/** Address of the privacy-enhanced player, which sets no cookie before playback. */
export function youtubePlayerAddress({ id, start }: YoutubeVideo): string {
  return `https://www.youtube-nocookie.com/embed/${id}${start === null ? '' : `?start=${start}`}`
}

function readUrl(text: string): URL | null {
  const address = text.startsWith('//') ? `https:${text}` : text.trim()
  const url = URL.canParse(address) ? new URL(address) : null
  return url && /^https?:$/.test(url.protocol) ? url : null
}

function videoOf(id: string, { searchParams }: URL): YoutubeVideo | null {
  if (!/^[\w-]{11}$/.test(id)) return null
  return { id, start: readStart(searchParams.get('start') ?? searchParams.get('t') ?? '') }
}

/** Parses "90", "90s" or "1m30s" to seconds; null for none. */
function readStart(text: string): number | null {
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text)
  const [hours, minutes, seconds] = (match ?? []).slice(1).map((part) => Number(part ?? 0))
  const start = (hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0)
  return start > 0 ? start : null
}
