import { answerOptions, methodologyWords } from '../../../content/en/quickscore/words.ts'
import { notApplicable } from '../../../domain/quickscore/scoring.ts'
import { StackedTable } from '../../ui/stacked-table.tsx'

const words = methodologyWords.arithmetic

export function Arithmetic() {
  return (
    <div className="grid gap-8">
      <StackedTable
        columns={words.answers.columns}
        label={words.answers.caption}
        rows={answerOptions.map(({ value, label, description }) => ({
          key: label,
          cells: [
            label,
            description,
            value === notApplicable ? words.answers.leftOut : `${value * 100}%`,
          ],
        }))}
        widths={['md:w-1/4', '', 'md:w-40']}
      />
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
      <div className="grid max-w-measure gap-2 border-l-2 border-brass pl-4">
        <h3>{words.example.title}</h3>
        <p className="figures">{words.example.text}</p>
      </div>
    </div>
  )
}
