/** Where a private link shows nothing, whatever the reason (docs/decisions/result-links.md). */
import { data } from 'react-router'
import { resultLost as words } from '../../../content/quickscore/result-link.ts'
import { Actions } from '../../site/page-opening.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { secretMeta } from './secret-meta.ts'

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
