import { newsletterForm as words } from '../../../content/pages/newsletter.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { SubscribePost } from './subscribe-post.ts'

/** `post` is what became of the last try. `data-` attributes are for /newsletter-form.js. */
export function SubscribeForm({
  post,
}: {
  post: Exclude<SubscribePost, { kind: 'sent' }> | undefined
}) {
  const error = post?.kind === 'invalid' ? post.error : null
  return (
    <form className="grid grid-cols-1 gap-6" method="post" noValidate>
      <p className="text-balance font-serif text-xl">{words.text}</p>
      {post?.kind === 'refused' && (
        <Notice arrival title={words.failure.title} tone="failure">
          {post.message}
        </Notice>
      )}
      <TextField
        autoComplete="email"
        autoFocus={error !== null}
        defaultValue={post?.email ?? ''}
        error={error}
        id="newsletter-email"
        label={words.emailLabel}
        name="email"
        placeholder={words.emailPlaceholder}
        required
        type="email"
      />
      <div data-failure="" hidden>
        <Notice title={words.failure.title} tone="failure">
          {words.failure.text}
        </Notice>
      </div>
      <div>
        <Button data-busy={words.submitting} type="submit">
          {words.submit}
        </Button>
      </div>
      <Consent />
    </form>
  )
}

/** In a tab of its own: the page that it names does not let itself be framed. */
function Consent() {
  const [before, link, after] = words.consent
  return (
    <p className="text-sm text-muted">
      {before}
      <a href={link.href} rel="noopener" target="_blank">
        {link.text}
      </a>
      {after}
    </p>
  )
}
