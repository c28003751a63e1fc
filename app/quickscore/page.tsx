import { landingWords, quickscoreMeta } from '../../content/quickscore/words.ts'
import type { UserType } from '../../domain/quickscore/questions.ts'
import type { PageHandle } from '../root.tsx'
import { servicesContext } from '../services.ts'
import { pageMeta } from '../site/page-meta.ts'
import { describeBreadcrumbs, describeFreeTool } from '../site/structured-data.ts'
import type { Route } from './+types/page.ts'
import { Landing } from './landing/landing.tsx'
import { listQuestionIds } from './questions.ts'
import { QuickscoreSteps } from './steps.tsx'
import './quickscore.css'

export function meta(args: Route.MetaArgs) {
  const { description } = quickscoreMeta
  return pageMeta(quickscoreMeta, args, {
    structuredData: (origin) => [
      describeFreeTool(origin, { name: landingWords.title, description, path: '/quickscore' }),
      describeBreadcrumbs(origin, [{ text: landingWords.title, href: '/quickscore' }]),
    ],
  })
}

/** Who comes from the page of an audience has said which of the two they are. */
const roles: Readonly<Record<string, UserType>> = { vendor: 'vendor', ta: 'buyer' }

export const handle: PageHandle = {
  interactive: 'late',
  query: ['aud'],
  values: { aud: Object.keys(roles) },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { quickscore } = context.get(servicesContext)
  const benchmark = await quickscore.readBenchmark()
  const role = roles[new URL(request.url).searchParams.get('aud') ?? ''] ?? null
  return { benchmark, scores: await quickscore.readScores(), ids: listQuestionIds(), role }
}

export default function QuickscorePage({ loaderData }: Route.ComponentProps) {
  const { benchmark, scores, ids, role } = loaderData
  return (
    <QuickscoreSteps
      earlier={role ? { userType: role, answers: {} } : undefined}
      ids={ids}
      scores={scores}
      start={(props) => <Landing benchmark={benchmark} {...props} />}
    />
  )
}
