/** The end of a page: one sentence and the ways on. */
import type { ClosingCall as Words } from '../../content/en/page.ts'
import { PageSection } from '../ui/page-section.tsx'
import { Actions } from './page-opening.tsx'
import { Cited } from './sources/cited.tsx'

export function ClosingCall({ words, number }: { words: Words; number?: string }) {
  return (
    <PageSection
      lead={
        <p>
          <Cited copy={words.text} />
        </p>
      }
      number={number}
      title={words.title}
    >
      <Actions actions={words.actions} />
    </PageSection>
  )
}
