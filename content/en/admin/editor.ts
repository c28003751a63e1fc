/**
 * Words of the rich-text editor. `{name}` inside a text is
 * filled in by the screen.
 */

export const editorWords = {
  placeholder: 'Start writing...',
  loading: 'Loading the editor',
  failed: 'The editor could not be loaded. Please check your connection.',
  retry: 'Try again',
  /** For screen readers when the text has the focus: how to leave it by keyboard. */
  way: 'Alt+F10 moves to the formatting toolbar. A slash inserts a block. Escape selects the block; after it, Tab leaves the text.',
  toolbar: 'Formatting',
  selection: 'Format the selection',
  /** Tooltip of the handle beside a block. */
  handle: 'Drag to move, press to select',
  options: 'Options for the selection',
  words: {
    none: 'No words yet',
    one: '1 word',
    many: '{count} words · {minutes} min read',
    /** Before the total. */
    selected: '{count} selected of ',
  },
  shortcuts: 'Keyboard shortcuts',
} as const

export const toolbarWords = {
  undo: 'Undo',
  redo: 'Redo',
  heading: 'Heading {level}',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strike through',
  quote: 'Quote',
  bulletList: 'Bullet list',
  orderedList: 'Ordered list',
  codeBlock: 'Code block',
  rule: 'Horizontal rule',
  insert: 'Insert block',
  link: 'Link',
  image: 'Image',
  video: 'YouTube video',
  document: 'Upload document',
  table: 'Table',
} as const

/** Names of blocks that are selected as a whole. */
export const blockNames = {
  paragraph: 'Paragraph',
  heading: 'Heading',
  bulletList: 'Bullet list',
  orderedList: 'Ordered list',
  listItem: 'List item',
  definitionList: 'Definition list',
  blockquote: 'Quote',
  callout: 'Callout',
  codeBlock: 'Code block',
  horizontalRule: 'Horizontal rule',
  table: 'Table',
  image: 'Image',
  figure: 'Figure',
  gallery: 'Gallery',
  video: 'YouTube video',
  action: 'Call to action',
  bookmark: 'Bookmark of an article',
} as const

export type BlockName = keyof typeof blockNames

/** The list that opens while "/" or "[[" is typed. */
export const insertWords = {
  blocks: 'Insert a block',
  pages: 'Link to an article or page',
  count: {
    one: '1 choice. Enter inserts, Escape closes.',
    more: '{count} choices. Arrow keys choose, Enter inserts, Escape closes.',
  },
  typeMore: 'Type two letters of its title',
  searching: 'Searching…',
  none: 'Nothing found',
  failed: 'The articles could not be searched. Keep typing to try again.',
  paragraph: 'Paragraph',
  callout: 'Callout',
  pageLink: 'Link to an article or page',
  pageLinkDetail: 'Or type [[ and two letters',
} as const

/** Search keywords of the blocks. */
export const blockKeywords = {
  paragraph: 'text plain normal',
  'bullet-list': 'list unordered ul points',
  'ordered-list': 'list numbered ol steps',
  quote: 'blockquote citation',
  callout: 'note tip warning box aside',
  image: 'picture photo img',
  gallery: 'pictures images photos',
  action: 'call to action cta button',
  footnote: 'source reference citation note',
  bookmark: 'card article embed',
  table: 'grid rows columns',
  video: 'film youtube embed',
  link: 'url address',
  'page-link': 'internal post',
  document: 'file pdf word excel download',
  'code-block': 'pre program',
  rule: 'line divider separator hr',
  'heading-1': 'h1 title',
  'heading-2': 'h2 section',
  'heading-3': 'h3 section',
  'heading-4': 'h4 section',
  'heading-5': 'h5 section',
  'heading-6': 'h6 section',
} as const

export const linkWords = {
  insertTitle: 'Insert link',
  editTitle: 'Edit link',
  address: 'URL',
  addressHint: 'A web address, an email address, or two letters of an article or page of this site',
  text: 'Link text',
  textHint: 'Optional. Without it the URL is shown.',
  insert: 'Insert Link',
  update: 'Update Link',
  remove: 'Remove link',
  cancel: 'Cancel',
  invalid:
    'Please enter a web address (https://…), an email address, or a path that begins with “/”.',
} as const

export const imageWords = {
  insertTitle: 'Insert image',
  editTitle: 'Edit image',
  choose: 'Choose from library',
  upload: 'Upload image',
  uploadMany: 'Upload images',
  uploading: 'Uploading {name}',
  cancelUpload: 'Cancel upload',
  none: 'No image chosen yet',
  alt: 'Alt text',
  altHint:
    'What the image shows, for people who cannot see it. Leave it empty if the image is only decoration.',
  keep: 'Keep for the library',
  title: 'Title',
  titleHint: 'Optional. Shown when the pointer rests on the image.',
  insert: 'Insert Image',
  update: 'Update Image',
  cancel: 'Cancel',
  /** On the image itself, in the editor only. */
  noAlt: 'No alt text',
} as const

export const galleryWords = {
  name: 'Gallery',
  insertTitle: 'Insert gallery',
  editTitle: 'Edit gallery',
  altOf: 'Alt text of image {number}',
  hint: 'Drag an image to its place, or press Alt and an arrow key in its row. Images can be dropped here, too.',
  earlierOf: 'Move image {number} earlier',
  laterOf: 'Move image {number} later',
  moved: 'Image {number} of {count}',
  removeOf: 'Remove image {number}',
  caption: 'Caption',
  captionHint: 'Optional. Shown below the gallery.',
  insert: 'Insert Gallery',
  update: 'Update Gallery',
  cancel: 'Cancel',
  /** On the gallery itself, in the editor only. */
  one: '1 image',
  count: '{count} images',
  noAlt: '{count} without alt text',
} as const

export const actionWords = {
  name: 'Call to action',
  insertTitle: 'Insert call to action',
  editTitle: 'Edit call to action',
  text: 'Button text',
  textHint: 'What happens next, such as “Take QuickScore”',
  insert: 'Insert Call to Action',
  update: 'Update Call to Action',
  cancel: 'Cancel',
} as const

export const footnoteWords = {
  name: 'Footnote',
  insertTitle: 'Insert footnote',
  editTitle: 'Edit footnote',
  text: 'Note',
  textHint: 'Readers find it numbered at the end of the article.',
  source: 'Source',
  sourceHint: 'Optional. What the source is called.',
  address: 'Source URL',
  addressHint: 'Optional. Where the source can be read.',
  insert: 'Insert Footnote',
  update: 'Update Footnote',
  cancel: 'Cancel',
  mark: 'Footnote',
} as const

export const bookmarkWords = {
  name: 'Bookmark of an article',
  /** On the bookmark itself, in the editor only. */
  live: 'always shows the current title, summary and date',
} as const

export const videoWords = {
  insertTitle: 'Insert YouTube video',
  editTitle: 'Edit YouTube video',
  address: 'YouTube URL',
  addressHint:
    'A link such as https://www.youtube.com/watch?v=… or https://youtu.be/…. YouTube is not contacted before the reader plays it.',
  title: 'Title',
  titleHint: 'Optional. What the video is about, for people who cannot see it.',
  insert: 'Insert Video',
  update: 'Update Video',
  cancel: 'Cancel',
  /** Label of the still in the editor, if the video has no title. */
  untitled: 'YouTube video',
} as const

export const editorToasts = {
  wrongImage: { title: 'Invalid file type', description: 'Please select an image file' },
  wrongDocument: {
    title: 'Invalid file type',
    description: 'Please select a PDF, Word, Excel, text or RTF file',
  },
  wrongVideo: {
    title: 'Invalid YouTube URL',
    description: 'Please enter a valid YouTube URL',
  },
  uploadFailed: { title: 'Upload failed', description: 'Failed to upload file' },
  altNotKept: {
    title: 'Error',
    description: 'The alt text could not be saved to the library.',
  },
  leftOut: {
    title: 'Images were left out',
    description: 'The pasted text had images from other sites. Please upload them instead.',
  },
  framesLeftOut: {
    title: {
      one: 'A frame from {hosts} was left out',
      more: 'Frames from {hosts} were left out',
    },
    description: 'Articles cannot show pages of other sites. Please link to them instead.',
  },
  bothLeftOut: {
    title: {
      one: 'Images and a frame from {hosts} were left out',
      more: 'Images and frames from {hosts} were left out',
    },
    description: 'Please upload the images, and link to the pages.',
  },
} as const

export const uploadWords = {
  uploading: 'Uploading {name}',
  done: '{name} has been uploaded',
  cancelled: 'The upload of {name} was cancelled',
  cancel: 'Cancel',
  cancelOf: 'Cancel the upload of {name}',
} as const

/** The line below the text, with options at the caret. */
export const optionWords = {
  block: {
    /** For screen readers. */
    selected: '{name} selected',
    duplicate: 'Duplicate',
    remove: 'Delete block',
  },
  listStart: 'List starts at',
  language: 'Language',
  plainText: 'Plain text',
  link: { edit: 'Edit link', remove: 'Remove link' },
  image: {
    edit: 'Edit image',
    caption: 'Add caption',
    noCaption: 'Remove caption',
    size: 'Size',
    sizes: { all: 'Full width', medium: 'Medium', small: 'Small' },
    align: 'Align',
    aligns: { none: 'None', left: 'Left', center: 'Center', right: 'Right' },
  },
  callout: { kind: 'Callout', remove: 'Remove callout' },
  action: { edit: 'Edit call to action' },
  gallery: { edit: 'Edit gallery' },
  footnote: { edit: 'Edit footnote' },
  video: { edit: 'Edit video' },
  captionPlaceholder: 'Caption',
  table: {
    rowAfter: 'Add row',
    columnAfter: 'Add column',
    deleteRow: 'Delete row',
    deleteColumn: 'Delete column',
    headerRow: 'Header row',
    deleteTable: 'Delete table',
    caption: 'Table caption',
  },
} as const

/** `Mod` is Ctrl, or Command on a Mac. */
export const shortcutGroups = [
  {
    title: 'Text',
    shortcuts: [
      ['Bold', 'Mod+B'],
      ['Italic', 'Mod+I'],
      ['Underline', 'Mod+U'],
      ['Strike through', 'Mod+Shift+S'],
      ['Code', 'Mod+E'],
      ['Link', 'Mod+K'],
      ['Line break', 'Shift+Enter'],
    ],
  },
  {
    title: 'Paragraphs',
    shortcuts: [
      ['Heading 1 to 6', 'Mod+Alt+1 to 6'],
      ['Paragraph', 'Mod+Alt+0'],
      ['Bullet list', 'Mod+Shift+8'],
      ['Ordered list', 'Mod+Shift+7'],
      ['Indent in a list', 'Tab'],
      ['Outdent in a list', 'Shift+Tab'],
      ['Quote', 'Mod+Shift+B'],
      ['Code block', 'Mod+Alt+C'],
    ],
  },
  {
    title: 'Moving around',
    shortcuts: [
      ['Undo', 'Mod+Z'],
      ['Redo', 'Mod+Shift+Z'],
      ['Save and close', 'Mod+Enter'],
      ['Save and stay', 'Mod+S'],
      ['To the settings, and back', 'Mod+.'],
      ['Leave a code block', 'Mod+Enter'],
      ['To the toolbar', 'Alt+F10'],
      ['To the toolbar of the selection', 'Alt+F9'],
      ['Select the block', 'Escape'],
      ['Leave the text', 'Escape, then Tab'],
      ['Edit the selected block', 'Enter'],
      ['Move a block or list item', 'Alt+Up or Down'],
      ['Duplicate a block or list item', 'Mod+Shift+D'],
      ['From the toolbar to the text', 'Escape'],
      ['Next cell of a table', 'Tab'],
      ['These shortcuts', 'Mod+/'],
    ],
  },
  {
    title: 'At the start of a line',
    shortcuts: [
      ['Any block', '/ and its name'],
      ['Heading', '# to ###### and a space'],
      ['Bullet list', '- and a space'],
      ['Ordered list', '1. and a space'],
      ['Quote', '> and a space'],
      ['Code block', '``` and a space'],
      ['Horizontal rule', '---'],
    ],
  },
] as const

/**
 * Languages of code blocks that the server highlights (rehype-highlight's common set): stored name
 * and displayed name.
 */
export const codeLanguages = [
  ['arduino', 'Arduino'],
  ['bash', 'Bash'],
  ['c', 'C'],
  ['cpp', 'C++'],
  ['csharp', 'C#'],
  ['css', 'CSS'],
  ['diff', 'Diff'],
  ['go', 'Go'],
  ['graphql', 'GraphQL'],
  ['ini', 'INI, TOML'],
  ['java', 'Java'],
  ['javascript', 'JavaScript'],
  ['json', 'JSON'],
  ['kotlin', 'Kotlin'],
  ['less', 'Less'],
  ['lua', 'Lua'],
  ['makefile', 'Makefile'],
  ['markdown', 'Markdown'],
  ['objectivec', 'Objective-C'],
  ['perl', 'Perl'],
  ['php', 'PHP'],
  ['php-template', 'PHP template'],
  ['python', 'Python'],
  ['python-repl', 'Python console'],
  ['r', 'R'],
  ['ruby', 'Ruby'],
  ['rust', 'Rust'],
  ['scss', 'SCSS'],
  ['shell', 'Shell session'],
  ['sql', 'SQL'],
  ['swift', 'Swift'],
  ['typescript', 'TypeScript'],
  ['vbnet', 'Visual Basic .NET'],
  ['wasm', 'WebAssembly'],
  ['xml', 'HTML, XML'],
  ['yaml', 'YAML'],
] as const
