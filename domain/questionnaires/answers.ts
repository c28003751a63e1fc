/** Answers and locations of their proof, as sent by the plain pages. */

import { type Answers, type AnswerValue, answerValues } from '../quickscore/scoring.ts'
import { multiLine } from '../text.ts'

export const proofMaxLength = 300

/** Location of the proof of an answer, by question id: text, never a file. */
export type Proofs = Readonly<Record<string, string>>

export interface Given {
  answers: Answers
  proofs: Proofs
}

export const answerField = (id: string) => `answer-${id}`
export const proofField = (id: string) => `proof-${id}`

const proofText = multiLine(proofMaxLength)

/**
 * Reads a part's form; a question left open has no answer. Null for values that no form of ours
 * sends. A proof that is not valid is returned as typed, with an error.
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

/** The stored answers, with those to the questions of a part replaced. */
export function mergePart(stored: Given, ids: readonly string[], part: Given): Given {
  const { answers, proofs } = pickGiven(stored, (id) => !ids.includes(id))
  return { answers: { ...answers, ...part.answers }, proofs: { ...proofs, ...part.proofs } }
}

/** The answers and proofs of some questions. */
export function pickGiven({ answers, proofs }: Given, isWanted: (id: string) => boolean): Given {
  const pick = <Value>(map: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(map).filter(([id]) => isWanted(id)))
  return { answers: pick(answers), proofs: pick(proofs) }
}

/** Ids of the questions with different answers or proofs. */
export function listDifferences(ids: readonly string[], one: Given, other: Given): string[] {
  return ids.filter(
    (id) =>
      one.answers[id] !== other.answers[id] || (one.proofs[id] ?? '') !== (other.proofs[id] ?? ''),
  )
}

/** Writes a ticked answer of somebody else into the address of a retake: "A1:0.5". */
export const writeUse = (id: string, value: number) => `${id}:${value}`

/** Reads answers written by `writeUse`; ignores invalid ones, and the last one for an id counts. */
export function readUses(texts: readonly string[], ids: readonly string[]): Answers {
  const uses = texts.flatMap((text): [string, number][] => {
    const [id = '', sent] = text.split(':')
    const value = answerValues.find((one) => String(one) === sent)
    return value !== undefined && ids.includes(id) ? [[id, value]] : []
  })
  return Object.fromEntries(uses)
}
