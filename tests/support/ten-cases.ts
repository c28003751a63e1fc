/**
 * Ten sample organisations with their answers and the expected legal verdict: six typical ones,
 * three with a flattering score, and a public body in Northern Ireland.
 */
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import type { Applicability } from '../../domain/law/applicability.ts'
import { listQuestions, type UserType } from '../../domain/quickscore/questions.ts'

export interface Case {
  name: string
  user_type: UserType
  applicability: Applicability
  answers: Record<string, number>
  /** The first sentence of the verdict. */
  first: string
  /** Ids of the rows that are due now, in order. */
  now: string
  /** Numbers of conditional rows, and of rows with a later date or none. */
  depends: number
  later: number
}

type Rows = Pick<Case, 'now' | 'depends' | 'later'>

const values: Record<string, number> = { Y: 1, P: 0.5, N: 0, '-': -1 }

/** `given` lists answers ("A1:Y B1:N"); all other questions are answered `rest`. */
function make(
  name: string,
  user_type: UserType,
  applicability: Applicability,
  given: string,
  rest: 'Y' | 'P' | 'N' | '-',
  first: string,
  rows: Rows,
): Case {
  const ids = listQuestions(questionBank, user_type).map(({ id }) => id)
  const named = given
    .split(' ')
    .filter(Boolean)
    .map((one): [string, number] => [one.split(':')[0] ?? '', values[one.at(-1) ?? ''] ?? -1])
  const answers = Object.fromEntries(ids.map((id) => [id, values[rest] ?? -1]))
  const all = { ...answers, ...Object.fromEntries(named) }
  return { name, user_type, applicability, answers: all, first, ...rows }
}

const none = { practices: ['none'] as 'none'[] }

export const tenCases: readonly Case[] = [
  make(
    '1 video interviews in the UK, emotions read, some rejected unseen',
    'buyer',
    {
      places: ['gb'],
      ranks: 'yes',
      rejects: 'sometimes',
      uses: ['recording'],
      hiresFor: 'ourselves',
      publicBody: 'no',
      ownTool: 'no',
      practices: ['emotions'],
    },
    'A1:Y A2:P A3:N A4:Y A5:P A6:P B1:N B2:P B3:N B4:N B5:Y B6:Y CT1:P CT2:N CT3:N CT4:N C1:Y C2:P C3:Y C4:P C5:P D1:N',
    'N',
    'Switch off the practice you ticked until a lawyer has looked.',
    { now: 'CT1 CT2 CT4 CT3 C2 A2 B4 C5 B2', depends: 0, later: 12 },
  ),
  make(
    '2 an employer in Germany with a works council, nobody rejected unseen',
    'buyer',
    {
      places: ['eu'],
      countries: ['de'],
      ranks: 'yes',
      rejects: 'no',
      uses: ['none'],
      hiresFor: 'ourselves',
      publicBody: 'no',
      ownTool: 'no',
      ...none,
    },
    'A1:Y A2:P A3:P A4:P A5:N A6:P B1:N B2:Y B3:N B4:Y B5:N B6:N CT1:N CT2:N CT3:Y CT4:Y C1:Y C2:Y C3:Y C4:P C5:Y D1:Y',
    'P',
    'Four of your answers leave a duty open that is in force today: 3 No, 1 Partial. Start with: tell candidates that AI is used (days).',
    { now: 'CT1 B6 A2 A5', depends: 0, later: 13 },
  ),
  make(
    '3 an agency in the UK and the EU, everybody rejected by machine',
    'buyer',
    {
      places: ['eu', 'gb'],
      ranks: 'yes',
      rejects: 'always',
      uses: ['targeting'],
      hiresFor: 'clients',
      agencyServices: ['find-jobs', 'supply'],
      publicBody: 'no',
      ownTool: 'no',
      ...none,
    },
    'A1:P A2:N C1:P C3:P B5:P',
    'N',
    'People are turned down unseen: forbidden in the EU, unless a contract needs it, a law allows it or they explicitly consented (GDPR, Article 22).',
    { now: 'CT1 CT2 CT4 D1 B6 C2 A2 CT3 C5 A5 B2 B4 C1 C3 B1', depends: 0, later: 12 },
  ),
  make(
    '4 a vendor of a ranking that trains on customers’ data',
    'vendor',
    {
      places: ['eu', 'gb'],
      ranks: 'yes',
      rejects: 'no',
      uses: ['none'],
      servesCandidates: 'no',
      ownPurposes: 'yes',
      ...none,
    },
    'A2:N A6:N B1:P B3:N B4:N C2:P C5:P D1:P D3:P',
    'Y',
    'Four of your answers leave a duty open that is in force today: 2 No, 2 Partial. Start with: open a risk-management file for each system (weeks).',
    { now: 'A2 C2 B4 C5', depends: 0, later: 5 },
  ),
  make(
    '5 a headquarters in the United States',
    'buyer',
    { places: ['elsewhere'], ranks: 'yes', rejects: 'sometimes', uses: ['chat'], ...none },
    'A1:Y A3:Y C1:Y C3:Y D2:Y B5:Y CT4:Y D6:Y',
    'P',
    'You hire outside the EU and the UK, so nothing here is counted as binding you.',
    { now: '', depends: 12, later: 7 },
  ),
  make(
    '6 a bakery that writes adverts with a chatbot',
    'buyer',
    {
      places: ['gb'],
      ranks: 'no',
      rejects: 'no',
      uses: ['none'],
      hiresFor: 'ourselves',
      publicBody: 'no',
      ownTool: 'no',
      ...none,
    },
    'A1:P A2:N A3:Y A5:P A6:N B6:Y CT4:Y C2:Y C3:Y C5:N D1:Y',
    '-',
    'Most of this is not meant for you: no tool of yours ranks, rejects, chats with, targets or records candidates.',
    { now: 'C5', depends: 0, later: 4 },
  ),
  make(
    '7 forbidden, and Green by points',
    'buyer',
    { places: ['eu'], ranks: 'yes', rejects: 'always', practices: ['emotions'] },
    'D1:N CT1:N B1:N A2:N',
    'Y',
    'One practice you ticked is forbidden in the EU. Stop it first.',
    { now: 'P1 CT1 D1 A2', depends: 0, later: 1 },
  ),
  make(
    '8 nearly all N/A',
    'buyer',
    { places: ['eu', 'gb'], ranks: 'yes', rejects: 'always', practices: ['unsure'] },
    'A1:Y B4:Y C1:Y D5:Y',
    '-',
    'People are turned down unseen: forbidden in the EU, unless a contract needs it, a law allows it or they explicitly consented (GDPR, Article 22).',
    { now: '', depends: 0, later: 0 },
  ),
  make(
    '9 the gravest questions N/A',
    'buyer',
    { places: ['eu', 'gb'], ranks: 'yes', rejects: 'always', ...none },
    'A2:- B1:- B3:- CT1:- CT3:- D1:-',
    'Y',
    'People are turned down unseen: forbidden in the EU, unless a contract needs it, a law allows it or they explicitly consented (GDPR, Article 22).',
    { now: '', depends: 0, later: 0 },
  ),
  make(
    '10 a public body in Northern Ireland',
    'buyer',
    { places: ['ni'], ranks: 'yes', rejects: 'no', publicBody: 'yes', ownTool: 'no', ...none },
    '',
    'N',
    'Twelve of your answers leave a duty open that is in force today: 12 No. Start with: tell candidates that AI is used (days).',
    { now: 'CT1 CT2 CT4 B6 C2 A2 CT3 C1 C5 B2 B4 C3', depends: 0, later: 15 },
  ),
]
