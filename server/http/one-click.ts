import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError, invalid } from '../../domain/errors.ts'
import { invalidLink, type LinkOutcome } from '../../domain/newsletter/subscribers.ts'
import type { Limits } from './limits.ts'
import type { PageAnswers } from './pages.ts'

const MULTIPART = 'multipart/form-data'

/** An unsubscribe page, and the action of its link. */
export interface MailEnd {
  /** Ends in `:token`. */
  path: string
  end(token: string): Promise<LinkOutcome>
}

/**
 * One-click unsubscribing (RFC 8058): a mail provider posts to the address that a mail names in
 * its headers. It acts for many readers from few addresses and sends no cookie and no Origin, so
 * a valid link is subject neither to the limits nor to the same-site check of forms.
 */
export async function mountOneClick(
  pages: FastifyInstance,
  { takeForm }: PageAnswers,
  limits: Limits,
  ends: readonly MailEnd[],
) {
  await pages.register(async (scope) => {
    scope.addContentTypeParser(MULTIPART, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    const options = { bodyLimit: 4 * 1024 }
    for (const { path, end } of ends) {
      scope.post<{ Params: { token: string } }>(path, options, async (request, reply) => {
        if (!(await isOneClick(request))) return takeForm(request, reply)
        reply.header('cache-control', 'no-store')
        if ((await end(request.params.token)) === 'done') {
          return reply.type('text/plain; charset=utf-8').send('You are unsubscribed.\n')
        }
        await limits.consume('newsletter-link', request.ip)
        throw invalid(invalidLink)
      })
    }
  })
}

/** Throws `unsupported` for other multipart bodies: the site's own forms are URL-encoded. */
async function isOneClick({ body, headers }: FastifyRequest): Promise<boolean> {
  if (typeof body === 'string') return says(new URLSearchParams(body))
  if (!Buffer.isBuffer(body)) return false
  const type = headers['content-type'] ?? MULTIPART
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => new FormData())
  if (says(form)) return true
  throw new DomainError('unsupported', 'This content type cannot be read here.')
}

function says(form: URLSearchParams | FormData): boolean {
  return form.get('List-Unsubscribe') === 'One-Click'
}
