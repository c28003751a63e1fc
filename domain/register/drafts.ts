/** The respondent of a draft: known facts of its tools count above the answers for all tools. */
import { infersTraits } from '../law/applicability.ts'
import { isReadIn, type Respondent } from '../law/reading.ts'
import type { Answers } from '../quickscore/scoring.ts'
import { respondentFor } from './owed.ts'
import type { ReadTool } from './said.ts'
import type { PaperId, ToolFacts } from './tool.ts'

/** The paper that supports a Yes to each of these questions. */
const backing: Readonly<Record<string, PaperId>> = {
  A2: 'assessment',
  B1: 'bias',
  B3: 'bias',
  CT1: 'notice',
  C5: 'contract',
}

/** One respondent for several tools. A Yes holds only if no tool's facts contradict it. */
export function drafterFor(tools: readonly ToolFacts[], asker: Respondent): Respondent {
  const { applicability: all, answers } = asker
  const rejects = rejectionsOf(tools)
  const ranks = tools.some((tool) => tool.ranks === 'yes') ? ('yes' as const) : all.ranks
  const practices = [...new Set(tools.flatMap((tool) => tool.practices ?? all.practices ?? []))]
  const chats = tools.some(({ stages }) => stages.includes('questions'))
  return {
    ...asker,
    applicability: {
      ...all,
      rejects,
      practices,
      uses: chats ? ['chat'] : [],
      ...(ranks && { ranks }),
    },
    answers: answersFor(tools, answers, rejects),
  }
}

type Rejections = ToolFacts['rejects']

function rejectionsOf(tools: readonly ToolFacts[]): Rejections {
  const all = tools.map(({ rejects }) => rejects)
  if (all.includes('always')) return 'always'
  if (all.includes('sometimes')) return 'sometimes'
  return all.every((rejects) => rejects === 'no') ? 'no' : 'unsure'
}

function answersFor(tools: readonly ToolFacts[], answers: Answers, rejects: Rejections): Answers {
  const claims = Object.entries(answers).flatMap(([id, answer]): [string, typeof answer][] => {
    if (answer !== 1) return [[id, answer]]
    const held = heldBy(id, tools, rejects)
    return held === undefined ? [] : [[id, held]]
  })
  return Object.fromEntries(claims)
}

/** The value of a Yes in the light of the tools' facts; undefined if unknown. */
function heldBy(
  id: string,
  tools: readonly ToolFacts[],
  rejects: Rejections,
): 1 | 0.5 | 0 | undefined {
  if (id === 'D1') return rejects === 'no' ? 1 : rejects === 'unsure' ? undefined : 0
  if (id === 'C2') return tools.some(infersTraits) ? 0 : 1
  const paper = backing[id]
  if (!paper) return 1
  const states = tools.map((tool) => tool[paper])
  if (states.includes('missing')) return 0
  if (states.includes('progress')) return 0.5
  return states.includes('unsure') ? undefined : 1
}

/** Tools in use in places where this law applies. */
export function listUsedIn<One extends ReadTool>(
  tools: readonly One[],
  place: 'EU' | 'UK',
  asker: Respondent,
): One[] {
  return tools.filter(
    ({ facts, isRetired, isElsewhere }) =>
      !isRetired && !isElsewhere && isReadIn(place, respondentFor(facts, asker).applicability),
  )
}
