/** Every static public page, in the order of the menu and the footer. */
export const sitePaths = [
  '/',
  '/governance-in-a-box',
  '/for-ta-teams',
  '/for-hrtech-vendors',
  '/for-analysts',
  '/for-regulators',
  '/about',
  '/newsletter',
  '/contact',
  '/quickscore',
  '/quickscore/methodology',
  '/quickscore/specimen',
  '/benchmark-request',
  '/state-of-hiring-ai',
  '/insights',
  '/law',
  '/law/changes',
  '/law/crosswalk',
  '/law/cases',
  '/law/countries',
  '/law/united-states',
  '/law/fundamental-rights',
  '/evidence',
  '/corrections',
  '/tools/adverse-impact',
  '/privacy-policy',
  '/terms-of-service',
  '/trust',
  '/accessibility',
] as const

/** Valid addresses that are not pages: files, feeds and links in mail. */
const elsewhere =
  /^\/(api|calendar|feeds|newsletter|social|\.well-known|quickscore\/(law-news|result|specimen))\/|^\/(feed|(rss|sitemap)\.xml|robots\.txt|favicon\.svg|law\.(json|csv)|evidence\.xlsx|newsletter-embed\.js)$/

export const isElsewhere = (path: string) => elsewhere.test(path)

/** Maximum length of an old path, in characters. */
export const pathMaxLength = 500

/**
 * The normalised path by which redirects are stored and looked up: decoded, in lower case, without
 * query, fragment and trailing slash. Null for the front page and for invalid addresses.
 */
export function oldPathOf(address: string): string | null {
  const base = 'https://own.invalid'
  if (!/^(\/(?![/\\])|https?:\/\/)/i.test(address) || !URL.canParse(address, base)) return null
  try {
    const path = decodeURIComponent(new URL(address, base).pathname).normalize().toLowerCase()
    const short = path.replace(/\/+$/, '')
    const isPath = short !== '' && short.length <= pathMaxLength
    return isPath && !/[\p{Cc}\p{Cs}]/u.test(short) ? short : null
  } catch {
    return null
  }
}
