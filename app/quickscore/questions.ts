import type { UserType } from '../../content/question.ts'
import { questionBank } from '../../content/question-bank.ts'
import { type AskedQuestion, listQuestions } from '../../domain/quickscore/questions.ts'

/** What each respondent is asked, settled once. */
export const questionsFor: Readonly<Record<UserType, readonly AskedQuestion[]>> = {
  vendor: listQuestions(questionBank, 'vendor'),
  buyer: listQuestions(questionBank, 'buyer'),
}
