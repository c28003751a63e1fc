/**
 * The name of the sharing picture of the page at `pathname`, served as `/social/<name>.png`:
 * "home", "about", "quickscore-methodology", "insights-some-article".
 */
export function socialImageName(pathname: string): string {
  return pathname.split('/').filter(Boolean).join('-') || 'home'
}

/** Where that picture is. */
export function socialImagePath(pathname: string): string {
  return `/social/${socialImageName(pathname)}.png`
}
