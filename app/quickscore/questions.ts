import { questionBank } from '../../content/quickscore/question-bank.ts'
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
