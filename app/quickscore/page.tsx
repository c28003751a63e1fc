import { data } from 'react-router'
import { ownWords } from '../../content/en/questionnaires/answering-words.ts'
import { landingWords, quickscoreMeta } from '../../content/en/quickscore/words.ts'
import { type UserType, userTypes } from '../../domain/quickscore/questions.ts'
import { pageMeta } from '../page-meta.ts'
import type { PageHandle } from '../root.tsx'
import { requesterContext, servicesContext } from '../ssr/context.ts'
import { describeFreeTool } from '../structured-data.ts'
import type { Route } from './+types/page.ts'
import { beginOwn } from './begin-own.ts'
import { Landing } from './landing/landing.tsx'
import { listQuestionIds } from './questions.ts'
import { QuickscoreSteps } from './steps.tsx'

export function meta(args: Route.MetaArgs) {
  const { description } = quickscoreMeta
  return pageMeta(quickscoreMeta, args, {
    structuredData: (origin) => [
      describeFreeTool(origin, { name: landingWords.title, description, path: '/quickscore' }),
    ],
    trail: [{ text: landingWords.title, href: '/quickscore' }],
  })
}

/** The role preselected by `aud`, which links from the audience pages set. */
const roles: Readonly<Record<string, UserType>> = { vendor: 'vendor', ta: 'buyer' }

export const handle: PageHandle = {
  interactive: 'late',
  styles: 'report',
  query: ['aud'],
  values: { aud: Object.keys(roles) },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { quickscore } = context.get(servicesContext)
  const benchmark = await quickscore.readBenchmark()
  const role = roles[new URL(request.url).searchParams.get('aud') ?? ''] ?? null
  return { benchmark, ids: listQuestionIds(), role }
}

/** Starts an assessment without script, from role and agreement in a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const userType = userTypes.find((one) => one === form.get('user_type'))
  if (!userType) return data({ message: ownWords.failed.role }, { status: 400 })
  const { questionnaires } = context.get(servicesContext)
  return beginOwn(form, context.get(requesterContext), (answers) =>
    questionnaires.beginOwn({ userType, answers }),
  )
}

export default function QuickscorePage({ loaderData, actionData }: Route.ComponentProps) {
  const { benchmark, ids, role } = loaderData
  return (
    <QuickscoreSteps
      earlier={role ? { userType: role } : undefined}
      ids={ids}
      refused={actionData?.message}
      start={(props) => <Landing benchmark={benchmark} {...props} />}
    />
  )
}
