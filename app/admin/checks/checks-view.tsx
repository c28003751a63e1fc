/** What no longer leads anywhere, and what may no longer be true. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { checkWords as words } from '../../../content/en/admin/checks.ts'
import type { BrokenLink, Checks } from '../../../domain/checks.ts'
import { fill, formatShortDateTime, longDate } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type StackedRow, StackedTable } from '../../ui/stacked-table.tsx'
import { ReportView, useReport } from '../list/report-view.tsx'
import { Allowed } from '../session/session.tsx'
import { ReplaceLink } from './replace-link.tsx'
import { checksPath, useLookAgain } from './use-look-again.ts'

export default function ChecksView() {
  const lookAgain = useLookAgain(words.done)
  return (
    <ReportView
      button={
        <Allowed to="editor">
          <Button
            busy={lookAgain.isPending}
            onClick={() => lookAgain.mutate()}
            size="sm"
            variant="outline"
          >
            <Icon className="size-4" name="refresh" />
            {lookAgain.isPending ? words.looking : words.again}
          </Button>
        </Allowed>
      }
      report={useReport<Checks>(checksPath, words)}
      summary={(checks) => <span className="text-sm">{describeLast(checks)}</span>}
      words={words}
    >
      {(checks) => <Found checks={checks} />}
    </ReportView>
  )
}

function describeLast({ checked_at, outside }: Checks): string {
  if (!checked_at) return words.never
  return `${fill(words.last, { time: formatShortDateTime(checked_at) })} ${words.outside[outside]}`
}

function Found({ checks }: { checks: Checks }) {
  return (
    <>
      <Section rows={checks.broken_links.map(presentLink)} words={words.broken} />
      <Section rows={checks.outdated_articles.map(presentArticle)} words={words.outdated} />
      <Section
        rows={checks.stale_references.map(({ id, name, url, compared_on }) => ({
          key: id,
          cells: [<Address key="url" text={name} url={url} />, longDate(compared_on)],
        }))}
        words={words.stale}
      />
    </>
  )
}

interface SectionProps {
  rows: readonly StackedRow[]
  words: { title: string; lead?: string; none: string; columns: readonly string[] }
}

function Section({ rows, words: { title, lead, none, columns } }: SectionProps) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">
        {title} <span className="figures text-muted">{rows.length}</span>
      </h3>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <>
          {lead && <p className="max-w-measure text-sm text-muted">{lead}</p>}
          <StackedTable columns={columns} label={title} rows={rows} />
        </>
      )}
    </section>
  )
}

function presentLink(link: BrokenLink): StackedRow {
  const { url, state, detail, since, articles } = link
  return {
    key: url,
    cells: [
      <Address key="url" text={url} url={url} />,
      fill(words.states[state], { detail }),
      <time dateTime={since} key="since">
        {longDate(since.slice(0, 10))}
      </time>,
      <div className="grid justify-items-start gap-2" key="articles">
        <Lines>
          {articles.map(({ id, title }) => (
            <ArticleLink key={id} title={title} />
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
      <ArticleLink key="article" title={article.title} />,
      longDate(updated_at.slice(0, 10)),
      <Lines key="changes">
        {changes.map(({ id, title, on }) => (
          <Address
            key={id}
            text={fill(words.change, { title, date: longDate(on) })}
            url={`/law/changes#${id}`}
          />
        ))}
      </Lines>,
    ],
  }
}

const Lines = ({ children }: { children: ReactNode[] }) => (
  <ul className="grid gap-1">
    {children.map((child, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one look never move
      <li key={index}>{child}</li>
    ))}
  </ul>
)

const linkClass = 'text-action underline decoration-1 underline-offset-4'

const Address = ({ url, text }: { url: string; text: string }) => (
  <a className={linkClass} href={url} rel="noopener noreferrer" target="_blank">
    {text}
  </a>
)

/** Leads to the list of posts, with this one in it. */
const ArticleLink = ({ title }: { title: string }) => (
  <Link className={linkClass} to={`/admin?${new URLSearchParams({ q: title })}`}>
    {title}
  </Link>
)
