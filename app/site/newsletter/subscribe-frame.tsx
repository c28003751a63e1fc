import { newsletterPage } from '../../../content/pages/newsletter.ts'
import { CopyText } from '../copy.tsx'

interface SubscribeFrameProps {
  frameUrl: string
  scriptUrl: string
}

/** The sign-up form in its frame, beside what subscribers get into. */
export function SubscribeFrame({ frameUrl, scriptUrl }: SubscribeFrameProps) {
  const { claim, facts, frame, privacy } = newsletterPage
  return (
    <section
      aria-labelledby="newsletter-claim"
      className="grid gap-x-8 gap-y-8 border-t-4 border-double border-ink pt-8 lg:grid-cols-12"
    >
      <div className="grid content-start gap-6 lg:col-span-5">
        <h2 id="newsletter-claim">{claim}</h2>
        <dl className="border-t border-rule">
          {facts.map(({ term, description }) => (
            <div className="grid grid-cols-[7rem_1fr] border-b border-rule py-3" key={term}>
              <dt className="text-muted">{term}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">
          <CopyText copy={privacy} />
        </p>
      </div>
      <div className="grid content-start gap-3 lg:col-span-7">
        <iframe
          className="w-full border border-rule border-t-2 border-t-ink"
          data-newsletter-frame=""
          height="523"
          src={frameUrl}
          title={frame.title}
        />
        <p className="text-sm text-muted">
          <CopyText copy={frame.fallback} />
        </p>
      </div>
      {/* Adds the embed script to the head, also when the page was reached without a new document. */}
      <script async data-embed={scriptUrl} src="/newsletter-page.js" />
    </section>
  )
}
