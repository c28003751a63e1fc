/** What would keep others waiting is read and written in a process of its own. */
import { DomainError, invalid } from '../../../domain/errors.ts'
import type { SafeHtml } from '../../../domain/posts/published.ts'
import { OwnProcess } from '../../platform/own-process.ts'
import { renderContent } from './render.ts'
import { prepareContent, type SafeContent } from './sanitise.ts'

/** Longer ones, and any with code to be coloured, take more time than a page may. */
const MOST_HERE = 20_000

export type ContentJob = { html: string } | { content: SafeHtml }

const worker = new OwnProcess<ContentJob, SafeContent | string>(
  new URL('./content-process.ts', import.meta.url),
)

const isShort = (html: string) => html.length <= MOST_HERE && !html.includes('<pre')

/** As `prepareContent`, with what readers see where it has been made as well. */
export async function prepareApart(html: string): Promise<SafeContent> {
  if (isShort(html)) return prepareContent(html)
  const prepared = worker.run({ html }) as Promise<SafeContent>
  return prepared.catch((error) => {
    if (isNotStarted(error)) return prepareContent(html)
    throw prepareRefused(error instanceof DomainError ? error : invalid(TOO_MUCH))
  })
}

const TOO_MUCH = 'The text holds more markup than an article can have.'

/** What one process could not bear, this one is not given. */
const isNotStarted = (error: unknown) => error instanceof DomainError && error.kind === 'too-busy'

/** What is wrong is said at the field, as where it is read here. */
const prepareRefused = ({ kind, message }: DomainError) =>
  new DomainError(kind, message, { errors: { content: message } })

export async function renderApart(content: SafeHtml): Promise<string> {
  if (isShort(content)) return renderContent(content)
  return (worker.run({ content }) as Promise<string>).catch((error) => {
    if (isNotStarted(error)) return renderContent(content)
    throw error
  })
}
