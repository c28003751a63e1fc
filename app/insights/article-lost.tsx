/** In the place of an article: there is none, or we cannot show it. */
import { useLocation } from 'react-router'
import { articleWords } from '../../content/pages/insights.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageSection } from '../ui/page-section.tsx'

export function ArticleLost() {
  const { title, text, action } = articleWords.notFound
  return (
    <PageSection lead={<p>{text}</p>} level={1} title={title}>
      <p>
        <ButtonLink href={action.href}>{action.text}</ButtonLink>
      </p>
    </PageSection>
  )
}

/** The fault is ours; the same address may work in a moment. */
export function ArticleLostToFault() {
  const { title, text, retry } = articleWords.fault
  const { pathname } = useLocation()
  return (
    <PageSection lead={<p>{text}</p>} level={1} title={title}>
      <p className="flex flex-wrap gap-4">
        <ButtonLink href={pathname}>{retry}</ButtonLink>
        <ButtonLink href={articleWords.back.href} variant="outline">
          {articleWords.back.text}
        </ButtonLink>
      </p>
    </PageSection>
  )
}
