import { homePage } from '../../../content/pages/home.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CopyText } from '../copy.tsx'

/** One band across the page: the newsletter in two sentences, and the way to its sign-up. */
export function Newsletter() {
  const { title, text, action } = homePage.newsletter
  return (
    <section aria-labelledby="home-newsletter" className="page">
      <div className="grid items-center gap-x-12 gap-y-6 border border-rule border-t-2 border-t-ink border-b-0 bg-surface p-6 sm:p-10 lg:grid-cols-[1fr_auto]">
        <div className="grid gap-3">
          <h2 id="home-newsletter">{title}</h2>
          <p className="max-w-measure text-lg text-muted">
            <CopyText copy={text} />
          </p>
        </div>
        <div>
          <ButtonLink href={action.href} size="lg" variant="outline">
            {action.text}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
