/** The respondent's answers beside those of the people asked, for the holder of a private link. */
import { nouns } from '../../../content/en/nouns.ts'
import { comparingWords as words } from '../../../content/en/questionnaires/asking-words.ts'
import { answerOptions } from '../../../content/en/quickscore/words.ts'
import { writeUse } from '../../../domain/questionnaires/answers.ts'
import {
  agreements,
  type ComparedRow,
  type Theirs,
} from '../../../domain/questionnaires/comparing.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { count, fill, formOrNone, longDate } from '../../../domain/wording.ts'
import type { Services } from '../../../server/services.ts'
import { questionsFor } from '../../quickscore/questions.ts'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/compare.ts'
import { TypedText } from './sent-answers.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  return found(await context.get(servicesContext).questionnaires.compareSent(params.token))
}

export const meta = () => secretMeta(words.title)

export default function CompareAnswers({
  loaderData: page,
  params: { token },
}: Route.ComponentProps) {
  const { columns, counts, isCut } = page
  const isEmpty = columns.length === 0
  return (
    <PageSection lead={isEmpty ? words.none : words.lead} level={1} title={words.title}>
      <div className="grid gap-8 print:block print:space-y-8">
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
            {columns.some(({ kind }) => kind === 'supplier') && (
              <p className="max-w-measure">{words.supplier}</p>
            )}
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

type Page = NonNullable<Awaited<ReturnType<Services['questionnaires']['compareSent']>>>

/**
 * Each question is a record of its own, so that ten columns stay readable at any width. Colleagues'
 * answers can be ticked: a plain GET form, since the retake's page reads them from its query.
 */
function AnswersBeside({ page: { rows, columns, counts }, token }: { page: Page; token: string }) {
  return (
    <form action={resultPath(token, 'again')} className="grid gap-8" method="get">
      {agreements.map((agreement) => {
        const own = rows.filter((row) => row.agreement === agreement)
        if (own.length === 0) return null
        return (
          <section aria-labelledby={`rows-${agreement}`} className="grid gap-3" key={agreement}>
            <h2 className="text-xl" id={`rows-${agreement}`}>
              {words.groups[agreement]} ({own.length})
            </h2>
            <ul className="border-b border-rule">
              {own.map((row) => (
                <Row columns={columns} key={row.question.id} row={row} />
              ))}
            </ul>
          </section>
        )
      })}
      {counts.differ > 0 && (
        <div className="grid max-w-measure justify-items-start gap-3 border-t border-rule pt-6">
          <p>{words.use.text}</p>
          <Button type="submit">{words.use.submit}</Button>
        </div>
      )}
    </form>
  )
}

function Row({ row, columns }: { row: ComparedRow; columns: Page['columns'] }) {
  const { question, mine, theirs } = row
  const { id, topic, text } = question
  const asked = questionsFor.vendor.find((one) => one.id === id)?.text
  const isReworded = asked !== text && columns.some(({ kind }) => kind === 'supplier')
  return (
    <li className="grid gap-3 border-t border-rule py-4">
      <h3 className="text-lg">
        <span className="pr-1 text-brass figures">{id}</span> {topic}
      </h3>
      <p className="max-w-measure">{text}</p>
      {isReworded && asked && (
        <p className="max-w-measure text-sm text-muted">{fill(words.asked, { text: asked })}</p>
      )}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <div>
          <dt className="text-sm text-muted">{words.columns.mine}</dt>
          <dd className="font-semibold">{sayAnswer(mine) ?? words.notAnswered}</dd>
        </div>
        {theirs.map((one, index) => {
          const column = columns[index]
          if (!column || !one.asked) return null
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a page never move
          return <TheirAnswer column={column} key={index} row={row} theirs={one} />
        })}
      </dl>
    </li>
  )
}

const sayAnswer = (answer: number | undefined) =>
  answerOptions.find(({ value }) => value === answer)?.label

interface TheirAnswerProps {
  column: Page['columns'][number]
  row: ComparedRow
  theirs: Theirs
}

function TheirAnswer({ column, row, theirs: { answer, proof } }: TheirAnswerProps) {
  const { id, counts } = row.question
  const { label, kind, sent_at } = column
  const forSuppliers = questionsFor.vendor.find((one) => one.id === id)?.counts.yes
  const yes = forSuppliers === counts.yes ? words.yesOfBoth : words.yes
  const said = sayAnswer(answer)
  return (
    <div>
      <dt className="text-sm text-muted">
        <TypedText text={label} />
        {fill(words.column, { kind: words.kinds[kind], date: longDate(sent_at) })}
      </dt>
      <dd className="grid gap-1">
        <span className="font-semibold">{said ?? words.leftOpen}</span>
        {proof && (
          <span className="text-sm text-muted">
            {words.proof} <TypedText text={proof} />
          </span>
        )}
        {kind === 'supplier' && forSuppliers && (
          <span className="text-sm text-muted">
            {fill(yes, { theirs: forSuppliers, mine: counts.yes })}
          </span>
        )}
        {kind === 'colleague' && answer !== undefined && answer !== row.mine && (
          <Checkbox
            label={
              <>
                {words.use.short}
                <span className="sr-only">{fill(words.use.tick, { answer: said ?? '', id })}</span>
              </>
            }
            name="use"
            value={writeUse(id, answer)}
          />
        )}
      </dd>
    </div>
  )
}
