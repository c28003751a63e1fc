/** Where a link to questions leads nowhere, for any reason (docs/decisions/questionnaires.md). */
import { data } from 'react-router'
import { askedLost as words } from '../../content/en/questionnaires/answering-words.ts'
import { secretMeta } from '../quickscore/result/lost.tsx'
import { Actions } from '../site/page-opening.tsx'
import { PageSection } from '../ui/page-section.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export const meta = () => secretMeta(words.metaTitle)

export default function LostQuestions() {
  return (
    <PageSection lead={<p>{words.text}</p>} level={1} title={words.title}>
      <Actions actions={words.actions} />
    </PageSection>
  )
}
