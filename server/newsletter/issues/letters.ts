import * as z from 'zod/mini'
import { brand } from '../../../content/brand.ts'
import * as words from '../../../content/mail/newsletter-issue.ts'
import { issueSubject } from '../../../domain/newsletter/issues.ts'
import type { PostPreview } from '../../../domain/posts/published.ts'
import { defineLetter, noPayload } from '../../mail/service.ts'
import { composeLetter, type Letter } from '../../platform/mail/letter.ts'
import { renderContent } from '../../posts/published/service.ts'
import type { Database } from '../../tables.ts'
import { createLinks, type LinkPorts } from '../subscribers/links.ts'
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
      { kind: 'article', html: writeArticle(renderContent(post.content), url) },
      { kind: 'button', text: words.newsletterIssue.button, url },
    ],
  }
}

/** The copy of one subscriber. */
function addressIssue(letter: IssueLetter, unsubscribeUrl: string): Letter {
  const { footer, unsubscribe } = words.newsletterIssue
  return {
    ...letter,
    footer,
    footerLinks: [{ text: unsubscribe, url: unsubscribeUrl }],
    unsubscribeUrl,
  }
}

/** A copy for whoever looks it over: there is no subscription to end. */
export function writeTest(letter: IssueLetter): Letter {
  const subject = words.newsletterTest.subject.replace('{subject}', () => letter.subject)
  return { ...letter, subject, footer: words.newsletterTest.footer }
}

/** The message as subscribers get it, but for the link that ends a subscription, which is theirs. */
export function composePreview(letter: IssueLetter, origin: string) {
  return composeLetter(addressIssue(letter, `${origin}/newsletter/unsubscribe`), brand.name)
}

interface LetterPorts extends LinkPorts {
  db: Database
}

/** The issue that is being sent, so that a long letter is not read anew for each copy. */
const latest = new WeakMap<Database, { id: number; letter: IssueLetter }>()

async function findLetter(db: Database, id: number): Promise<IssueLetter | null> {
  const known = latest.get(db)
  if (known?.id === id) return known.letter
  const row = await findIssueLetter(db, id)
  if (!row) return null
  const letter = JSON.parse(row.letter) as IssueLetter
  latest.set(db, { id, letter })
  return letter
}

/** The copy of an issue for one subscriber. */
export const newsletterIssue = defineLetter({
  kind: 'newsletter-issue',
  about: 'subscriber',
  payload: noPayload,
  async write(ports: LetterPorts, { aboutId, issueId, at }) {
    // Asked at the last moment: whoever has left meanwhile gets nothing.
    if (issueId === null || !(await isActive(ports.db, aboutId))) return null
    const letter = await findLetter(ports.db, issueId)
    return (
      letter && addressIssue(letter, await createLinks(ports).createUnsubscribeUrl(aboutId, at))
    )
  },
})

/** A copy that an editor sends to an address to look it over. */
export const newsletterTest = defineLetter({
  kind: 'newsletter-test',
  about: null,
  payload: z.object({ letter: z.custom<IssueLetter>() }),
  async write(_ports: object, { payload }) {
    return writeTest(payload.letter)
  },
})
