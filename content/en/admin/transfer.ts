/** Words of the view for importing posts and exporting everything. */
import type { ImportState } from '../../../domain/transfer.ts'

export const transferWords = {
  title: 'Import and export',
} as const

export const postImportWords = {
  title: 'Import posts',
  lead: 'From Markdown with front matter (one file, or a ZIP file with pictures), or from a WordPress (XML) or Ghost (JSON) export. To include its pictures, put the export and the uploads in one ZIP file. Posts that were not public are not ticked. Everything becomes a draft. Nothing is fetched from other sites.',
  file: 'File',
  fileHint: 'Choose it, or drop it here: .md, .zip, .xml or .json, at most 200 MB and 500 posts.',
  none: 'Please choose a file first.',
  tooLarge: 'The file is larger than 200 MB. Please split it.',
  check: 'Check the file',
  checking: 'Checking...',
  sending: 'Sending the file',
  sent: '{percent}% sent',
  isRead: 'The whole file has been sent and is being read.',
  working: 'Reading the file',
  making: 'Creating drafts',
  steps: {
    look: '{done} of {of} texts checked',
    again: '{done} of {of} texts checked again, with free slugs',
    make: '{done} of {of} drafts created',
  },
  checkFailed: 'Failed to check the file. Please try again.',
  dryRun: 'Nothing has been stored yet. This is what would happen to each text:',
  done: 'This is what happened to each text:',
  reportLabel: 'Texts of the file',
  columns: ['Post', 'Outcome', 'Words', 'Pictures', 'Categories and regions', 'Notes'],
  take: 'Import "{name}"',
  source: 'From {source}',
  slug: '/insights/{slug}',
  pictures: '{found} found, {added} of them new',
  missing: '{missing} missing',
  noPictures: 'None',
  noLabels: 'None',
  newLabel: '{name} (new)',
  noNotes: 'None',
  regionForAll: 'Region for all posts',
  categoryForAll: 'Category for all posts',
  noneForAll: 'As each post says',
  store: { one: 'Import 1 draft', other: 'Import {count} drafts' },
  storing: 'Importing...',
  nothing: 'Nothing is left to import.',
  stored: { one: '1 draft imported successfully', other: '{count} drafts imported successfully' },
  storeFailed: 'Failed to import the posts. Please try again.',
  again: 'Choose another file',
  show: 'Show the posts',
} as const

export const importStateLabels: Record<ImportState, string> = {
  new: 'New draft',
  made: 'Draft created',
  same: 'Already here',
  refused: 'Cannot be imported',
  left: 'Left out',
}

export const archiveWords = {
  title: 'Download everything',
  lead: 'All posts as Markdown with their pictures, plus messages, subscribers, assessments, labels, newsletters, mail, keys, activity, revisions (with unsaved texts), daily views and the trash as JSON, in one ZIP file. The posts can be imported again.',
  warning:
    'It holds personal data: names, addresses and messages of people who wrote to us, signed up or took QuickScore. Protect it like a backup, and delete it when you no longer need it.',
  download: 'Download everything',
  downloading: 'Preparing...',
  failed: 'Failed to download everything. Please try again.',
  done: 'The download has started. Your browser shows its progress.',
  post: 'Save as Markdown',
  postFailed: 'Failed to save the post. Please try again.',
} as const

/** README.txt of the archive. */
export const archiveReadme = `Everything that the admin area of {origin} held, as of {time} (UTC).

posts/   One file of Markdown for each post, drafts included, with its title, slug, description, date,
         categories and regions at the top. Pictures are named by their path in this archive. What
         Markdown cannot express is HTML. The admin area imports the archive as it is.
media/   Every file of the media library, under its address on the site.
data/    One JSON list for each table of the admin area, a row on each line: categories, regions,
         media (alt texts, captions), assessments, messages (with answers and notes), messages held
         as spam, subscribers, newsletters, mail, keys (without the keys themselves) and activity. Also
         revisions (each save of each post, and unsaved text), views (how often each article was read
         on each day) and trash (what was deleted and can still be restored, with what went with it).
         Posts are named by their id; the revisions give their slugs. An import reads none of these
         lists. Assessments and subscribers are also there as CSV, for a spreadsheet.

It holds personal data. Protect it, and delete it when it is no longer needed. Erasing a
person on the site does not erase them here.

Not included: the files of media in the trash, and the secrets and settings of the server. To
restore a whole installation, use a backup (plumbline backup) and not this archive.
`
