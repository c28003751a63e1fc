import { answerOptions, methodologyWords } from '../../../content/quickscore/words.ts'
import { notApplicable } from '../../../domain/quickscore/scoring.ts'
import { Table, Td, Th } from '../../ui/table.tsx'

const words = methodologyWords.arithmetic

export function Arithmetic() {
  return (
    <div className="grid gap-8">
      <Table className="min-w-[34rem]" label={words.answers.caption}>
        <thead>
          <tr>
            {words.answers.columns.map((column, index) => (
              <Th key={column} numeric={index === 2}>
                {column}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answerOptions.map(({ value, label, description }) => (
            <tr key={value}>
              <Th scope="row">{label}</Th>
              <Td>{description}</Td>
              <Td className="whitespace-nowrap" numeric>
                {value === notApplicable ? words.answers.leftOut : `${value * 100}%`}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ol className="grid max-w-measure">
        {words.steps.map((step, index) => (
          <li className="grid grid-cols-[2rem_1fr] border-t border-rule py-3" key={step}>
            <span aria-hidden="true" className="font-serif text-brass figures">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <div className="grid max-w-measure gap-2 border-l-2 border-brass pl-5">
        <h3>{words.example.title}</h3>
        <p className="figures">{words.example.text}</p>
      </div>
    </div>
  )
}
