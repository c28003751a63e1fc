import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import {
  type AskedQuestion,
  listQuestions,
  type UserType,
} from '../../domain/quickscore/questions.ts'

/** The questions of each role, computed once. */
export const questionsFor: Readonly<Record<UserType, readonly AskedQuestion[]>> = {
  vendor: listQuestions(questionBank, 'vendor'),
  buyer: listQuestions(questionBank, 'buyer'),
}

/** The ids alone, for a page that has not fetched the questions. */
export function listQuestionIds(): Record<UserType, string[]> {
  const list = (userType: UserType) => questionsFor[userType].map(({ id }) => id)
  return { vendor: list('vendor'), buyer: list('buyer') }
}
