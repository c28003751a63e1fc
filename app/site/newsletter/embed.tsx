/**
 * Our own sign-up form: what the frame of the Newsletter page holds unless the settings name a
 * provider (decisions B3). It stands alone, without the site's header and footer, and is an ordinary
 * form post; /newsletter-form.js sends it without leaving the page.
 */
import { newsletterForm as words } from '../../../content/pages/newsletter.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/embed.ts'
import { SubscribeForm } from './subscribe-form.tsx'
import { answerSubscribePost } from './subscribe-post.ts'

export const action = answerSubscribePost

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export const meta = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }]

export default function Embed({ actionData: post }: Route.ComponentProps) {
  return (
    <main
      aria-label={words.title}
      className="grid min-h-dvh grid-cols-1 content-center gap-6 bg-surface p-5 sm:p-8"
      data-newsletter-form=""
    >
      {/* The page around the frame says the same in sight. */}
      <h1 className="sr-only">{words.title}</h1>
      {post?.kind === 'sent' ? (
        <Notice arrival title={words.checkInbox.title} tone="success">
          {words.checkInbox.text}
        </Notice>
      ) : (
        <SubscribeForm post={post} />
      )}
      <script async src="/newsletter-form.js" />
    </main>
  )
}
