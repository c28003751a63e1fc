/** One's own answers beside those of the people who were asked, for the holder of a private link. */

import { data } from 'react-router'
import { nouns } from '../../content/en/nouns.ts'
import { comparingWords as words } from '../../content/en/questionnaires/asking-words.ts'
import { resultLost } from '../../content/en/quickscore/result-link.ts'
import { resultPath } from '../../domain/quickscore/result-link.ts'
import { count, fill, formOrNone } from '../../domain/wording.ts'
import LostResult, { secretMeta } from '../quickscore/result/lost.tsx'
import { servicesContext } from '../ssr/context.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageSection } from '../ui/page-section.tsx'
import type { Route } from './+types/compare.ts'
import { AnswersBeside } from './answers-beside.tsx'

/** The page holds a form, which a browser sends with `Origin: null` under `no-referrer`. */
export function headers() {
  return { 'Referrer-Policy': 'same-origin' }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await context.get(servicesContext).questionnaires.compareAsked(params.token)
  return data({ page }, { status: page ? 200 : 404 })
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  secretMeta(loaderData?.page ? words.title : resultLost.metaTitle)

export default function CompareAnswers({ loaderData, params: { token } }: Route.ComponentProps) {
  const { page } = loaderData
  if (!page) return <LostResult />
  const { columns, counts, isCut } = page
  const isEmpty = columns.length === 0
  return (
    <PageSection lead={isEmpty ? words.none : words.lead} level={1} title={words.title}>
      <div className="grid gap-8">
        {!isEmpty && (
          <>
            <p className="font-semibold figures">{sayCounts(counts)}</p>
            {isCut && <p>{words.older}</p>}
            <div className="flex flex-wrap gap-3">
              {(['answers.csv', 'answers.xlsx'] as const).map((file) => (
                <ButtonLink href={resultPath(token, file)} key={file} variant="outline">
                  <Icon name="download" />
                  {file === 'answers.csv' ? words.csv : words.xlsx}
                </ButtonLink>
              ))}
            </div>
            <AnswersBeside page={page} token={token} />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={resultPath(token, 'ask')} variant="outline">
            {words.ask}
          </ButtonLink>
          <ButtonLink href={resultPath(token)} variant="outline">
            {words.back}
          </ButtonLink>
        </div>
      </div>
    </PageSection>
  )
}

function sayCounts({ answered, differ }: { answered: number; differ: number }): string {
  const { all, differ: forms } = words.counts
  const values = {
    answered: count(answered, nouns.question),
    differ: fill(formOrNone(forms, differ), { count: differ }),
  }
  return fill(all, values)
}
