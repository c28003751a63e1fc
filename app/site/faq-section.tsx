/** Questions and answers that open and close without script. */
import type { Faq } from '../../content/en/page.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { Cited } from './sources/cited.tsx'

export function FaqSection({ faq, number, id }: { faq: Faq; number?: string; id?: string }) {
  return (
    <PageSection id={id} layout="aside" number={number} title={faq.title}>
      {faq.items.map(({ question, answer }) => (
        <Disclosure key={question} summary={<span className="max-sm:text-base">{question}</span>}>
          <p>
            <Cited copy={answer} />
          </p>
        </Disclosure>
      ))}
    </PageSection>
  )
}
