/**
 * Words of the Content tab (specification, sections 2, 5 and 8; decisions, A9, A13, B12 and section
 * C). `{name}` inside a text is filled in by the screen.
 */
export const postWords = {
  tab: 'Content',
  title: 'Blog posts',
  label: 'Blog posts',
  columns: { title: 'Title', region: 'Region', status: 'Status', created: 'Created' },
  searchPlaceholder: 'Title, slug or description',
  create: 'New Post',
  view: 'View on the site',
  viewOf: 'View {name} on the site',
  filters: {
    status: 'Status',
    allStatuses: 'All statuses',
    region: 'Region',
    allRegions: 'All regions',
    category: 'Category',
    allCategories: 'All categories',
  },
  none: 'No blog posts',
  failureTitle: 'The blog posts could not be loaded',
  empty: {
    title: 'No blog posts found. Create your first one!',
    text: 'A new post starts as a draft. Nobody but staff sees it before it is published.',
  },
  noMatch: {
    title: 'No blog post matches',
    text: 'Nothing that is stored fits this search and these filters.',
  },
  fetchFailed: 'Failed to fetch data. Please try again.',
  confirmDelete: 'Delete the post "{name}"? This cannot be undone.',
  confirmDeleteMany: 'Delete {count} posts? This cannot be undone.',
  deleted: 'Post deleted successfully.',
  deletedMany: 'Posts deleted successfully.',
  deleteFailed: 'Failed to delete post. Please try again.',
  deleteManyFailed: 'Failed to delete posts. Please try again.',
} as const

/** What a post is to its readers: a published post whose time lies ahead is not public yet. */
export const postStates = {
  published: 'Published',
  draft: 'Draft',
  scheduled: 'Scheduled',
} as const

export const postFormWords = {
  createTitle: 'New Post',
  editTitle: 'Edit Post',
  loading: 'Loading the post',
  failureTitle: 'The post could not be loaded',
  fetchFailed: 'Failed to fetch post details. Please try again.',
  create: 'Create Post',
  update: 'Update Post',
  created: 'Post created successfully.',
  updated: 'Post updated successfully.',
  saveFailed: 'Failed to save post. Please try again.',
  incomplete: 'Please fill in all required fields and select at least one region.',
  fields: {
    title: 'Title',
    slug: 'Slug',
    description: 'Description',
    featured_image: 'Featured image',
    region_ids: 'Regions',
    status: 'Status',
    publish_at: 'Publish time',
    content: 'Content',
    meta_title: 'Meta title',
    meta_description: 'Meta description',
    category_ids: 'Categories',
  },
  generateSlug: 'Generate the slug from the title',
  slugHint: 'The last part of the address: /insights/{slug}',
  slugMoves: 'Once a post has been public, its old address leads to the new one.',
  descriptionHint: 'One or two sentences, shown under the title and in the list of articles.',
  image: {
    choose: 'Choose image',
    change: 'Change image',
    remove: 'Remove image',
    none: 'No image chosen',
    alt: 'The featured image',
    hint: 'Shown above the article and when it is shared. Best 1,200 × 630 pixels or larger.',
  },
  noRegions: 'There are no regions yet. Create one under Regions first.',
  noCategories: 'There are no categories yet. They are created under Categories.',
  goneFiling: 'Deleted in the meantime ({id})',
  publishHint: 'In UTC. Leave it empty to publish as soon as the status is Published.',
  publishLocal: '{time} in your time zone',
  publicSince: 'Public since {time}.',
  publicFrom: 'Will be public from {time}.',
  wasPublic: 'Was public first on {time}.',
  incompleteTime: 'This must be a date and time.',
  uploading: 'A file is still being uploaded. You can save as soon as it has arrived.',
  unsaved: 'Not saved yet. Kept in this browser.',
  notKept: 'Not saved yet. This browser cannot keep it, so please save before you leave.',
  discardRestored: 'Discard it',
  gone: 'The post was deleted by somebody else. You can save what you typed as a new one.',
} as const

export const postMetaWords = {
  title: 'Search and sharing',
  titleHint: 'The title in search results. Without it, the title is used.',
  descriptionHint: 'The text in search results. Without it, the description is used.',
  count: '{count} of {max} characters.',
  advice: 'Search engines show about {shown}.',
  over: 'Search engines are likely to cut it after about {shown}.',
  shown: { title: 60, description: 160 },
  search: 'In search results',
  card: 'When shared',
  noTitle: 'Title of the article',
  noDescription: 'The description of the article stands here.',
  cardNoImage: 'A picture with the title is drawn for it.',
} as const

export const postPreviewWords = {
  create: 'Preview',
  failed: 'Failed to create the preview link. Please try again.',
  open: 'Open the preview',
  copy: 'Copy link',
  copied: { title: 'Link copied', description: 'The preview link has been copied to clipboard' },
  notCopied: 'The link could not be copied.',
  valid: 'Whoever has this link can read the post until {time}.',
  saved: 'It shows what was saved last, without your unsaved changes.',
} as const

export const keptPostWords = {
  title: 'You have unsaved work',
  text: 'It was kept in this browser when a page was closed or reloaded, or when a save failed.',
  untitled: 'Untitled post',
  ofNew: 'New post, typed {time}',
  ofPost: 'Changes to a post, typed {time}',
  resume: 'Continue',
  resumeOf: 'Continue with {name}',
  discard: 'Discard',
  discardOf: 'Discard the unsaved work on {name}',
  confirmDiscard: 'Discard the unsaved work on "{name}"? This cannot be undone.',
} as const

export const revisionWords = {
  open: 'Revisions',
  title: 'Revisions',
  lead: 'Every save is kept. Choose one to see how it differs from what is saved now.',
  list: 'Saves of this post',
  current: 'Saved now',
  by: 'by {key}',
  bySoftware: 'with the software',
  fetchFailed: 'Failed to fetch revisions. Please try again.',
  failureTitle: 'The revisions could not be loaded',
  loading: 'Loading revisions',
  more: 'Show older ones',
  compare: 'What restoring the save of {time} would change',
  choose: 'Choose a save from the list.',
  same: 'Its words, picture and filing are what is saved now.',
  restore: 'Restore',
  restoring: 'Restoring...',
  restored: 'Post updated successfully.',
  restoreFailed: 'Failed to restore the revision. Please try again.',
  confirm:
    'Restore the save of {time}? Its words, picture and filing come back; slug, status and publish time stay. What is saved now is kept as a revision.',
  confirmUnsaved: 'What you typed and have not saved will be lost.',
  close: 'Close',
} as const

/** How two states of a post are set against each other. */
export const differenceWords = {
  label: 'Differences',
  legend: 'Struck out: only in {before}. Underlined: only in {after}.',
  gone: 'Removed:',
  new: 'Added:',
  formatting: 'Only the formatting differs.',
  empty: 'empty',
  now: 'what is saved now',
  yours: 'what you typed',
  revision: 'this revision',
  image: '[Image: {alt}] {src}',
  video: '[Video] {src}',
} as const
