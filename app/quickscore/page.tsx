import { quickscoreMeta } from '../../content/quickscore/words.ts'
import { servicesContext } from '../services.ts'
import { pageMeta } from '../site/page-meta.ts'
import type { Route } from './+types/page.ts'
import { QuickscoreSteps } from './steps.tsx'
import './quickscore.css'

export const handle = { interactive: true }

export const meta: Route.MetaFunction = (args) => pageMeta(quickscoreMeta, args)

export async function loader({ context }: Route.LoaderArgs) {
  const { quickscore } = context.get(servicesContext)
  return { benchmark: await quickscore.readBenchmark(), scores: await quickscore.readScores() }
}

export default function QuickscorePage({ loaderData }: Route.ComponentProps) {
  return <QuickscoreSteps {...loaderData} />
}
