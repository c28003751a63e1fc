/** The assessment once more with the earlier answers filled in, for the holder of a private link. */
import { data } from 'react-router'
import { retakeWords } from '../../../content/quickscore/coming-back.ts'
import { bankHistory } from '../../../content/quickscore/question-bank.ts'
import { resultLost } from '../../../content/quickscore/result-link.ts'
import { keepAnswers } from '../../../domain/quickscore/comparison.ts'
import { servicesContext } from '../../services.ts'
import { RetakeStart } from '../landing/retake-start.tsx'
import { listQuestionIds, questionsFor } from '../questions.ts'
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
  return data({ retake, scores: await quickscore.readScores(), ids: listQuestionIds() })
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  secretMeta(loaderData ? retakeWords.metaTitle : resultLost.metaTitle)

export default function RetakeResult({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <LostResult />
  const { retake, scores, ids } = loaderData
  const { user_type: userType } = retake
  const answers = keepAnswers(questionsFor[userType], bankHistory, retake)
  return (
    <QuickscoreSteps
      earlier={{ userType, answers }}
      ids={ids}
      retake={retake}
      scores={scores}
      start={(props) => <RetakeStart {...props} retake={retake} />}
    />
  )
}
