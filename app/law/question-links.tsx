import { referenceWords } from '../../content/en/law/words.ts'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'

const topics = new Map(questionBank.map(({ id, topic }) => [id, topic]))

/** The topics of questions, each linked to its evidence record. */
export function QuestionLinks({ ids, none }: { ids: readonly string[]; none?: string }) {
  if (ids.length === 0) return <>{none ?? referenceWords.none}</>
  return (
    <span className="flex flex-wrap gap-x-3 *:min-h-6">
      {ids.map((id) => (
        <a href={`/evidence#${id}`} key={id}>
          {topics.get(id)}
        </a>
      ))}
    </span>
  )
}
