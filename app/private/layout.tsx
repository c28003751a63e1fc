/**
 * The layout and error screen of all pages behind a private link. A page without a record throws a
 * 404, whatever the reason (docs/decisions/result-links.md, docs/decisions/questionnaires.md).
 */
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import { linkLost } from '../../content/en/questionnaires/answering-words.ts'
import { resultLost } from '../../content/en/quickscore/result-link.ts'
import { FaultSection } from '../site/fault.tsx'
import { Actions } from '../site/page-opening.tsx'
import { PageSection } from '../ui/page-section.tsx'
import type { Route } from './+types/layout.ts'
import { secretMeta } from './room.ts'

export const handle = { styles: 'report' }

const wordsAt = (path: string) => (path.startsWith('/quickscore/asked/') ? linkLost : resultLost)

const isLost = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

export const meta = ({ error, location }: Route.MetaArgs) =>
  isLost(error) ? secretMeta(wordsAt(location.pathname).metaTitle) : []

export default function PrivateRoom() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const words = wordsAt(useLocation().pathname)
  if (!isLost(error)) return <FaultSection error={error} />
  return (
    <PageSection lead={<p>{words.text}</p>} level={1} title={words.title}>
      <Actions actions={words.actions} />
    </PageSection>
  )
}
