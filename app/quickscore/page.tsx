import { quickscoreMeta } from '../../content/quickscore/words.ts'
import { servicesContext } from '../services.ts'
import { pageMeta } from '../site/page-meta.ts'
import type { Route } from './+types/page.ts'
import { Landing } from './landing/landing.tsx'
import { listQuestionIds } from './questions.ts'
import { QuickscoreSteps } from './steps.tsx'
import './quickscore.css'

export const handle = { interactive: true }

export const meta: Route.MetaFunction = (args) => pageMeta(quickscoreMeta, args)

export async function loader({ context }: Route.LoaderArgs) {
  const { quickscore } = context.get(servicesContext)
  const benchmark = await quickscore.readBenchmark()
  return { benchmark, scores: await quickscore.readScores(), ids: listQuestionIds() }
}

export default function QuickscorePage({ loaderData }: Route.ComponentProps) {
  const { benchmark, scores, ids } = loaderData
  return (
    <QuickscoreSteps
      ids={ids}
      scores={scores}
      start={(props) => <Landing benchmark={benchmark} {...props} />}
    />
  )
}
