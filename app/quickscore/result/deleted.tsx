import { resultEnds } from '../../../content/quickscore/result-link.ts'
import { Actions } from '../../site/page-opening.tsx'
import { RuledList } from '../../site/ruled-list.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { secretMeta } from './secret-meta.ts'

const { title, lead, gone, remains } = resultEnds.deleted

export const meta = () => secretMeta(title)

export default function DeletedResult() {
  return (
    <PageSection lead={<p>{lead}</p>} level={1} title={title}>
      <div className="grid gap-10 lg:grid-cols-2">
        {[gone, remains].map((part) => (
          <section className="grid content-start gap-4" key={part.title}>
            <h2 className="text-xl">{part.title}</h2>
            <RuledList items={part.items} />
          </section>
        ))}
        <Actions actions={[resultEnds.privacy, resultEnds.contact]} />
      </div>
    </PageSection>
  )
}
