/** The assessment once more with the earlier answers filled in, for the holder of a private link. */
import { data } from 'react-router'
import { retakeWords } from '../../../content/en/quickscore/coming-back.ts'
import { bankHistory } from '../../../content/en/quickscore/question-bank.ts'
import { resultLost } from '../../../content/en/quickscore/result-link.ts'
import { readUses } from '../../../domain/questionnaires/answers.ts'
import { keepAnswers } from '../../../domain/quickscore/comparison.ts'
import type { Retake } from '../../../domain/quickscore/result-link.ts'
import { requesterContext, servicesContext } from '../../ssr/context.ts'
import { beginOwn } from '../begin-own.ts'
import { RetakeStart } from '../landing/retake-start.tsx'
import { listQuestionIds, questionsFor } from '../questions.ts'
import { QuickscoreSteps } from '../steps.tsx'
import type { Route } from './+types/again.ts'
import LostResult, { secretMeta } from './lost.tsx'

export const handle = { interactive: true }

/** The page holds a form, which a browser sends with `Origin: null` under `no-referrer`. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => ({
  ...Object.fromEntries(actionHeaders),
  'Referrer-Policy': 'same-origin',
})

export async function loader({ request, params: { token }, context }: Route.LoaderArgs) {
  const { quickscore, register } = context.get(servicesContext)
  const found = await quickscore.findRetake(token)
  if (!found) return data(null, { status: 404 })
  const tools = (await register.countTools(token)) ?? 0
  const retake = { ...found, token, tools }
  const scores = await quickscore.readScores()
  return data({ retake, uses: usesIn(request.url, found), scores, ids: listQuestionIds() })
}

/** Answers of others that were ticked beside the own ones: "?use=A1:1". */
function usesIn(url: string, { user_type }: Retake) {
  const ids = questionsFor[user_type].map(({ id }) => id)
  return readUses(new URL(url).searchParams.getAll('use'), ids)
}

const startOf = (retake: Retake) => keepAnswers(questionsFor[retake.user_type], bankHistory, retake)

/** The same on plain pages. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { quickscore, questionnaires } = context.get(servicesContext)
  const found = await quickscore.findRetake(token)
  if (!found) return data(null, { status: 404 })
  const start = { ...startOf(found), ...usesIn(request.url, found) }
  return beginOwn(await request.formData(), context.get(requesterContext), (answers) =>
    questionnaires.beginRetake(token, { ...start, ...answers }),
  )
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  secretMeta(loaderData ? retakeWords.metaTitle : resultLost.metaTitle)

export default function RetakeResult({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <LostResult />
  const { retake, uses, scores, ids } = loaderData
  const answers = { ...startOf(retake), ...uses }
  return (
    <QuickscoreSteps
      earlier={{ userType: retake.user_type, answers }}
      ids={ids}
      refused={actionData?.message}
      retake={retake}
      scores={scores}
      start={(props) => <RetakeStart {...props} retake={retake} used={Object.keys(uses)} />}
    />
  )
}
