import * as z from 'zod/mini'
import * as words from '../../../content/en/mail/newsletter-issue.ts'
import { brand } from '../../../content/firm.ts'
import { type IssueWords, issueSubject } from '../../../domain/newsletter/issues.ts'
import type { PostPreview } from '../../../domain/posts/published.ts'
import { fill, listing } from '../../../domain/wording.ts'
import { defineMail, noPayload } from '../../mail/service.ts'
import { findValue } from '../../platform/db/rows.ts'
import { composeMail, type MailContent, paragraph } from '../../platform/mail/mail-content.ts'
import { renderContent } from '../../posts/read/service.ts'
import type { Database } from '../../tables.ts'
import { createUnsubscribeUrl, type LinkPorts } from '../subscribers/mails.ts'
import { isActive } from '../subscribers/store.ts'
import { writeArticle } from './article-body.ts'

/** The part that all copies share, stored as JSON so that edits of the post do not change it. */
const issueMailSchema = z.object({
  subject: z.string(),
  preview: z.string(),
  /** Whether the article is cut for the mail, with a link to the rest on the site. */
  isShortened: z.optional(z.boolean()),
  blocks: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('heading'), text: z.string() }),
      z.object({ kind: z.literal('paragraph'), text: z.string() }),
      z.object({ kind: z.literal('article'), html: z.string() }),
      z.object({ kind: z.literal('button'), text: z.string(), url: z.string() }),
    ]),
  ),
})
export type IssueMail = z.output<typeof issueMailSchema>

/** Bytes of the article: Gmail shows 102,400 of a mail, including its frame and links. */
const MOST_ARTICLE = 84_000

type Written = Pick<PostPreview, 'title' | 'slug' | 'description' | 'content' | 'authors'>

/** The mail of a post, with a subject and opening by staff; its links begin with `origin`. */
export function writeIssue(
  post: Written,
  { subject, opening }: IssueWords,
  origin: string,
): IssueMail {
  const url = `${origin}/insights/${post.slug}`
  const most = MOST_ARTICLE - Buffer.byteLength(opening)
  const { html, isShortened } = writeArticle(renderContent(post.content), url, most)
  const { button, readOn } = words.newsletterIssue
  const paragraphs = opening.split(/\n{2,}/).filter((text) => text.trim() !== '')
  return {
    subject: subject || issueSubject(post.title),
    isShortened,
    preview: paragraphs[0]?.replaceAll(/\s+/g, ' ') ?? post.description,
    blocks: [
      ...paragraphs.map(paragraph),
      { kind: 'heading', text: issueSubject(post.title) },
      ...sayAuthors(post),
      paragraph(post.description),
      { kind: 'article', html },
      { kind: 'button', text: isShortened ? readOn : button, url },
    ],
  }
}

/** The byline; none for a post by the firm, which sends the mail. */
function sayAuthors({ authors }: Written) {
  if (authors.length === 0) return []
  const names = listing(authors.map(({ name }) => name))
  return [paragraph(fill(words.newsletterIssue.byline, { names }))]
}

/** The copy of one subscriber. */
function addressIssue(letter: IssueMail, unsubscribeUrl: string): MailContent {
  const { footer, unsubscribe } = words.newsletterIssue
  return {
    ...letter,
    footer,
    footerLinks: [{ text: unsubscribe, url: unsubscribeUrl }],
    unsubscribeUrl,
  }
}

/** A test copy for staff, without an unsubscribe link. */
function writeTest(letter: IssueMail): MailContent {
  const subject = words.newsletterTest.subject.replace('{subject}', () => letter.subject)
  return { ...letter, subject, footer: words.newsletterTest.footer }
}

/** The message as subscribers get it, with a placeholder for their own unsubscribe link. */
export function composePreview(letter: IssueMail, origin: string) {
  return composeMail(addressIssue(letter, `${origin}/newsletter/unsubscribe`), brand.name)
}

/** Cache of the latest issue, so that it is not read for each copy. */
const latest = new WeakMap<Database, { id: number; letter: IssueMail }>()

/** The letter of an issue as it stood when sending began. */
export async function findMail(db: Database, id: number): Promise<IssueMail | null> {
  const known = latest.get(db)
  if (known?.id === id) return known.letter
  const stored = await findValue(db, 'newsletter_issues', id, 'letter')
  if (stored === null) return null
  const letter = issueMailSchema.parse(JSON.parse(stored))
  latest.set(db, { id, letter })
  return letter
}

/** The copy of an issue for one subscriber. */
export const newsletterIssue = defineMail({
  kind: 'newsletter-issue',
  about: 'subscriber',
  payload: noPayload,
  async write(ports: LinkPorts, { aboutId, issueId, at }) {
    // Read when the copy is sent: a person who has unsubscribed meanwhile gets nothing.
    if (issueId === null || !(await isActive(ports.db, aboutId))) return null
    const letter = await findMail(ports.db, issueId)
    const link = { id: aboutId, issuedAt: at }
    return letter && addressIssue(letter, await createUnsubscribeUrl(ports, link))
  },
})

/** A test copy that an editor sends to an address. */
export const newsletterTest = defineMail({
  kind: 'newsletter-test',
  about: null,
  payload: z.object({ letter: issueMailSchema }),
  async write(_ports: object, { payload }) {
    return writeTest(payload.letter)
  },
})
