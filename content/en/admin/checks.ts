import type { BrokenState, Checks } from '../../../domain/checks.ts'

/** Words of the view of broken links and content that may be out of date. */
export const checkWords = {
  title: 'Checks',
  lead: 'Every night all articles are checked for broken links, and for law that has changed since they were written.',
  never: 'Nothing has been checked yet.',
  last: 'Last checked on {time}.',
  outside: {
    opened: 'Links to other sites were opened too.',
    off: 'Links to other sites are not opened because LINK_CHECK is off.',
    'no-internet': 'Other sites could not be reached. Their links are shown as last checked.',
  } satisfies Record<Checks['outside'], string>,
  again: 'Check again',
  looking: 'Checking...',
  done: 'Everything was checked again.',
  failed: 'Failed to check the articles. Please try again.',
  fetchFailed: 'Failed to fetch checks. Please try again.',
  failureTitle: 'The checks could not be loaded',
  loading: 'Loading checks',
  broken: {
    title: 'Broken links',
    none: 'No broken link was found.',
    columns: ['Link', 'What is wrong', 'Since', 'Articles'],
  },
  states: {
    'no-page': 'This page does not exist',
    'no-anchor': 'The article has no anchor “{detail}”',
    gone: 'Gone ({detail})',
    moved: 'Moved permanently to {detail}',
    unreachable: 'No usable answer for days ({detail})',
  } satisfies Record<BrokenState, string>,
  replace: {
    open: 'Replace this link',
    openBoth: 'Replace this link in both articles',
    openMany: 'Replace this link in all {count} articles',
    /** If there are more articles than one call can change. */
    openSome: 'Replace this link in {count} of {all} articles',
    title: 'Replace Link',
    now: 'The articles link to {url}.',
    nowOne: '“{title}” links to {url}.',
    label: 'New address',
    hint: 'A web address, or a path of this site such as /contact',
    submit: 'Replace',
    replaced: {
      none: 'No article links there any more.',
      one: 'The link was replaced in 1 article.',
      more: 'The link was replaced in {count} articles.',
    },
    failed: 'Failed to replace the link. Nothing was changed. Please try again.',
    undoHint: 'Each article’s revisions hold the earlier text',
    undone: 'The articles have been restored.',
    undoFailed: 'Failed to undo. Nothing was changed. Please try again.',
  },
  outdated: {
    title: 'Articles older than the law',
    lead: 'These public articles cite law that has changed since they were last edited. Read them again, and save them once they are right.',
    none: 'No public article is older than a change in the law it cites.',
    columns: ['Article', 'Last edited', 'What has changed since'],
  },
  stale: {
    title: 'References to compare again',
    lead: 'Last compared with our notes more than 90 days ago.',
    none: 'Every reference was compared within the last 90 days.',
    columns: ['Reference', 'Last compared'],
  },
  change: '{title} ({date})',
} as const
