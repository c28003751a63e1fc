/**
 * Starts a QuickScore on plain pages: without script, or to continue on another device with the
 * answers so far.
 */
import { data, redirect } from 'react-router'
import * as z from 'zod/mini'
import { ownWords } from '../../content/en/questionnaires/answering-words.ts'
import { answerPath } from '../../domain/questionnaires/paths.ts'
import { type Answers, answerValues } from '../../domain/quickscore/scoring.ts'
import type { Requester } from '../../server/http/pages.ts'

const answersSchema = z.record(z.string(), z.literal(answerValues))

const refuse = (message: string, status: number) => data({ message }, { status })

/** `begin` stores the answers and returns the token of their link; null is answered with 404. */
export async function beginOwn(
  form: FormData,
  requester: Requester,
  begin: (answers: Answers) => Promise<string | null>,
) {
  if (form.get('agreed') !== 'yes') return refuse(ownWords.failed.terms, 400)
  const answers = readAnswers(form.get('answers'))
  if (!answers) return refuse(ownWords.failed.answers, 400)
  const refusal = await requester.consume('own-questionnaire')
  if (refusal) return refuse(refusal, 429)
  const token = await begin(answers)
  return token === null ? data(null, { status: 404 }) : redirect(answerPath(token), 303)
}

/** The answers as JSON; {} when the field is absent, null for anything invalid. */
function readAnswers(sent: FormDataEntryValue | null): Answers | null {
  if (sent === null) return {}
  try {
    const read = answersSchema.safeParse(JSON.parse(String(sent)))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
