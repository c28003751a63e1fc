import { brand } from '../../firm.ts'
import { retention } from '../retention.ts'

/** Words of the admin area. `{name}` inside a text is filled in by the screen. */
export const adminWords = {
  /** The document's title; the page is not indexed. */
  metaTitle: `Content Management System · ${brand.name}`,
  title: 'Content Management System',
  tabs: 'Sections',
  site: { text: 'View site', href: '/' },
  menu: 'More',
  /** Number of unhandled messages, and of failed mail. */
  waiting: '{count} waiting',
  failed: '{text}: {count} failed',
  back: 'Back to {tab}',
  logOut: 'Log out',
  expired: 'Your sign-in is no longer valid. Please log in again.',
} as const

export const loginWords = {
  title: 'Staff login',
  lead: `For staff of ${brand.name}. The key is kept in this page only and is gone when you reload it.`,
  key: 'Admin Key',
  submit: 'Login',
  submitting: 'Checking...',
  empty: 'Please enter your admin key',
  invalid: 'Invalid admin key',
  failed: 'The key could not be checked. Please try again later.',
  offline: 'The server cannot be reached. Please check your connection and try again.',
  noScript: 'The admin area needs JavaScript. Please switch it on and reload the page.',
  back: { text: 'Back to the site', href: '/' },
} as const

/** Titles of toasts. */
export const toastTitles = {
  error: 'Error',
  success: 'Success',
  invalid: 'Validation Error',
} as const

/** Words of every field for a date and time. */
export const momentWords = {
  clock: 'On your clock ({zone}).',
  incomplete: 'This must be a date and time.',
} as const

/** Shared by the lists of every tab. */
export const listWords = {
  refresh: 'Refresh',
  search: 'Search',
  clear: 'Clear search and filters',
  /** For the folded filters on a phone. */
  filter: 'Filter',
  filterSet: 'Filter ({count})',
  sortBy: 'Sort by',
  sortOption: 'Sort by {column}, {order}',
  orders: {
    text: { ascending: 'A to Z', descending: 'Z to A' },
    date: { ascending: 'oldest first', descending: 'newest first' },
    number: { ascending: 'lowest first', descending: 'highest first' },
  },
  actions: 'Actions',
  recordFailed: 'Failed to open it. It may have been deleted.',
  pages: 'Pages',
  page: 'Page {page} of {pages}',
  toPage: 'Page {page}',
  pageSize: 'Rows per page',
  perPage: '{size} per page',
  previous: 'Previous',
  next: 'Next',
  range: '{first} to {last} of {total}',
  loading: 'Loading',
  /** An empty cell. */
  nothing: '–',
  retry: 'Try again',
  offline: 'The server cannot be reached. Please check your connection.',
  refused: 'The server could not answer. Please try again in a moment.',
  tooLarge:
    'The proxy in front of this site does not accept anything that large. Its limit can be raised.',
  notRefreshed: 'The list could not be refreshed and may be out of date.',
  editOf: 'Edit {name}',
  deleteOf: 'Delete {name}',
  select: 'Select {name}',
  selectAll: 'Select all on this page',
  selected: '{count} selected',
  selectBeyond: 'Select all {count}',
  selectFailed: 'Failed to select all. Please try again.',
  deleteSelected: 'Delete selected',
  clearSelection: 'Clear selection',
  dates: {
    label: 'Date',
    all: 'Any date',
    spans: { 1: 'Today (UTC)', 7: 'Last 7 days', 30: 'Last 30 days', 365: 'Last 365 days' },
    between: 'Between two days',
    since: 'From (UTC)',
    until: 'To (UTC)',
  },
  export: 'Export CSV',
  exporting: 'Exporting...',
} as const

/** The trash: deleted records that can be restored. */
export const trashWords = {
  open: 'Trash',
  title: 'Trash',
  lead: `Deleted records stay here for at most ${retention.trash.amount} ${retention.trash.unit}. Only staff can see it.`,
  label: 'Deleted records',
  columns: { title: 'Name', deleted: 'Deleted', expires: 'Deleted for good on' },
  none: 'The trash is empty',
  failureTitle: 'The trash could not be loaded',
  empty: { title: 'The trash is empty', text: 'Records deleted from this list appear here.' },
  noMatch: { title: 'The trash is empty', text: 'Records deleted from this list appear here.' },
  fetchFailed: 'Failed to fetch the trash. Please try again.',
  undo: 'Undo',
  undoHint: 'Open Trash in the list to restore it',
  restore: 'Restore',
  restoreOf: 'Restore {name}',
  restoreFailed: 'Failed to restore. Please try again.',
  gone: 'It is no longer in the trash.',
  forGood: '{name} for good',
  confirmDelete: 'Delete "{name}" for good? This cannot be undone.',
  deleted: 'Deleted for good.',
  deleteFailed: 'Failed to delete for good. Please try again.',
} as const

/** Shared by the dialogs that create and edit a record. */
export const recordFormWords = {
  cancel: 'Cancel',
  saving: 'Saving...',
  generate: 'Generate',
  discard: 'Discard what you typed? It has not been saved.',
  restored: 'Your unsaved changes have been restored.',
  check: 'Please check the marked fields.',
  left: 'Characters left: {left}',
  full: 'The limit of {max} characters has been reached.',
} as const

/** The conflict after somebody else has saved the record. */
export const conflictWords = {
  title: 'Changed by somebody else in the meantime',
  text: 'Your changes have not been saved. This is the difference:',
  same: 'Both versions are the same. Saving again is safe.',
  goneTitle: 'Deleted by somebody else in the meantime',
  gone: 'Your changes have not been saved. You can keep them as a new record.',
  columns: { field: 'Field', theirs: 'Saved now', mine: 'Yours' },
  empty: 'empty',
  reload: 'Reload',
  overwrite: 'Overwrite',
  keepCopy: 'Keep a copy',
  copyName: '{name} (copy)',
} as const
