/** Where a private link shows nothing, for any reason (docs/decisions/result-links.md). */
import { data } from 'react-router'
import { resultLost as words } from '../../../content/en/quickscore/result-link.ts'
import { brand } from '../../../content/firm.ts'
import { Actions } from '../../site/page-opening.tsx'
import { PageSection } from '../../ui/page-section.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export const meta = () => secretMeta(words.metaTitle)

export default function LostResult() {
  return (
    <PageSection lead={<p>{words.text}</p>} level={1} title={words.title}>
      <Actions actions={words.actions} />
    </PageSection>
  )
}

/** The metadata of a page behind a private link: no address of its own to be kept or shared. */
export function secretMeta(title: string) {
  return [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }]
}
