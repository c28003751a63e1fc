/** Helpers of all pages behind a secret link, inside `layout.tsx`. */
import { data } from 'react-router'
import { brand } from '../../content/firm.ts'

/** Returns the service's answer; throws a 404 for null, undefined and false. */
export function found<Found>(answer: Found | null | undefined | false): Found {
  if (answer === null || answer === undefined || answer === false) throw data(null, { status: 404 })
  return answer
}

/** Metadata of a secret page: not indexed, no canonical address, no preview. */
export function secretMeta(title: string) {
  return [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }]
}
