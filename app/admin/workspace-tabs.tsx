/** The tabs, in their order on screen. A new one is one more line. */
import { labelWords } from '../../content/admin/labels.ts'
import { mailWords } from '../../content/admin/mail.ts'
import { mediaWords } from '../../content/admin/media.ts'
import { messageWords } from '../../content/admin/messages.ts'
import { newsletterWords } from '../../content/admin/newsletter.ts'
import { postWords } from '../../content/admin/posts.ts'
import { assessmentWords } from '../../content/admin/quickscore.ts'
import { LabelsTab } from './labels/labels-tab.tsx'
import { MailTab } from './mail/mail-tab.tsx'
import { MediaTab } from './media/media-tab.tsx'
import { MessagesTab } from './messages/messages-tab.tsx'
import { NewsletterTab } from './newsletter/subscribers/newsletter-tab.tsx'
import { PostsTab } from './posts/posts-tab.tsx'
import { QuickscoreTab } from './quickscore/quickscore-tab.tsx'
import type { Tab } from './tabs.tsx'

export const tabs: readonly [Tab, ...Tab[]] = [
  { id: 'content', label: postWords.tab, Panel: PostsTab },
  { id: 'media', label: mediaWords.tab, Panel: MediaTab },
  {
    id: 'categories',
    label: labelWords.categories.tab,
    Panel: () => <LabelsTab kind="categories" />,
  },
  { id: 'regions', label: labelWords.regions.tab, Panel: () => <LabelsTab kind="regions" /> },
  { id: 'quickscore', label: assessmentWords.tab, Panel: QuickscoreTab },
  { id: 'messages', label: messageWords.tab, Panel: MessagesTab },
  { id: 'newsletter', label: newsletterWords.tab, Panel: NewsletterTab },
  { id: 'mail', label: mailWords.tab, Panel: MailTab },
]

export const firstTab = tabs[0]
