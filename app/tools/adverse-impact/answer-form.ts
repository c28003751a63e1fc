import { exampleStudy, formWords } from '../../../content/adverse-impact.ts'
import {
  addGroup,
  addStage,
  checkDraft,
  createDraft,
  type Draft,
  type DraftError,
  readDraft,
  readSheet,
} from '../../../domain/adverse-impact/draft.ts'
import type { Study } from '../../../domain/adverse-impact/study.ts'
import { fill } from '../../../domain/wording.ts'

/** What the form does, by the value of the button that sent it. */
export const deeds = ['work-out', 'add-group', 'add-stage', 'read-sheet', 'example'] as const
export type Deed = (typeof deeds)[number]

/** What the page shows next. */
export interface Answer {
  draft: Draft
  errors: readonly DraftError[]
  study: Study | null
  deed: Deed | null
}

export const firstAnswer: Answer = {
  draft: createDraft(1, 3),
  errors: [],
  study: null,
  deed: null,
}

export const stageName = (stage: number) => fill(formWords.stageName, { number: stage + 1 })

/** The same in the browser and for a form posted without script. */
export function answerForm(fields: readonly (readonly [string, unknown])[]): Answer {
  const asked = fields.find(([name]) => name === 'do')?.[1]
  const deed = deeds.find((it) => it === asked) ?? 'work-out'
  const draft = readDraft(fields)
  if (deed === 'add-group') return answer(deed, addGroup(draft))
  if (deed === 'add-stage') return answer(deed, addStage(draft))
  if (deed === 'example') return answer(deed, exampleDraft())
  if (deed === 'read-sheet') return answerSheet(draft)
  const { study, errors } = checkDraft(draft, stageName)
  return { ...answer(deed, draft), study, errors: errors ?? [] }
}

const answer = (deed: Deed, draft: Draft): Answer => ({ draft, errors: [], study: null, deed })

function answerSheet(draft: Draft): Answer {
  const read = readSheet(draft.sheet)
  if ('fault' in read) return { ...answer('read-sheet', draft), errors: [read] }
  const { study, errors } = checkDraft(read, stageName)
  return { draft: read, study, errors: errors ?? [], deed: 'read-sheet' }
}

function exampleDraft(): Draft {
  const groups = exampleStudy.groups.map(({ name, counts }) => {
    return { name, counts: counts.map(String) }
  })
  return { stages: exampleStudy.stages, groups, sheet: '' }
}
