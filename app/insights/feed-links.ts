import type { MetaDescriptor } from 'react-router'
import { insightsPage } from '../../content/en/pages/insights.ts'
import { announceFeed } from '../site/page-meta.ts'

const { rss, atom } = insightsPage.feeds

export const feeds = [
  { name: rss, type: 'application/rss+xml', href: '/feeds/insights.rss' },
  { name: atom, type: 'application/atom+xml', href: '/feeds/insights.atom' },
] as const

/** So that a feed reader that is given the page's address finds the feed. */
export const feedLinks: MetaDescriptor[] = feeds.map(({ name, type, href }) =>
  announceFeed(`${insightsPage.title} (${name})`, href, type),
)
