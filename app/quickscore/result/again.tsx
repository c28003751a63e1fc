/** The assessment once more with the earlier answers filled in, for the holder of a private link. */
import { data } from 'react-router'
import { retakeWords } from '../../../content/quickscore/coming-back.ts'
import { resultLost } from '../../../content/quickscore/result-link.ts'
import { servicesContext } from '../../services.ts'
import { QuickscoreSteps } from '../steps.tsx'
import '../quickscore.css'
import type { Route } from './+types/again.ts'
import LostResult, { secretMeta } from './lost.tsx'

export const handle = { interactive: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { quickscore } = context.get(servicesContext)
  const found = await quickscore.findRetake(token)
  if (!found) return data(null, { status: 404 })
  const retake = { ...found, token }
  const benchmark = await quickscore.readBenchmark()
  return data({ retake, benchmark, scores: await quickscore.readScores() })
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  secretMeta(loaderData ? retakeWords.metaTitle : resultLost.metaTitle)

export default function RetakeResult({ loaderData }: Route.ComponentProps) {
  return loaderData ? <QuickscoreSteps {...loaderData} /> : <LostResult />
}
