import { activityWords } from '../../content/en/admin/activity.ts'
import { checkWords } from '../../content/en/admin/checks.ts'
import { firmWords } from '../../content/en/admin/firm.ts'
import { keyWords } from '../../content/en/admin/keys.ts'
import { labelWords } from '../../content/en/admin/labels.ts'
import { launchWords } from '../../content/en/admin/launch.ts'
import { mailWords } from '../../content/en/admin/mail.ts'
import { mediaWords } from '../../content/en/admin/media.ts'
import { messageMails, messageWords, templateWords } from '../../content/en/admin/messages.ts'
import { newsletterMails, newsletterWords } from '../../content/en/admin/newsletter.ts'
import { issueListWords } from '../../content/en/admin/newsletter-issues.ts'
import { passkeyMails } from '../../content/en/admin/passkeys.ts'
import { postWords } from '../../content/en/admin/posts.ts'
import { assessmentMails, assessmentWords } from '../../content/en/admin/quickscore.ts'
import { redirectWords } from '../../content/en/admin/redirects.ts'
import { transferWords } from '../../content/en/admin/transfer.ts'
import type { Role } from '../../domain/actor.ts'
import type { LabelKind } from '../../domain/labels.ts'
import type { ListedMedia } from '../../domain/media/library.ts'
import type { MessageRecord } from '../../domain/messages/message.ts'
import type { SubscriberRecord } from '../../domain/newsletter/subscribers.ts'
import type { ListedPost } from '../../domain/posts/editing.ts'
import type { ListedAssessment } from '../../domain/quickscore/assessment.ts'

/** Names of a list's records in the activity record. */
interface RecordWords {
  one: string
  many: string
  /** How a record opens from there: by its id, or by searching its list for its name. */
  opensBy?: 'id' | 'name'
}

/** A noun of the admin area: its screen, and how other screens refer to it. */
export interface AdminNoun {
  /** Names its tab in addresses, and its number of waiting items. */
  id: string
  /** Label of its tab, or of its line under "More". */
  label: string
  path: string
  /** The file of the screen, from `app/`. */
  screen: string
  /** The least role that may open it; absent for everybody. */
  needs?: Role
  /** Text of its line under "More" while something waits; if absent, the text for failed mail. */
  counted?: string
  /** Words for its records, by the names of its lists in API paths. */
  records?: Readonly<Record<string, RecordWords>>
  /** The request that searches its records, for the command palette. */
  search?: {
    path: string
    nameOf(row: { id: number }): string
    /** Set if records have no dialog: one opens as a search of the list for its name. */
    isFound?: true
  }
  /** Labels of its kinds of mail, by the name under which they are stored. */
  mails?: Readonly<Record<string, string>>
}

export const posts: AdminNoun = {
  id: 'content',
  label: postWords.tab,
  path: '/admin',
  screen: 'admin/posts/posts-tab.tsx',
  records: { posts: { ...postWords.record, opensBy: 'id' } },
  search: { path: '/api/admin/posts', nameOf: ({ title }: ListedPost) => title },
}

const listOf = (kind: LabelKind): AdminNoun => ({
  id: kind,
  label: labelWords[kind].tab,
  path: `/admin/${kind}`,
  screen: 'admin/labels/labels-tab.tsx',
  records: { [kind]: { ...labelWords[kind].record, opensBy: 'id' } },
})

export const quickscore: AdminNoun = {
  id: 'quickscore',
  label: assessmentWords.tab,
  path: '/admin/quickscore',
  screen: 'admin/quickscore/quickscore-tab.tsx',
  records: { 'quickscore-assessments': { ...assessmentWords.record, opensBy: 'id' } },
  search: {
    path: '/api/quickscore-assessments',
    nameOf: ({ name, company, score }: ListedAssessment) => `${name}, ${company}: ${score}%`,
  },
  mails: assessmentMails,
}

export const messages: AdminNoun = {
  id: 'messages',
  label: messageWords.tab,
  path: '/admin/messages',
  screen: 'admin/messages/messages-tab.tsx',
  records: {
    'contact-messages': { ...messageWords.record, opensBy: 'id' },
    'reply-templates': templateWords.record,
  },
  search: {
    path: '/api/admin/contact-messages',
    nameOf: ({ name, email }: MessageRecord) => `${name} (${email})`,
  },
  mails: messageMails,
}

export const launch: AdminNoun = {
  id: 'launch',
  label: launchWords.title,
  path: '/admin/launch',
  screen: 'admin/launch/launch-view.tsx',
  needs: 'owner',
  counted: launchWords.counted,
  mails: { 'launch-reopened': launchWords.reopenedMail },
}

/** In their order on screen. */
export const tabs: readonly AdminNoun[] = [
  posts,
  {
    id: 'media',
    label: mediaWords.tab,
    path: '/admin/media',
    screen: 'admin/media/media-tab.tsx',
    records: { media: { ...mediaWords.record, opensBy: 'id' } },
    search: { path: '/api/admin/media', nameOf: (file: ListedMedia) => file.original_name },
  },
  listOf('categories'),
  listOf('regions'),
  quickscore,
  messages,
  {
    id: 'newsletter',
    label: newsletterWords.tab,
    path: '/admin/newsletter',
    screen: 'admin/newsletter/subscribers/newsletter-tab.tsx',
    records: {
      'newsletter-subscribers': newsletterWords.record,
      'newsletter-issues': issueListWords.record,
    },
    search: {
      path: '/api/admin/newsletter-subscribers',
      nameOf: ({ email }: SubscriberRecord) => email,
      isFound: true,
    },
    mails: newsletterMails,
  },
]

/** Views used now and then: without a tab, leading back to the tab they were opened from. */
export const moreViews: readonly AdminNoun[] = [
  {
    id: 'mail',
    label: mailWords.tab,
    path: '/admin/mail',
    screen: 'admin/mail/mail-tab.tsx',
    records: { outbox: mailWords.record },
  },
  {
    id: 'activity',
    label: activityWords.title,
    path: '/admin/activity',
    screen: 'admin/activity/activity-view.tsx',
  },
  listOf('authors'),
  {
    id: 'checks',
    label: checkWords.title,
    path: '/admin/checks',
    screen: 'admin/checks/checks-view.tsx',
  },
  {
    id: 'redirects',
    label: redirectWords.title,
    path: '/admin/redirects',
    screen: 'admin/posts/redirects-view.tsx',
    records: { redirects: redirectWords.record },
  },
  {
    id: 'transfer',
    label: transferWords.title,
    path: '/admin/transfer',
    screen: 'admin/transfer/transfer-view.tsx',
    needs: 'editor',
  },
  {
    id: 'keys',
    label: keyWords.title,
    path: '/admin/keys',
    screen: 'admin/keys/keys-view.tsx',
    records: { keys: { ...keyWords.record, opensBy: 'name' } },
    mails: passkeyMails,
  },
  {
    id: 'firm',
    label: firmWords.title,
    path: '/admin/firm',
    screen: 'admin/firm/firm-view.tsx',
    needs: 'owner',
    records: { firm: firmWords.record },
  },
  launch,
]

export const everyView: readonly AdminNoun[] = [...tabs, ...moreViews]

/** Labels of all kinds of mail, by the name under which they are stored. */
export const mailKinds: Readonly<Record<string, string>> = Object.assign(
  {},
  ...everyView.map(({ mails }) => mails),
)
