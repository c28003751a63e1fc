/** Why and how to take QuickScore, beside a specimen of what comes of it. */
import { homePage } from '../../../content/pages/home.ts'
import { headerWords } from '../../../content/site.ts'
import { ResultSpecimen } from '../../quickscore/specimen/result-specimen.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { CopyText } from '../copy.tsx'

export function QuickscoreInvitation() {
  const { title, text, action, note } = homePage.quickscorePrompt
  return (
    <PageSection
      eyebrow={headerWords.quickscore.text}
      layout="aside"
      lead={
        <p>
          <CopyText copy={text} />
        </p>
      }
      number="5"
      title={title}
    >
      <ResultSpecimen />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={action.href} size="lg">
          {action.text}
        </ButtonLink>
        <p className="max-w-measure text-sm text-muted">
          <CopyText copy={note} />
        </p>
      </div>
    </PageSection>
  )
}
