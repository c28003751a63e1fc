import { lawVocabulary } from './law-words.ts'
import { domains } from './question-bank.ts'
import { bandWords } from './words.ts'

declare module '../../../domain/vocabulary.ts' {
  interface Vocabulary {
    summary: typeof summaryVocabulary
  }
}

/** The score in one sentence, for the screen, the file and the mail. */
export const summaryVocabulary = {
  bands: bandWords,
  domains,
  summary: {
    /** The score and its number of questions, before the position. */
    score: 'Score {score}%, from {counted} of {total} questions.',
    numbers: lawVocabulary.numbers,
    onEdge: 'on the edge of {band}',
    inHand: { one: '{points} point above its line', more: '{points} points above its line' },
    pointsTo: { one: '{points} point to {band}', more: '{points} points to {band}' },
    reachable: { one: 'one step gets you there', more: '{steps} steps get you there' },
    unreachable: 'the steps of the plan alone do not get you there',
    unscored: 'out of reach while nothing counts in {domains}',
  },
}
