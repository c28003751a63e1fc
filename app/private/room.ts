/** What every page behind a link that is a secret shares; `layout.tsx` is the frame around them. */
import { data } from 'react-router'
import { brand } from '../../content/firm.ts'

/** What a service found behind a link, or did there; where it is nothing, so is the page. */
export function found<Found>(answer: Found | null | undefined | false): Found {
  if (answer === null || answer === undefined || answer === false) throw data(null, { status: 404 })
  return answer
}

/** The metadata of such a page: no address of its own to be kept or shared. */
export function secretMeta(title: string) {
  return [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }]
}
