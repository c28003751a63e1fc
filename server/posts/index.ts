import { retention } from '../../content/retention.ts'
import type { Noun } from '../noun.ts'
import { postRoutes } from './api.ts'
import { draftRoutes } from './drafts/api.ts'
import { readDrafts } from './drafts/service.ts'
import { putBackPost } from './held-files.ts'
import { presenceRoutes } from './presence/api.ts'
import { mountFeeds, mountShareCards, publishedRoutes } from './published/api.ts'
import * as published from './published/service.ts'
import { revisionRoutes } from './revisions/api.ts'
import { readRevisions } from './revisions/service.ts'
import { postTexts } from './store.ts'
import { viewRoutes } from './views/api.ts'
import { deleteOldViews, readViews, storeViews } from './views/service.ts'

const {
  findNextPublication,
  findPublished,
  findRedirect,
  getPreview,
  isKnown,
  listFilters,
  listPublished,
  listRelated,
  readHtml,
} = published

export const posts = {
  routes: (ports) => [
    ...publishedRoutes(ports),
    ...postRoutes(ports),
    ...revisionRoutes(ports),
    ...draftRoutes(ports),
    ...presenceRoutes(ports),
    ...viewRoutes(ports),
  ],
  mount(app, ports, { kept }) {
    mountFeeds(app, ports, kept)
    mountShareCards(app, ports)
  },
  pages: {
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
      run: published.renderAhead,
      done: { counts: 'made', says: 'Articles were made for readers ahead' },
      failed: 'Articles could not be made for readers ahead',
    },
    {
      // How much of what was read a server that is killed may forget.
      everyMs: 60_000,
      run: storeViews,
      failed: 'How often articles were read could not be stored',
    },
  ],
  onStop: storeViews,
  searched: [postTexts],
  archive: [
    { name: 'revisions', rows: readRevisions },
    { name: 'drafts', rows: readDrafts },
    { name: 'views', rows: readViews },
  ],
  retention: {
    articleViews: (trx, { since }, limit) =>
      deleteOldViews(trx, since(retention.articleViews), limit),
  },
  trash: (ports) => ({
    posts: {
      putBack: (trx, actor, kept) => putBackPost(ports, trx, actor, kept),
      subjects: ['posts'],
    },
  }),
} satisfies Noun
