import { brand } from '../../../content/brand.ts'
import { newsletterIssue, newsletterTest } from '../../../content/mail/newsletter-issue.ts'
import { issueSubject } from '../../../domain/newsletter/issues.ts'
import type { PostPreview } from '../../../domain/posts/published.ts'
import type { LetterWriters } from '../../mail/service.ts'
import { composeLetter, type Letter } from '../../platform/mail/letter.ts'
import { renderContent } from '../../posts/published/service.ts'
import type { Database } from '../../tables.ts'
import { writeArticle } from './article.ts'
import { findIssueLetter, isActive } from './store.ts'

/** What all copies of an issue have in common. Stored as JSON, so that an edit changes nothing. */
export type IssueLetter = Pick<Letter, 'subject' | 'preview' | 'blocks'>

type Written = Pick<PostPreview, 'title' | 'slug' | 'description' | 'content'>

/** A post as a letter; links in it begin with `origin`. */
export function writeIssue(post: Written, origin: string): IssueLetter {
  const url = `${origin}/insights/${post.slug}`
  return {
    subject: issueSubject(post.title),
    preview: post.description,
    blocks: [
      { kind: 'heading', text: issueSubject(post.title) },
      { kind: 'paragraph', text: post.description },
      { kind: 'article', ...writeArticle(renderContent(post.content), url) },
      { kind: 'button', text: newsletterIssue.button, url },
    ],
  }
}

/** The copy of one subscriber. */
function addressIssue(letter: IssueLetter, unsubscribeUrl: string): Letter {
  const { footer, unsubscribe } = newsletterIssue
  return {
    ...letter,
    footer,
    footerLinks: [{ text: unsubscribe, url: unsubscribeUrl }],
    unsubscribeUrl,
  }
}

/** A copy for whoever looks it over: there is no subscription to end. */
export function writeTest(letter: IssueLetter): Letter {
  const subject = newsletterTest.subject.replace('{subject}', () => letter.subject)
  return { ...letter, subject, footer: newsletterTest.footer }
}

/** The message as subscribers get it, but for the link that ends a subscription, which is theirs. */
export function composePreview(letter: IssueLetter, origin: string) {
  return composeLetter(addressIssue(letter, `${origin}/newsletter/unsubscribe`), brand.name)
}

interface Ports {
  db: Database
  createUnsubscribeUrl(subscriberId: number, at: Date): Promise<string>
}

export function createIssueLetters({ db, createUnsubscribeUrl }: Ports): LetterWriters {
  /** The issue that is being sent, so that a long letter is not read anew for each copy. */
  let latest: { id: number; letter: IssueLetter } | null = null

  async function findLetter(id: number): Promise<IssueLetter | null> {
    if (latest?.id === id) return latest.letter
    const row = await findIssueLetter(db, id)
    if (!row) return null
    latest = { id, letter: JSON.parse(row.letter) as IssueLetter }
    return latest.letter
  }

  return {
    async 'newsletter-issue'({ payload, at }) {
      const subscriberId = Number(payload.subscriber_id)
      // Asked at the last moment: whoever has left meanwhile gets nothing.
      if (!(await isActive(db, subscriberId))) return null
      const letter = await findLetter(Number(payload.issue_id))
      return letter && addressIssue(letter, await createUnsubscribeUrl(subscriberId, at))
    },
    async 'newsletter-test'({ payload }) {
      return writeTest(payload.letter as IssueLetter)
    },
  }
}
