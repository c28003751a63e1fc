import type { MetaDescriptor } from 'react-router'
import { brand } from '../../content/brand.ts'
import type { PageMeta } from '../../content/page.ts'

/** What every public page says of itself to search engines and to whoever shares its address. */
export function pageMeta({ title, description }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
