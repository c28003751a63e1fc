/** Behind the link in the mail that asks whoever signed up to confirm (decisions, B3). */
import { brand } from '../../../content/brand.ts'
import { newsletterLinks } from '../../../content/pages/newsletter.ts'
import type { Route } from './+types/confirm.ts'
import { answerLinkPost, loadLink, secretHeaders } from './link-answers.ts'
import { LinkPage } from './link-page.tsx'

export const loader = (args: Route.LoaderArgs) => loadLink('confirm', args)

export const action = (args: Route.ActionArgs) => answerLinkPost('confirm', args)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => ({
  ...Object.fromEntries(actionHeaders),
  ...secretHeaders,
})

export const meta = () => [
  { title: `${newsletterLinks.confirm.title} | ${brand.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage loaded={loaderData} posted={actionData} purpose="confirm" />
}
