import { newsletterMails, newsletterWords } from '../../../content/en/admin/newsletter.ts'
import { issueListWords } from '../../../content/en/admin/newsletter-issues.ts'
import type { AdminNoun } from '../noun.ts'

export const newsletter: AdminNoun = {
  id: 'newsletter',
  label: newsletterWords.tab,
  path: '/admin/newsletter',
  screen: 'admin/newsletter/subscribers/newsletter-tab.tsx',
  records: {
    'newsletter-subscribers': newsletterWords.record,
    'newsletter-issues': issueListWords.record,
  },
  mails: newsletterMails,
}
