import { resultEnds } from '../../../content/quickscore/result-link.ts'
import { Actions } from '../../site/page-opening.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { secretMeta } from './secret-meta.ts'

const { title, lead } = resultEnds.revoked

export const meta = () => secretMeta(title)

export default function RevokedLink() {
  return (
    <PageSection lead={<p>{lead}</p>} level={1} title={title}>
      <Actions actions={[resultEnds.privacy, resultEnds.contact]} />
    </PageSection>
  )
}
