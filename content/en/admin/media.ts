/** Words of the media library. `{name}` inside a text is filled in by the screen. */

export const mediaWords = {
  tab: 'Media',
  title: 'Media library',
  record: { one: 'File', many: 'Files' },
  label: 'Files',
  kinds: 'File types',
  tabs: { all: 'All Files', image: 'Images', video: 'Videos', document: 'Documents' },
  searchPlaceholder: 'Search by name, alt text or caption',
  use: 'In use',
  allUses: 'Used and unused',
  unused: 'Not in use',
  altText: 'Descriptions',
  allAlt: 'With or without alt text',
  withoutAlt: 'Images without alt text',
  downloadSelected: 'Download selected',
  columns: { date: 'Date', name: 'Name', type: 'Type', size: 'Size' },
  upload: 'Upload File',
  copyOf: 'Copy the URL of {name}',
  edit: 'Edit',
  editOf: 'Edit details of {name}',
  select: 'Select',
  chosen: 'Selected',
  selectOf: 'Select {name}',
  dimensions: '{width} × {height}',
  noAlt: 'No alt text',
  used: { none: 'Not in use', one: 'Used once', many: 'Used {count} times' },
  loading: 'Loading files',
  none: 'No files',
  fetchFailed: 'Failed to fetch media files. Please try again.',
  failureTitle: 'The files could not be loaded',
  empty: {
    title: 'No files found',
    text: 'Upload your first file to get started.',
  },
  noMatch: {
    title: 'No files found',
    text: 'No file matches this search and this type.',
  },
} as const

export const mediaToasts = {
  uploaded: {
    title: 'Upload successful',
    description: 'File has been uploaded successfully',
  },
  known: {
    title: 'Nothing new to upload',
    description: 'The file is already in the library. The list shows its name.',
  },
  knownMany: {
    title: 'Nothing new to upload',
    description: 'The files are already in the library. The list shows their names.',
  },
  uploadFailed: { title: 'Upload failed', description: 'Failed to upload file' },
  updated: { title: 'File updated', description: 'File details have been updated successfully' },
  copied: { title: 'URL copied', description: 'File URL has been copied to clipboard' },
  notCopied: {
    title: 'Error',
    description: 'The URL could not be copied. The details of the file show it.',
  },
  updateFailed: 'Failed to update file. Please try again.',
  replaced: {
    title: 'File replaced',
    description: 'The new file is shown wherever the old one was. The old address leads to it.',
  },
  deletedMany: { title: 'Files deleted', description: '{count} deleted.' },
  keptMany: {
    title: 'Not everything was deleted',
    description: '{count} deleted. Kept because still in use: {names}.',
  },
  detailsFailed: 'Failed to fetch file details. Please try again.',
} as const

export const uploadDialogWords = {
  title: 'Upload File',
  choose: 'Choose files',
  chooseImages: 'Choose images',
  drop: 'or drop them here',
  limits: 'Images, videos, PDF, Word, Excel, text and RTF, up to 50MB each.',
  imageLimits: 'JPEG, PNG, GIF, WebP or AVIF, up to 50MB each.',
  /** The same text as the server's. */
  tooLarge: 'The file is larger than 50 MB. Please choose a smaller one.',
  notAnImage: 'Please select an image file',
  files: 'Files of this upload',
  uploading: 'Uploading',
  uploadingFile: 'Uploading {name}',
  percent: '{percent}%',
  states: {
    waiting: 'Waiting',
    uploading: 'Uploading, {percent}%',
    finishing: 'Uploading, being prepared',
    done: 'Uploaded',
    known: 'Already in the library as “{name}”',
    cancelled: 'Cancelled',
  },
  show: 'Open it',
  showOf: 'Open {name}, which is in the library',
  outcome: '{done} of {total} uploaded',
  cancel: 'Cancel',
  cancelOf: 'Cancel the upload of {name}',
  close: 'Close',
  confirmStop: 'Stop uploading? Files that are not uploaded yet will not be in the library.',
  dropHere: 'Drop files to upload them',
} as const

export const mediaDetailWords = {
  title: 'Edit File Details',
  alt: 'Alt text',
  altHint: 'What the image shows, for people who cannot see it.',
  caption: 'Caption',
  focalPoint: 'Focal point',
  focalHint:
    'The part that must stay visible where the picture is cropped: click it in the picture, or move it there with the arrow keys.',
  focalMove: 'Move the focal point: arrow keys',
  focalPosition: '{left}% from the left, {top}% from the top',
  focalCentre: 'Centre',
  focalPreviews: { wide: 'On a card', square: 'On a phone', share: 'When shared' },
  facts: 'File',
  name: 'Name',
  type: 'Type',
  size: 'Size',
  dimensions: 'Dimensions',
  pixels: '{width} × {height} pixels',
  uploadedOn: 'Uploaded',
  url: 'URL',
  open: 'Open file',
  uses: 'Where it is used',
  unused: 'No blog post and no author uses this file.',
  ofAuthor: 'picture of an author',
  inDraft: 'in an unsaved draft',
  places: { featured_image: 'featured image', content: 'content' },
  save: 'Save Changes',
  confirmDiscard: 'Discard what you have changed?',
  replace: 'Replace file',
  replacing: 'Replacing, {percent}%',
  replaceHint:
    'Choose another file of the same type. Alt text and caption stay, and so does the focal point if the shape is the same. Every post shows the new file.',
  confirmReplace: 'Replace “{name}”? The old file is deleted. {uses}',
  replaceFailed: 'Failed to replace file. Please try again.',
  failureTitle: 'The details could not be loaded',
  loading: 'Loading details',
} as const

export const mediaDeletionWords = {
  confirmDelete: 'Delete "{name}"? It stays in the trash for up to 30 days.',
  deletedTitle: 'File deleted',
  deleted: 'File has been deleted successfully',
  confirmDeleteMany:
    'Delete {count} files? Those in use are kept; the others stay in the trash for up to 30 days.',
  deleteManyFailed: 'Failed to delete files. Please try again.',
  deleteFailed: 'Failed to delete file. Please try again.',
  title: 'This file is in use',
  lead: '"{name}" is used in the places below. If you delete it, readers see a note in its place, and a featured image or an author’s picture is not shown. Restoring it from the trash brings it back in all these places.',
  places: 'Used in',
  cancel: 'Keep File',
  force: 'Delete Anyway',
  deleting: 'Deleting...',
} as const

/** Replaces a deleted file in an article. */
export const removedFileWords = { picture: '[Picture removed]', file: '[file removed]' } as const

export const mediaPickerWords = {
  title: 'Media Library',
  selectImage: 'Choose an image, or upload a new one.',
  selectFile: 'Choose a file, or upload a new one.',
  selectImages: 'Choose one or more images, or upload new ones.',
  add: 'Add {count} images',
  addOne: 'Add 1 image',
  cancel: 'Cancel',
  notInLibrary: 'The image is not in the library any more.',
} as const

/** Names of files by content type. */
export const mediaTypeLabels = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
  'video/quicktime': 'MOV',
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/rtf': 'RTF',
  'text/plain': 'Text',
} as const
