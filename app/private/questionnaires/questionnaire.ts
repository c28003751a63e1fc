/** Helpers of all pages of a questionnaire. */
import {
  askerWords,
  answeringWords as words,
} from '../../../content/en/questionnaires/answering-words.ts'
import { addressees } from '../../../content/en/quickscore/words.ts'
import { listParts } from '../../../domain/questionnaires/questionnaire.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { fill } from '../../../domain/wording.ts'
import { readId } from '../../../domain/write-body.ts'
import type { Services } from '../../../server/services.ts'
import { questionsFor } from '../../quickscore/questions.ts'

export type Questionnaire = NonNullable<
  Awaited<ReturnType<Services['questionnaires']['findByToken']>>
>

/** "someone with a kestrel.example mailbox", once it is confirmed; null for a free provider. */
export function sayAsker(domain: string | null): string {
  return domain === null ? askerWords.free : fill(askerWords.known, { domain })
}

export function sayEyebrow({ kind, userType }: Questionnaire): string {
  return fill(words.eyebrow[kind], { respondent: addressees[userType] })
}

export function partsOf({ userType, ids }: { userType: UserType; ids: readonly string[] }) {
  return listParts(questionsFor[userType], ids)
}

/** The version that a form was rendered with; 0, which no version has, if the form names none. */
export function readVersion(form: FormData): number {
  return readId(form.get('version')) ?? 0
}
