/** Confirms that a result, its link or answers are gone: what is gone, what stays. */
import { answeringWords, linkLost } from '../../../content/en/questionnaires/answering-words.ts'
import { resultEnds } from '../../../content/en/quickscore/result-link.ts'
import { withdrawnPath } from '../../../domain/questionnaires/paths.ts'
import { resultEndPaths } from '../../../domain/quickscore/result-link.ts'
import { Actions } from '../../site/page-opening.tsx'
import { RuledList } from '../../site/ruled-list.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { secretMeta } from '../room.ts'
import type { Route } from './+types/ended.ts'

const { deleted, revoked, privacy, contact } = resultEnds

function wordsAt(pattern: string) {
  const path = `/${pattern}`
  if (path === withdrawnPath) {
    return { ...answeringWords.withdrawn, parts: [], actions: linkLost.actions }
  }
  const actions = [privacy, contact]
  return path === resultEndPaths.deleted
    ? { ...deleted, parts: [deleted.gone, deleted.remains], actions }
    : { ...revoked, parts: [], actions }
}

export const loader = ({ pattern }: Route.LoaderArgs) => wordsAt(pattern)

export const meta = ({ loaderData }: Route.MetaArgs) => secretMeta(loaderData.title)

export default function Ended({ loaderData }: Route.ComponentProps) {
  const { title, lead, parts, actions } = loaderData
  return (
    <PageSection lead={<p>{lead}</p>} level={1} title={title}>
      <div className={parts.length > 0 ? 'grid gap-8 lg:grid-cols-2' : undefined}>
        {parts.map((part) => (
          <section className="grid content-start gap-4" key={part.title}>
            <h2 className="text-xl">{part.title}</h2>
            <RuledList items={part.items} />
          </section>
        ))}
        <Actions actions={actions} />
      </div>
    </PageSection>
  )
}
