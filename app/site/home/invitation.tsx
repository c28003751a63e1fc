/** Why and how to take QuickScore, with what it asks set out as a ledger. */
import { homePage } from '../../../content/pages/home.ts'
import { headerWords, quickscoreLedger } from '../../../content/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Td, Th } from '../../ui/table.tsx'
import { CopyText } from '../copy.tsx'

export interface DomainCount {
  name: string
  vendor: number
  buyer: number
}

export function QuickscoreInvitation({ domains }: { domains: readonly DomainCount[] }) {
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
      <Ledger domains={domains} />
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

function Ledger({ domains }: { domains: readonly DomainCount[] }) {
  const sum = (of: 'vendor' | 'buyer') => domains.reduce((total, domain) => total + domain[of], 0)
  return (
    <table className="ledger">
      <caption className="sr-only">{quickscoreLedger.caption}</caption>
      <thead>
        <tr>
          <Th>{quickscoreLedger.domain}</Th>
          <Th numeric>{quickscoreLedger.vendors}</Th>
          <Th numeric>{quickscoreLedger.buyers}</Th>
        </tr>
      </thead>
      <tbody>
        {domains.map(({ name, vendor, buyer }) => (
          <tr key={name}>
            <Th scope="row">{name}</Th>
            <Td numeric>{vendor}</Td>
            <Td numeric>{buyer}</Td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Th scope="row">{quickscoreLedger.total}</Th>
          <Td numeric>{sum('vendor')}</Td>
          <Td numeric>{sum('buyer')}</Td>
        </tr>
      </tfoot>
    </table>
  )
}
