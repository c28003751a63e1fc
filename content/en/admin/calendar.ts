/** Words of the calendar: what went out and what will. */
export const calendarWords = {
  title: 'Calendar',
  lead: 'Posts and newsletters, on your clock ({zone}).',
  how: 'To move one that is not out yet, open it, drag it to another day, or focus it and press Shift with an arrow key: left and right by a day, up and down by a week.',
  previous: 'Previous month',
  next: 'Next month',
  today: 'This month',
  isToday: 'today',
  loading: 'Loading the month',
  failureTitle: 'The month could not be loaded',
  fetchFailed: 'Failed to fetch the month. Please try again.',
  none: 'Nothing goes out in this month.',
  kinds: { post: 'Post', newsletter: 'Newsletter' },
  states: { out: 'out', planned: 'planned', failed: 'did not go out' },
  /** What is read aloud of an entry behind its title. */
  entry: '{state}, {time}',
  titles: { ahead: 'When “{title}” goes out', over: 'When “{title}” went out' },
  openPost: 'Open the post',
  time: 'Date and time',
  save: 'Save the time',
  saving: 'Saving...',
  close: 'Close',
  past: 'Please choose a time that is still to come.',
  moved: '“{title}” goes out on {time}.',
  moveFailed: 'Failed to change the time. Please try again.',
  stale:
    'The time was not changed: somebody else has just saved this post, or it is already public.',
} as const
