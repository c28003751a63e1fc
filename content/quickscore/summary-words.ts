import type { SummaryVocabulary } from '../../domain/quickscore/summary-sentences.ts'
import { domains } from './question-bank.ts'
import { bandWords } from './words.ts'

/** The result in one or two sentences: on the screen, in the file and in the mail. */
export const summaryVocabulary: SummaryVocabulary = {
  bands: bandWords,
  domains,
  summary: {
    numbers: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
    onEdge: 'on the edge of {band}',
    inHand: { one: '{points} point above its line', more: '{points} points above its line' },
    pointsTo: { one: '{points} point to {band}', more: '{points} points to {band}' },
    reachable: { one: 'one step leads there', more: '{steps} steps lead there' },
    unreachable: 'the steps of the plan alone do not lead there',
    unscored: 'out of reach while nothing counts in {domains}',
    duties: {
      inForce: {
        one: 'You answered No or Partly to one duty already in force.',
        more: 'You answered No or Partly to {count} duties already in force.',
      },
      open: {
        one: 'One duty may already be in force; it depends on answers you did not give.',
        more: '{count} duties may already be in force; they depend on answers you did not give.',
      },
      none: 'No duty that we know to be in force was answered No or Partly.',
      nothingOpen: 'Nothing that counted was answered No or Partly.',
    },
    strongest: 'Strongest: {domain}, {score}%.',
    first: 'Start with: {topic}.',
  },
}
