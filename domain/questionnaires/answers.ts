/** Answers and where their proof is, as the plain pages send them. */

import { type Answers, type AnswerValue, answerValues } from '../quickscore/scoring.ts'
import { multiLine } from '../text.ts'

export const proofMaxLength = 300

/** Where the proof of an answer is, by question id: text, never a file. */
export type Proofs = Readonly<Record<string, string>>

export interface Given {
  answers: Answers
  proofs: Proofs
}

export const answerField = (id: string) => `answer-${id}`
export const proofField = (id: string) => `proof-${id}`

const proofText = multiLine(proofMaxLength)

/**
 * What a part's form says of its questions; a question left open is in neither map. Null for values
 * that no form of ours sends. A proof that cannot be kept is given back as it was typed.
 */
export function readPart(form: FormData, ids: readonly string[]) {
  const answers: Record<string, AnswerValue> = {}
  const proofs: Record<string, string> = {}
  /** By question id. */
  const errors: Record<string, string> = {}
  for (const id of ids) {
    const sent = form.get(answerField(id)) ?? ''
    const value = answerValues.find((one) => String(one) === sent)
    if (value === undefined && sent !== '') return null
    if (value !== undefined) answers[id] = value
    const typed = String(form.get(proofField(id)) ?? '').replaceAll('\r\n', '\n')
    const proof = proofText.safeParse(typed)
    const text = proof.success ? proof.data : typed
    if (text) proofs[id] = text
    if (!proof.success) errors[id] = proof.error.issues[0]?.message ?? ''
  }
  return { given: { answers, proofs }, errors }
}

/** What is stored, with the questions of one part as they were just sent. */
export function mergePart(stored: Given, ids: readonly string[], part: Given): Given {
  const { answers, proofs } = pickGiven(stored, (id) => !ids.includes(id))
  return { answers: { ...answers, ...part.answers }, proofs: { ...proofs, ...part.proofs } }
}

/** What was given to some of the questions. */
export function pickGiven({ answers, proofs }: Given, isWanted: (id: string) => boolean): Given {
  const pick = <Value>(map: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(map).filter(([id]) => isWanted(id)))
  return { answers: pick(answers), proofs: pick(proofs) }
}

/** The questions on which two say otherwise. */
export function listDifferences(ids: readonly string[], one: Given, other: Given): string[] {
  return ids.filter(
    (id) =>
      one.answers[id] !== other.answers[id] || (one.proofs[id] ?? '') !== (other.proofs[id] ?? ''),
  )
}

/** Ticked answers of others as an address carries them to a retake: "A1:0.5". */
export const writeUse = (id: string, value: number) => `${id}:${value}`

/** The same read again; what is no answer to one of `ids` is left out, and the last one counts. */
export function readUses(texts: readonly string[], ids: readonly string[]): Answers {
  const uses = texts.flatMap((text): [string, number][] => {
    const [id = '', sent] = text.split(':')
    const value = answerValues.find((one) => String(one) === sent)
    return value !== undefined && ids.includes(id) ? [[id, value]] : []
  })
  return Object.fromEntries(uses)
}
