/** Where somebody is sent who has withdrawn their answers. */
import { answeringWords, askedLost } from '../../../content/en/questionnaires/answering-words.ts'
import { Actions } from '../../site/page-opening.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { secretMeta } from '../room.ts'

const words = answeringWords.withdrawn

export const meta = () => secretMeta(words.title)

export default function WithdrawnAnswers() {
  return (
    <PageSection lead={<p>{words.lead}</p>} level={1} title={words.title}>
      <Actions actions={askedLost.actions} />
    </PageSection>
  )
}
