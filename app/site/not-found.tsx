/** Any address that no other route matches: old addresses redirect. */
import { data, redirect } from 'react-router'
import { notFoundPage } from '../../content/en/site.ts'
import { pageMeta } from '../page-meta.ts'
import type { PageHandle } from '../root.tsx'
import { servicesContext } from '../ssr/context.ts'
import { PageSection } from '../ui/page-section.tsx'
import type { Route } from './+types/not-found.ts'

export const handle: PageHandle = {
  about: async ({ posts }, { '*': path = '' }) => (await posts.findRedirect(`/${path}`)) !== null,
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { posts } = context.get(servicesContext)
  const path = await posts.findRedirect(`/${params['*']}`)
  if (path !== null) throw redirect(path, 301)
  return data(null, { status: 404 })
}

export function meta() {
  return [...pageMeta(notFoundPage.meta), { name: 'robots', content: 'noindex' }]
}

export default function NotFound() {
  const { title, text, onwardTitle, onward, developers } = notFoundPage
  return (
    <PageSection lead={<p>{text}</p>} level={1} title={title}>
      <div className="grid max-w-3xl gap-2">
        <h2 className="mb-2 text-xl">{onwardTitle}</h2>
        <ul className="border-t-2 border-ink">
          {onward.map((link) => (
            <li className="border-b border-rule" key={link.href}>
              <a
                className="group grid min-h-14 items-center gap-x-8 py-2 sm:grid-cols-[14rem_1fr]"
                href={link.href}
              >
                <span className="font-semibold text-action underline underline-offset-4 group-hover:decoration-2">
                  {link.text}
                </span>
                <span className="text-sm text-muted">{link.about}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-8 text-sm text-muted">
          <small>{developers}</small>
        </p>
      </div>
    </PageSection>
  )
}
