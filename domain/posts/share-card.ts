/** The words on the link preview image of a page. */
export interface ShareCard {
  /** A few words above the title. */
  eyebrow: string
  title: string
  /** At the foot, beside the name of the firm. */
  note: string
}

/**
 * The name of the link preview image of the page at `pathname`, served as `/social/<name>.png`:
 * "home", "about", "quickscore-methodology", "insights-some-article".
 */
export function shareCardName(pathname: string): string {
  return pathname.split('/').filter(Boolean).join('-') || 'home'
}

/** The path of that image. */
export function shareCardPath(pathname: string): string {
  return `/social/${shareCardName(pathname)}.png`
}
