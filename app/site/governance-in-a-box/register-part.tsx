/** A small specimen of the free register of tools, and what the service adds. */
import { harmWeights } from '../../../content/en/duties/harm.ts'
import { duties } from '../../../content/en/duties/index.ts'
import { servicePage } from '../../../content/en/pages/service.ts'
import { practiceStops } from '../../../content/en/quickscore/law-words.ts'
import {
  firstTools,
  registerVocabulary,
  registerWords,
} from '../../../content/en/register/words.ts'
import {
  type ReadTool,
  readTool,
  sayLater,
  sayMissing,
  sayNow,
} from '../../../domain/register/said.ts'
import { type ToolFacts, toolSchema } from '../../../domain/register/tool.ts'
import { questionsFor } from '../../quickscore/questions.ts'
import { specimenRespondent } from '../../quickscore/specimen/specimen.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { StackedTable } from '../../ui/stacked-table.tsx'
import { SpecimenSheet } from '../figures/specimen-sheet.tsx'
import { RuledList } from '../ruled-list.tsx'

export function RegisterPart() {
  const { id, title, lead, free, adds, action } = servicePage.register
  return (
    <Disclosure isWide summary={<h3 className="text-lg lg:text-xl">{title}</h3>}>
      {/* The anchor stands inside, so that a browser that is sent to it opens the fold. */}
      <div className="grid scroll-mt-40 gap-6" id={id}>
        <p className="max-w-measure text-muted">{lead}</p>
        <SpecimenSheet
          label={servicePage.specimens.label}
          title={servicePage.register.specimen}
          titleHidden
        >
          <ToolTable />
        </SpecimenSheet>
        <div className="grid gap-6 md:grid-cols-2">
          {[free, adds].map((part) => (
            <div className="grid content-start gap-3" key={part.title}>
              <h4 className="text-lg">{part.title}</h4>
              <RuledList items={part.items} size="sm" />
            </div>
          ))}
        </div>
        <p>
          <ButtonLink href={action.href} variant="outline">
            {action.text}
          </ButtonLink>
        </p>
      </div>
    </Disclosure>
  )
}

const columns = [0, 2, 3, 5].map((index) => registerWords.columns[index] ?? '')

/** Sample tools, rendered by the register's own functions. */
function ToolTable() {
  return (
    <StackedTable
      columns={columns}
      label={servicePage.register.specimen}
      rows={firstTools.map((one) => {
        const tool = readSample(one)
        return {
          key: one.id,
          cells: [
            one.name,
            sayNow(tool, registerVocabulary).join('; '),
            sayLater(tool, registerVocabulary).join('; '),
            sayMissing(tool, registerVocabulary),
          ],
        }
      })}
    />
  )
}

const law = { questions: questionsFor.buyer, duties, harm: harmWeights, stops: practiceStops }

function readSample({ id, name, stages }: (typeof firstTools)[number]): ReadTool {
  const isRanking = id === 'ranking'
  const sample: Partial<ToolFacts> = {
    name,
    stages: [...stages],
    places: ['eu', 'gb'],
    ranks: id === 'chatbot' ? 'no' : 'yes',
    rejects: isRanking ? 'sometimes' : 'no',
    practices: ['none'],
    contract: 'have',
    notice: isRanking ? 'missing' : 'have',
    assessment: isRanking ? 'progress' : 'have',
    council: 'exempt',
  }
  const { on } = specimenRespondent
  const tool = { id: 0, facts: toolSchema.parse(sample), version: 1, created_at: on, saved_at: on }
  return readTool(tool, specimenRespondent, law)
}
