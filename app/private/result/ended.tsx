/** Where somebody is sent once a result is deleted or its link revoked: what is gone, what stays. */
import { resultEnds } from '../../../content/en/quickscore/result-link.ts'
import { resultEndPaths } from '../../../domain/quickscore/result-link.ts'
import { Actions } from '../../site/page-opening.tsx'
import { RuledList } from '../../site/ruled-list.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { secretMeta } from '../room.ts'
import type { Route } from './+types/ended.ts'

const { deleted, revoked, privacy, contact } = resultEnds
const { gone, remains } = deleted

export function loader({ pattern }: Route.LoaderArgs) {
  return { isDeleted: `/${pattern}` === resultEndPaths.deleted }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  secretMeta((loaderData.isDeleted ? deleted : revoked).title)

export default function EndedResult({ loaderData: { isDeleted } }: Route.ComponentProps) {
  const { title, lead } = isDeleted ? deleted : revoked
  return (
    <PageSection lead={<p>{lead}</p>} level={1} title={title}>
      <div className={isDeleted ? 'grid gap-8 lg:grid-cols-2' : undefined}>
        {isDeleted &&
          [gone, remains].map((part) => (
            <section className="grid content-start gap-4" key={part.title}>
              <h2 className="text-xl">{part.title}</h2>
              <RuledList items={part.items} />
            </section>
          ))}
        <Actions actions={[privacy, contact]} />
      </div>
    </PageSection>
  )
}
