/** Words of the week at a glance, above the posts on the admin area's first screen. */
export const weekWords = {
  title: 'The week at a glance',
  summary: '{out}, {planned}, {waiting}, {views}.',
  failed: 'This could not be loaded. “Refresh” tries again.',
  kinds: { post: 'Post', newsletter: 'Newsletter' },
  entry: '{kind}, {time}',
  failedEntry: '{kind}, did not go out on {time}',
  lead: '{kind} of {date}, {company}',
  leadAlone: '{kind} of {date}',
  leadKinds: { message: 'Message', assessment: 'QuickScore' },
  out: {
    title: 'Went out',
    none: 'Nothing went out in the last seven days.',
    count: { none: 'Nothing went out', one: '1 went out', more: '{count} went out' },
    rest: '{count} more',
  },
  planned: {
    title: 'Goes out next',
    none: 'Nothing is scheduled for the next seven days.',
    count: { none: 'nothing is scheduled', one: '1 is scheduled', more: '{count} are scheduled' },
    rest: '{count} more',
  },
  waiting: {
    title: 'Waiting for a reply',
    none: 'Nobody is waiting.',
    count: {
      none: 'nobody is waiting',
      one: '1 person is waiting',
      more: '{count} people are waiting',
    },
    rest: '{count} more, newest last',
  },
  read: {
    title: 'Most read',
    none: 'No article was read in the last seven days.',
    count: { none: 'no views', one: '1 view', more: '{count} views' },
    note: '{views} of all articles in seven days.',
  },
  starts: {
    title: 'Led to QuickScore',
    none: 'No article led to QuickScore five times or more in the last seven days.',
    count: { one: 'opened {count} time', more: 'opened {count} times' },
    note: 'By the article whose link was followed. Fewer than five are left out.',
  },
} as const
