/** The editions of "State of hiring AI" as a sheet and as a feed. */

import { nouns } from '../../content/en/nouns.ts'
import { statePage } from '../../content/en/pages/state-of-hiring-ai.ts'
import { brand } from '../../content/firm.ts'
import { writeCsv } from '../../domain/csv.ts'
import {
  type Cell,
  type Edition,
  overallAbout,
  roundedDown,
} from '../../domain/quickscore/editions.ts'
import type { UserType } from '../../domain/quickscore/questions.ts'
import { count, fill, locale, longDate } from '../../domain/wording.ts'
import { writeXml } from '../platform/xml.ts'

/** How many assessments of each role an edition rests on; a role under ten is not in it. */
function sizeOf({ cells }: Edition, userType: UserType): number {
  return cells.find((cell) => cell.about === overallAbout && cell.user_type === userType)?.n ?? 0
}

function writeEditionsCsv(editions: readonly Edition[]): string {
  const line = ({ publishedAt, number }: Edition, cell: Cell) => [
    number,
    publishedAt.slice(0, 10),
    statePage.roles[cell.user_type],
    cell.about,
    cell.about === overallAbout ? cell.n : roundedDown(cell.n),
    cell.average,
    cell.lower,
    cell.median,
    cell.upper,
  ]
  const rows = editions.flatMap((edition) => edition.cells.map((cell) => line(edition, cell)))
  return writeCsv(statePage.csvColumns, rows)
}

function writeEditionsFeed(editions: readonly Edition[], origin: string): string {
  const { feed, title, lead } = statePage
  const link = `${origin}/state-of-hiring-ai`
  return writeXml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title: `${title} | ${brand.name}`,
        link,
        description: lead,
        language: locale,
        'atom:link': {
          '@href': origin + feed.href,
          '@rel': 'self',
          '@type': 'application/rss+xml',
        },
        item: editions.map((edition) => ({
          title: fill(statePage.edition, {
            number: edition.number,
            date: longDate(edition.publishedAt),
          }),
          link,
          guid: {
            '@isPermaLink': 'false',
            '#text': `tag:${new URL(origin).hostname},2026:state-of-hiring-ai/${edition.number}`,
          },
          pubDate: new Date(edition.publishedAt).toUTCString(),
          description: fill(statePage.sizes, {
            buyers: count(sizeOf(edition, 'buyer'), nouns.assessment),
            vendors: count(sizeOf(edition, 'vendor'), nouns.assessment),
          }),
        })),
      },
    },
  })
}

export const editionFiles = [
  {
    path: statePage.csv.href,
    type: 'text/csv; charset=utf-8',
    /** Under this name it is downloaded. */
    name: 'state-of-hiring-ai.csv',
    write: writeEditionsCsv,
  },
  {
    path: statePage.feed.href,
    type: 'application/rss+xml; charset=utf-8',
    write: writeEditionsFeed,
  },
]
