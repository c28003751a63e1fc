/** Behind the link in every issue; mail programs post to the same address (server/newsletter/one-click.ts). */
import { brand } from '../../../content/brand.ts'
import { newsletterLinks } from '../../../content/pages/newsletter.ts'
import type { Route } from './+types/unsubscribe.ts'
import { answerLinkPost, loadLink, secretHeaders } from './link-answers.ts'
import { LinkPage } from './link-page.tsx'

export const loader = (args: Route.LoaderArgs) => loadLink('unsubscribe', args)

export const action = (args: Route.ActionArgs) => answerLinkPost('unsubscribe', args)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => ({
  ...Object.fromEntries(actionHeaders),
  ...secretHeaders,
})

export const meta = () => [
  { title: `${newsletterLinks.unsubscribe.title} | ${brand.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage loaded={loaderData} posted={actionData} purpose="unsubscribe" />
}
