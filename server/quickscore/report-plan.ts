import { legalReferences } from '../../content/legal-references/index.ts'
import {
  answerOptions,
  effortWords,
  legalWeightWords,
  reportWords,
  statusWords,
} from '../../content/quickscore/words.ts'
import type { PlannedAction } from '../../domain/quickscore/action-plan.ts'
import type { Basis, LegalReference } from '../../domain/quickscore/questions.ts'
import { describeStatus } from '../../domain/quickscore/report-sentences.ts'
import { fill, longDate, points } from '../../domain/wording.ts'
import type { PdfBlock, PdfListItem } from '../platform/documents/pdf/blocks.ts'
import { colours } from './report-figures.ts'
import { gap, hairline, lead, muted, paragraph, section, small, text } from './report-parts.ts'

const words = reportWords.plan
const table: Readonly<Record<string, LegalReference>> = legalReferences

const worth = (gain: number) => fill(words.gain, { points: points(gain) })

/** The first three steps of the plan, side by side. */
export function composeTop(plan: readonly PlannedAction[]): PdfBlock[] {
  const top = plan.slice(0, 3)
  if (top.length === 0) return []
  return [
    ...section(top.length === 3 ? reportWords.top.title : reportWords.top.titleFewer),
    lead(reportWords.top.lead),
    gap(8),
    {
      kind: 'list',
      columns: 3,
      gap: 20,
      padding: 7,
      rule: { colour: colours.ink, width: 1.5 },
      labelStyle: { face: 'serif', size: 16, leading: 16, colour: colours.brass },
      items: top.map(composeTopAction),
    },
    gap(18),
  ]
}

function composeTopAction(action: PlannedAction, index: number): PdfListItem {
  const { question, gain, legalWeight } = action
  const facts = [
    [words.owner, question.owner],
    [words.effort, effortWords[question.effort]],
    [words.basis, legalWeightWords[legalWeight]],
  ] as const
  return {
    label: String(index + 1),
    blocks: [
      paragraph(worth(gain), {
        ...text,
        leading: 16,
        face: 'bold',
        colour: colours.action,
        align: 'right',
      }),
      gap(4),
      {
        kind: 'heading',
        level: 3,
        text: question.topic,
        style: { face: 'serif', size: 12, leading: 16, colour: colours.ink },
      },
      gap(2),
      paragraph(question.nextStep, small),
      gap(6),
      {
        kind: 'facts',
        termWidth: 62,
        termStyle: muted,
        padding: 2,
        rule: hairline,
        rows: facts.map(([term, fact]) => ({ term, blocks: [paragraph(fact, small)] })),
      },
    ],
  }
}

export function composePlan(plan: readonly PlannedAction[]): PdfBlock[] {
  const title = section(words.title)
  if (plan.length === 0) return [...title, paragraph(words.none), gap(24)]
  return [
    ...title,
    lead(words.lead),
    gap(8),
    {
      kind: 'list',
      indent: 26,
      mayBreak: true,
      padding: 8,
      rule: hairline,
      labelStyle: { face: 'serif', size: 12, leading: 14, colour: colours.brass },
      items: plan.map((action, index) => ({
        label: String(index + 1),
        blocks: composeStep(action),
      })),
    },
    gap(24),
  ]
}

function composeStep({ question, value, gain }: PlannedAction): PdfBlock[] {
  const answer = answerOptions.find((option) => option.value === value)?.label ?? ''
  const facts = [
    [words.answered, answer],
    [words.why, question.whyWeAsk],
    [words.evidence, question.evidence],
    [words.owner, question.owner],
    [words.effort, effortWords[question.effort]],
  ] as const
  const bold = { ...text, face: 'bold' } as const
  return [
    {
      kind: 'columns',
      keep: true,
      gap: 16,
      columns: [
        {
          blocks: [
            { kind: 'heading', level: 3, text: question.nextStep, style: bold },
            paragraph(`${question.id} · ${question.topic}`, muted),
          ],
        },
        { width: 64, blocks: [paragraph(worth(gain), { ...bold, align: 'right' })] },
      ],
    },
    gap(5),
    {
      kind: 'facts',
      termWidth: 88,
      // Over the page goes at most a part of the legal basis.
      together: facts.length + 1,
      termStyle: muted,
      padding: 1.5,
      rows: [
        ...facts.map(([term, fact]) => ({ term, blocks: [paragraph(fact, small)] })),
        { term: words.basis, blocks: composeBasis(question.basis) },
      ],
    },
  ]
}

function composeBasis({ goodPractice, references }: Basis): PdfBlock[] {
  const known = references.flatMap((id) => table[id] ?? [])
  const practice: PdfBlock = {
    kind: 'paragraph',
    spans: [{ text: `${words.goodPractice}.`, face: 'bold' }, { text: ` ${goodPractice}` }],
    style: small,
  }
  const list: PdfBlock = {
    kind: 'list',
    padding: 1.5,
    mayBreak: true,
    items: known.map((reference) => ({ blocks: composeReference(reference) })),
  }
  return [...(goodPractice ? [practice, gap(2)] : []), ...(known.length > 0 ? [list] : [])]
}

function composeReference(reference: LegalReference): PdfBlock[] {
  const { instrument, pinpoint, jurisdiction, summary, url, checkedOn } = reference
  const checked = fill(words.checkedOn, { date: longDate(checkedOn) })
  return [
    {
      kind: 'paragraph',
      spans: [
        { text: `${instrument}, ${pinpoint}`, link: url, colour: colours.action },
        { text: ` (${jurisdiction})`, colour: colours.muted },
      ],
      style: small,
      keep: true,
    },
    { kind: 'paragraph', spans: [{ text: summary }], style: small, keep: true },
    paragraph(`${describeStatus(reference, statusWords)} · ${checked}`, muted),
  ]
}
