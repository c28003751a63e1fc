import type { Link } from '../../content/en/page.ts'
import { mainMenu } from '../../content/en/site.ts'

const links = mainMenu.flatMap((entry) => ('items' in entry ? entry.items : [entry]))

/** The page as the main menu calls it, for breadcrumbs. Throws for what is not in the menu. */
export function menuLink(href: string): Link {
  const link = links.find((it) => it.href === href)
  if (!link) throw new Error(`The main menu has no ${href}`)
  return link
}
