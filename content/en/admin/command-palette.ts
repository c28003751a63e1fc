/** Words of the command palette. */
export const commandPaletteWords = {
  open: 'Find',
  openHint: 'Find anything (Ctrl+K)',
  title: 'Go to',
  label: 'Tab, post, message, QuickScore result, subscriber, file or command',
  placeholder: 'Type a name',
  results: 'Results',
  groups: {
    commands: 'Commands',
    places: 'Sections',
  },
  newPost: 'New post',
  logOut: 'Log out',
  none: 'Nothing found',
  found: '{count} listed',
  keys: 'Arrow keys choose, Enter opens, Escape closes.',
  loadFailed: 'Failed to open the search. Please try again.',
  fetchFailed: 'Failed to search. Please try again.',
} as const
