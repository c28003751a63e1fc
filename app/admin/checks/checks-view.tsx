/** Broken links, and articles and references that may be older than the law. */
import { checkWords as words } from '../../../content/en/admin/checks.ts'
import type { BrokenLink, Checks } from '../../../domain/checks.ts'
import { fill, formatShortDateTime, longDate } from '../../../domain/wording.ts'
import { type StackedRow, StackedTable } from '../../ui/stacked-table.tsx'
import { ReportView, useReport } from '../list/report-view.tsx'
import { Lines, Section } from '../section.tsx'
import { Allowed } from '../session/session.tsx'
import { OutsideLink, PostLink } from '../text-link.tsx'
import { ToolButton } from '../tool-button.tsx'
import { checksPath, ReplaceLink, useLookAgain } from './replace-link.tsx'

export default function ChecksView() {
  const lookAgain = useLookAgain(words.done)
  return (
    <ReportView
      button={
        <ToolButton
          busy={lookAgain.isPending}
          icon="refresh"
          label={lookAgain.isPending ? words.looking : words.again}
          needs="editor"
          onClick={() => lookAgain.mutate()}
        />
      }
      report={useReport<Checks>(checksPath, words)}
      summary={(checks) => <span className="text-sm">{describeLast(checks)}</span>}
      words={words}
    >
      {(checks) => (
        <>
          <FoundRows rows={checks.broken_links.map(presentLink)} words={words.broken} />
          <FoundRows rows={checks.outdated_articles.map(presentArticle)} words={words.outdated} />
          <FoundRows
            rows={checks.stale_references.map(({ id, name, url, compared_on }) => ({
              key: id,
              cells: [
                <OutsideLink href={url} key="url">
                  {name}
                </OutsideLink>,
                longDate(compared_on),
              ],
            }))}
            words={words.stale}
          />
        </>
      )}
    </ReportView>
  )
}

function describeLast({ checked_at, outside }: Checks): string {
  if (!checked_at) return words.never
  return `${fill(words.last, { time: formatShortDateTime(checked_at) })} ${words.outside[outside]}`
}

interface FoundRowsProps {
  rows: readonly StackedRow[]
  words: { title: string; lead?: string; none: string; columns: readonly string[] }
}

function FoundRows({ rows, words: { title, lead, none, columns } }: FoundRowsProps) {
  const counted = (
    <>
      {title} <span className="figures text-muted">{rows.length}</span>
    </>
  )
  return (
    <Section title={counted}>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <>
          {lead && <p className="max-w-measure text-sm text-muted">{lead}</p>}
          <StackedTable columns={columns} label={title} rows={rows} />
        </>
      )}
    </Section>
  )
}

function presentLink(link: BrokenLink): StackedRow {
  const { url, state, detail, since, articles } = link
  return {
    key: url,
    cells: [
      <OutsideLink href={url} key="url">
        {url}
      </OutsideLink>,
      fill(words.states[state], { detail }),
      <time dateTime={since} key="since">
        {longDate(since.slice(0, 10))}
      </time>,
      <div className="grid justify-items-start gap-2" key="articles">
        <Lines>
          {articles.map(({ id, title }) => (
            <PostLink key={id} title={title} />
          ))}
        </Lines>
        <Allowed to="editor">
          <ReplaceLink link={link} />
        </Allowed>
      </div>,
    ],
  }
}

function presentArticle({ article, updated_at, changes }: Checks['outdated_articles'][number]) {
  return {
    key: String(article.id),
    cells: [
      <PostLink key="article" title={article.title} />,
      longDate(updated_at.slice(0, 10)),
      <Lines key="changes">
        {changes.map(({ id, title, on }) => (
          <OutsideLink href={`/law/changes#${id}`} key={id}>
            {fill(words.change, { title, date: longDate(on) })}
          </OutsideLink>
        ))}
      </Lines>,
    ],
  }
}
