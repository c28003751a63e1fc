import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import {
  type AskedQuestion,
  listQuestions,
  type UserType,
} from '../../domain/quickscore/questions.ts'

/** What each respondent is asked, settled once. */
export const questionsFor: Readonly<Record<UserType, readonly AskedQuestion[]>> = {
  vendor: listQuestions(questionBank, 'vendor'),
  buyer: listQuestions(questionBank, 'buyer'),
}

/** The same by id alone, for a page that does not carry the questions yet. */
export function listQuestionIds(): Record<UserType, string[]> {
  const list = (userType: UserType) => questionsFor[userType].map(({ id }) => id)
  return { vendor: list('vendor'), buyer: list('buyer') }
}
