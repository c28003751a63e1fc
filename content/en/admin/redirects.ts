/** Words of the list of redirects. */
export const redirectWords = {
  title: 'Redirects',
  record: { one: 'Redirect', many: 'Redirects' },
  label: 'Redirects',
  lead: 'Old addresses of this site and where they lead. They come from articles whose slug changed, from imported articles, and from staff.',
  columns: { path: 'Old path', target: 'Leads to' },
  /** Target of a redirect that is an article. */
  toArticle: '{title} ({target})',
  searchPlaceholder: 'Old path, page or article',
  create: 'New Redirect',
  none: 'No redirects',
  failureTitle: 'The redirects could not be loaded',
  empty: {
    title: 'No redirects yet',
    text: 'When a public article gets another slug, its old address appears here.',
  },
  noMatch: { title: 'No redirect matches', text: 'Nothing stored matches this search.' },
  fetchFailed: 'Failed to fetch redirects. Please try again.',
  confirmDelete: 'Delete the redirect "{name}"? Links to it will lead nowhere.',
  confirmDeleteMany: 'Delete {count} redirects? Links to them will lead nowhere.',
  deleted: 'Redirect deleted successfully.',
  deletedMany: 'Redirects deleted successfully.',
  deleteFailed: 'Failed to delete redirect. Please try again.',
  deleteManyFailed: 'Failed to delete redirects. Please try again.',
  form: {
    pathHint: 'For example /blog/2024/our-first-audit',
    targetHint: 'The path of a page or an article, for example /contact',
    create: 'Create Redirect',
    created: 'Redirect created successfully.',
    failed: 'Failed to create redirect. Please try again.',
  },
} as const
