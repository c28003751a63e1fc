import { domains, questionBank } from '../../../content/quickscore/question-bank.ts'
import { methodologyWords } from '../../../content/quickscore/words.ts'
import type { Domain } from '../../../domain/quickscore/questions.ts'
import { fill } from '../../../domain/wording.ts'
import { Table, Td, Th } from '../../ui/table.tsx'
import { questionsFor } from '../questions.ts'
import { BankQuestion } from './bank-question.tsx'

const words = methodologyWords.questions

export function QuestionList() {
  const totals = { vendor: questionsFor.vendor.length, buyer: questionsFor.buyer.length }
  return (
    <div className="grid gap-10">
      <p className="max-w-measure text-lg">{fill(words.lead, totals)}</p>
      <Counts totals={totals} />
      {domains.map((domain) => (
        <DomainQuestions domain={domain} key={domain.id} />
      ))}
    </div>
  )
}

function DomainQuestions({ domain }: { domain: Domain }) {
  const questions = questionBank.filter((question) => question.domain === domain.id)
  return (
    <div className="grid gap-3">
      <h3>{domain.name}</h3>
      <p className="max-w-measure text-muted">{domain.about}</p>
      <div>
        {questions.map((question) => (
          <BankQuestion key={question.id} question={question} />
        ))}
      </div>
    </div>
  )
}

function Counts({ totals }: { totals: { vendor: number; buyer: number } }) {
  const countIn = (asked: readonly { domain: string }[], id: string) =>
    asked.filter((question) => question.domain === id).length
  return (
    <Table className="max-w-2xl" label={words.countsCaption}>
      <thead>
        <tr>
          {words.countsColumns.map((column, index) => (
            <Th key={column} numeric={index > 0}>
              {column}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {domains.map(({ id, name }) => (
          <tr key={id}>
            <Th scope="row">{name}</Th>
            <Td numeric>{countIn(questionsFor.vendor, id)}</Td>
            <Td numeric>{countIn(questionsFor.buyer, id)}</Td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Th scope="row">{words.total}</Th>
          <Td numeric>{totals.vendor}</Td>
          <Td numeric>{totals.buyer}</Td>
        </tr>
      </tfoot>
    </Table>
  )
}
