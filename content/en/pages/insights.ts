/** Words of the list of articles and of an article's page. */
import { brand } from '../../firm.ts'
import type { PageMeta } from '../page.ts'

export const insightsPage = {
  meta: {
    title: `Insights on AI governance in hiring | ${brand.name}`,
    description:
      'Articles on AI in hiring for HR, vendors and counsel: EU and UK rules with their dates, bias testing, human review and evidence, in plain words.',
  } satisfies PageMeta,
  title: 'Insights',
  lead: 'What the rules say, what regulators find, and how to put both into practice in recruitment.',
  filters: {
    title: 'Filter articles',
    search: 'Search',
    searchPlaceholder: 'Words in title or text',
    category: 'Category',
    allCategories: 'All categories',
    region: 'Region',
    allRegions: 'All regions',
    submit: 'Apply',
    clear: 'Clear filters',
  },
  count: { one: '1 article', many: '{count} articles' },
  /** Nothing is published yet. */
  empty: {
    title: 'No articles yet',
    text: 'The first articles are being written. Until then, the newsletter brings the week’s news.',
    action: { text: 'See the newsletter', href: '/newsletter' },
  },
  /** Filters or search found nothing. */
  noMatch: {
    title: 'No article matches',
    text: 'Try fewer words, or another category or region.',
    action: { text: 'Show all articles', href: '/insights' },
  },
  pages: {
    label: 'Pages of articles',
    newer: 'Newer articles',
    older: 'Older articles',
    position: 'Page {page} of {pages}',
  },
  feeds: { label: 'Follow by feed', rss: 'RSS', atom: 'Atom' },
} as const

/** Labels of callouts. */
export const calloutWords = { note: 'Note', tip: 'Tip', warning: 'Warning' } as const

/** Footnotes of an article, numbered at its end. */
export const articleNoteWords = {
  title: 'Notes and sources',
  reference: 'Note {number}',
  back: 'Back to the text of note {number}',
} as const

export const articleWords = {
  /** Replaces a missing date. */
  draft: 'Draft',
  published: 'Published',
  authors: 'By',
  categories: 'Categories',
  readingTime: '{minutes} min read',
  back: { text: 'Back to Insights', href: '/insights' },
  contents: 'In this article',
  law: {
    text: 'The law may have changed since this was written.',
    link: { text: 'See the latest changes', href: '/law/changes' },
  },
  more: {
    title: 'Explore More Insights',
    related: 'Related articles',
    laws: 'Also on {laws}',
    all: { text: 'View all articles', href: '/insights' },
  },
  notFound: {
    metaTitle: `Article Not Found | ${brand.name}`,
    title: 'Article Not Found',
    text: "Sorry, the article you're looking for doesn't exist or has been removed.",
    action: { text: 'Back to Insights', href: '/insights' },
  },
  /** The screen of a server error, status 500. */
  fault: {
    metaTitle: `Article unavailable | ${brand.name}`,
    title: 'This article cannot be shown right now',
    text: 'The fault is on our side. Please try again in a few minutes.',
    retry: 'Try again',
  },
  preview: {
    note: 'Preview. This is the article as saved now. The link works for an hour, or for seven days if that was chosen.',
    lost: {
      metaTitle: `Preview Not Found | ${brand.name}`,
      title: 'This preview is not available',
      text: 'A preview link works for an hour, or for seven days if that was chosen. It ends sooner if it is revoked or the post is deleted. Please ask for a new one.',
      action: { text: 'Back to Insights', href: '/insights' },
    },
  },
  video: {
    play: 'Play video: {title}',
    note: 'Playing loads the video from YouTube.',
  },
} as const

/** The page of an author. */
export const authorWords = {
  metaTitle: '{name}, author',
  metaDescription: 'Articles by {name} on governing AI in hiring.',
  heading: 'Articles',
  feed: 'New articles by {name}',
  lost: {
    title: 'Author not found',
    text: 'No author with published articles has this address.',
    action: { text: 'Back to Insights', href: '/insights' },
  },
} as const
