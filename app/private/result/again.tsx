/** The retake, with the earlier answers filled in, for the holder of a private link. */
import { retakeWords } from '../../../content/en/quickscore/coming-back.ts'
import { bankHistory } from '../../../content/en/quickscore/question-bank.ts'
import { readUses } from '../../../domain/questionnaires/answers.ts'
import { keepAnswers } from '../../../domain/quickscore/comparison.ts'
import type { Retake } from '../../../domain/quickscore/result-link.ts'
import { beginOwn } from '../../quickscore/begin-own.ts'
import { RetakeStart } from '../../quickscore/landing/retake-start.tsx'
import { listQuestionIds, questionsFor } from '../../quickscore/questions.ts'
import { QuickscoreSteps } from '../../quickscore/steps.tsx'
import { requesterContext, servicesContext } from '../../ssr/context.ts'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/again.ts'

export const handle = { interactive: true }

export async function loader({ request, params: { token }, context }: Route.LoaderArgs) {
  const { quickscore, register } = context.get(servicesContext)
  const earlier = found(await quickscore.findRetake(token))
  const tools = (await register.countTools(token)) ?? 0
  const retake = { ...earlier, token, tools }
  return { retake, uses: usesIn(request.url, earlier), ids: listQuestionIds() }
}

/** Answers of other people ticked on the comparison page: "?use=A1:1". */
function usesIn(url: string, { user_type }: Retake) {
  const ids = questionsFor[user_type].map(({ id }) => id)
  return readUses(new URL(url).searchParams.getAll('use'), ids)
}

const startOf = (retake: Retake) => keepAnswers(questionsFor[retake.user_type], bankHistory, retake)

/** Starts the retake on plain pages. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { quickscore, questionnaires } = context.get(servicesContext)
  const earlier = found(await quickscore.findRetake(token))
  const start = { ...startOf(earlier), ...usesIn(request.url, earlier) }
  return beginOwn(await request.formData(), context.get(requesterContext), (answers) =>
    questionnaires.beginRetake(token, { ...start, ...answers }),
  )
}

export const meta = () => secretMeta(retakeWords.metaTitle)

export default function RetakeResult({ loaderData, actionData }: Route.ComponentProps) {
  const { retake, uses, ids } = loaderData
  const answers = { ...startOf(retake), ...uses }
  return (
    <QuickscoreSteps
      earlier={{
        userType: retake.user_type,
        answers,
        places: retake.applicability.places ?? [],
        details: { lead: retake.lead, wantsLawNews: false, movesRegister: true },
      }}
      ids={ids}
      refused={actionData?.message}
      retake={retake}
      start={(props) => <RetakeStart {...props} retake={retake} used={Object.keys(uses)} />}
    />
  )
}
