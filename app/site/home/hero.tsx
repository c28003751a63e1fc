/** The opening of the home page: what we do, the two ways in, and the drawing of it. */
import { homePage } from '../../../content/pages/home.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CopyText } from '../copy.tsx'
import { PlumbFigure } from './plumb-figure.tsx'

export function Hero({ domains }: { domains: readonly string[] }) {
  const { eyebrow, title, lead, actions } = homePage.hero
  return (
    <section aria-labelledby="home-title" className="page">
      <div className="grid items-center gap-12 py-12 lg:grid-cols-12 lg:gap-x-8 lg:py-20">
        <div className="grid gap-6 lg:col-span-7 lg:pr-8">
          <p className="axis-tick text-sm font-medium text-brass">{eyebrow}</p>
          <h1 id="home-title">{title}</h1>
          <p className="max-w-measure text-lg text-muted">
            <CopyText copy={lead} />
          </p>
          <div className="mt-2 flex flex-wrap gap-4">
            {actions.map(({ text, href }, index) => (
              <ButtonLink
                href={href}
                key={href}
                size="lg"
                variant={index === 0 ? 'primary' : 'outline'}
              >
                {text}
              </ButtonLink>
            ))}
          </div>
        </div>
        <div className="lg:col-span-5">
          <PlumbFigure domains={domains} />
        </div>
      </div>
    </section>
  )
}
