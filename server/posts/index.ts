import type { Holding, Noun } from '../noun.ts'
import { deleteBefore } from '../platform/db/rows.ts'
import { mountFeeds, mountShareCards, publishedRoutes } from './read/api.ts'
import {
  findAuthor,
  findMerged,
  findMergedAuthor,
  findNextPublication,
  findPublished,
  findRedirect,
  getPreview,
  isKnown,
  listFilters,
  listPublished,
  listRelated,
  readHtml,
  renderAhead,
} from './read/service.ts'
import { readViews, storeViews } from './read/views-service.ts'
import { readRevisions } from './revisions/service.ts'
import { postRoutes } from './write/api.ts'
import { postTexts } from './write/store.ts'
import { moveFile, restorePost } from './write/trash.ts'

const published: Holding = { none: 'what staff publish' }

export const posts = {
  tables: {
    posts: published,
    post_texts: published,
    redirects: published,
    post_links: published,
    post_regions: published,
    post_categories: published,
    post_authors: published,
    post_revisions: published,
    post_locks: { none: 'ids of keys and posts; gone two minutes after the last sign of life' },
    preview_links: { none: 'ids of keys and posts' },
    article_views: { none: 'counts of each article and day, without a person' },
    article_view_sums: { none: 'counts of each article, without a person' },
  },
  lists: {
    posts: { table: 'posts', title: 'title' },
    redirects: { table: 'redirects', title: 'path' },
  },
  routes: (ports) => [...publishedRoutes(ports), ...postRoutes(ports)],
  mount(app, ports, { limits, pageCache }) {
    mountFeeds(app, ports, pageCache)
    mountShareCards(app, ports, limits)
  },
  pages: {
    findAuthor,
    findMerged,
    findMergedAuthor,
    findNextPublication,
    findPublished,
    findRedirect,
    getPreview,
    isKnown,
    listFilters,
    listPublished,
    listRelated,
    readHtml,
  },
  jobs: [
    {
      run: renderAhead,
      done: { counts: 'made', says: 'Articles were made for readers ahead' },
      failed: 'Articles could not be made for readers ahead',
    },
    {
      // A server that is killed loses at most this much of the read counts.
      everyMs: 60_000,
      run: storeViews,
      failed: 'How often articles were read could not be stored',
    },
  ],
  onFileMoved: moveFile,
  onStop: storeViews,
  searched: [postTexts],
  archive: [
    { name: 'revisions', rows: readRevisions },
    { name: 'views', rows: readViews },
  ],
  retention: {
    articleViews: (trx, before, limit) => {
      const past = { before: before.slice(0, 10), limit, key: ['post_id', 'day'] }
      return deleteBefore(trx, 'article_views', 'day', past)
    },
  },
  trash: { posts: { restore: restorePost, subjects: ['posts'] } },
} satisfies Noun
