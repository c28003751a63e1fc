/** Parses and renders long articles in a separate process, so that other requests do not wait. */
import { DomainError, invalid } from '../../../domain/errors.ts'
import type { SafeHtml } from '../../../domain/posts/published.ts'
import { OwnProcess } from '../../platform/own-process.ts'
import { renderContent } from './render.ts'
import { prepareContent, type SafeContent } from './sanitise.ts'

/** Characters handled in this process; longer content, and any with code to colour, is slow. */
const MOST_HERE = 20_000

export type ContentJob = { html: string } | { content: SafeHtml }

const worker = new OwnProcess<ContentJob, SafeContent | string>(
  new URL('./content-process.ts', import.meta.url),
)

const isShort = (html: string) => html.length <= MOST_HERE && !html.includes('<pre')

/** As `prepareContent`; content that went through the process comes with its rendering. */
export async function prepareApart(html: string): Promise<SafeContent> {
  if (isShort(html)) return prepareContent(html)
  const prepared = worker.run({ html }) as Promise<SafeContent>
  return prepared.catch((error) => {
    if (isNotStarted(error)) return prepareContent(html)
    throw prepareRefused(error instanceof DomainError ? error : invalid(TOO_MUCH))
  })
}

const TOO_MUCH = 'The text has more markup than an article can have.'

/** Only a process that did not start is replaced by this one; content that broke it is refused. */
const isNotStarted = (error: unknown) => error instanceof DomainError && error.kind === 'too-busy'

/** Puts the message at the content field, as `prepareContent` does in this process. */
const prepareRefused = ({ kind, message }: DomainError) =>
  new DomainError(kind, message, { errors: { content: message } })

export async function renderApart(content: SafeHtml): Promise<string> {
  if (isShort(content)) return renderContent(content)
  return (worker.run({ content }) as Promise<string>).catch((error) => {
    if (isNotStarted(error)) return renderContent(content)
    throw error
  })
}
