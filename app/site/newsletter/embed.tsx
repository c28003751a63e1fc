/**
 * Our own sign-up form, in the frame of the Newsletter page unless the settings name a provider.
 * Without the site's header and footer. This page's action is the only way to sign up;
 * /newsletter-form.js sends the same post without leaving the page.
 */
import { data } from 'react-router'
import { legalCases } from '../../../content/en/law/cases.ts'
import { lawChanges } from '../../../content/en/law/changes.ts'
import { placeWords } from '../../../content/en/law/words.ts'
import {
  newsletterSpecimen,
  newsletterForm as words,
} from '../../../content/en/pages/newsletter.ts'
import { questionBank } from '../../../content/en/quickscore/question-bank.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import { subscriptionSchema } from '../../../domain/newsletter/subscribers.ts'
import { listQuestions } from '../../../domain/quickscore/questions.ts'
import { longDate } from '../../../domain/wording.ts'
import { requesterContext, servicesContext } from '../../ssr/context.ts'
import { Button } from '../../ui/button.tsx'
import { Confirmation } from '../../ui/confirmation.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CopyText } from '../copy.tsx'
import type { Route } from './+types/embed.ts'

export const handle = { styles: 'forms' }

type SubscribePost =
  | { kind: 'sent'; answer: 'checkInbox' | 'noServer' }
  | { kind: 'invalid'; error: string; email: string }
  /** Rate-limited; `message` says when to try again. */
  | { kind: 'refused'; message: string; email: string }

/** Answers the same for every valid address, subscribed or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const entry = (await request.formData()).get('email')
  const email = typeof entry === 'string' ? entry : ''
  const refusal = await context.get(requesterContext).consume('newsletter')
  if (refusal) {
    return data<SubscribePost>({ kind: 'refused', message: refusal, email }, { status: 429 })
  }
  const read = subscriptionSchema.safeParse({ email })
  if (!read.success) {
    const error = fieldErrors(read.error.issues).email ?? words.invalidEmail
    return data<SubscribePost>({ kind: 'invalid', error, email }, { status: 400 })
  }
  const { newsletter, mail } = context.get(servicesContext)
  await newsletter.subscribe(read.data)
  return data<SubscribePost>({
    kind: 'sent',
    answer: mail.hasMailServer() ? 'checkInbox' : 'noServer',
  })
}

export const meta = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }]

export default function Embed({ actionData: post }: Route.ComponentProps) {
  return (
    <main
      aria-label={words.title}
      className="grid min-h-dvh grid-cols-1 content-center gap-6 bg-surface p-4 sm:p-8"
      data-newsletter-form=""
    >
      {/* The page around the frame shows the same heading. */}
      <h1 className="sr-only">{words.title}</h1>
      {post?.kind === 'sent' ? (
        <Confirmation {...words[post.answer]} />
      ) : (
        <>
          <SubscribeForm post={post} />
          <Specimen />
        </>
      )}
      <script async src="/newsletter-form.js" />
    </main>
  )
}

const shownCase = legalCases.find(({ id }) => id === 'dun-and-bradstreet')
const deskStep =
  listQuestions(questionBank, 'buyer').find(({ id }) => id === 'CT1')?.firstHour ?? ''

/** Three lines of an issue, from the entries of the pages of reference; shorter on a phone. */
function Specimen() {
  const { label, title, lines } = newsletterSpecimen
  const [change] = lawChanges
  const [step, ...details] = deskStep.split(',')
  const rows = [
    {
      term: lines.law,
      text: change?.title,
      more: change && ` (${placeWords[change.place]}, ${longDate(change.on)}).`,
    },
    { term: lines.desk, text: step, more: details.map((detail) => `,${detail}`).join('') },
    {
      term: lines.case,
      text: shownCase?.name,
      more: `: ${shownCase?.decides.split(';')[0]}.`,
    },
  ]
  return (
    <section aria-label={`${label}: ${title}`} className="border border-rule bg-paper px-4 py-2">
      <p className="flex justify-between gap-4 text-sm">
        <span className="font-serif">{title}</span>
        <span className="font-medium text-brass">{label}</span>
      </p>
      <ul className="text-sm">
        {rows.map(({ term, text, more }) => (
          <li className="mt-0.5 border-t border-rule pt-1 sm:line-clamp-2" key={term}>
            <strong className="font-semibold">{term}.</strong> {text}
            <span className="max-sm:hidden">{more}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `post` is the answer to the last post. /newsletter-form.js reads the `data-` attributes. */
function SubscribeForm({ post }: { post: Exclude<SubscribePost, { kind: 'sent' }> | undefined }) {
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
      {/* In a new tab: the linked page cannot be framed. */}
      <p className="text-sm text-muted">
        <CopyText copy={words.consent} inNewTab />
      </p>
    </form>
  )
}
