import { brand } from '../../../content/brand.ts'

/** The metadata of a page behind a private link: no address of its own to be kept or shared. */
export function secretMeta(title: string) {
  return [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }]
}
