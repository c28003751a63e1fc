/** Words for a retake and for the comparison with the earlier result. `{name}` is filled in. */

export const retakeWords = {
  open: 'Take it again',
  metaTitle: 'Take your QuickScore again',
  eyebrow: 'QuickScore as {respondent}',
  title: 'Take it again',
  lead: 'Your answers of {date} are filled in. Unchanged answers take one click.',
  points: [
    'It becomes a separate result. The earlier one stays as it is, and deleting one leaves the other.',
    'Your new result shows what has changed: the overall score, each domain and each gap.',
  ],
  start: 'Start with these answers',
  back: 'Back to the result',
  /** If the bank has changed since. */
  bank: 'You answered under question bank {before}; today it is {now}.',
  again: 'Answer again: {ids}.',
  counts: 'What counts as Yes has changed for {ids}: look at them again.',
} as const

export const comparisonWords = {
  title: 'Then and now',
  lead: 'From {before} to {now}.',
  table: {
    label: 'Scores then and now',
    columns: ['Domain', 'Then', 'Now', 'Change'],
    overall: 'Overall',
    score: '{score}%, {band}',
    notScored: 'not scored',
    up: '+{points}',
    down: '−{points}',
    level: 'no change',
    none: 'not comparable',
  },
  lists: {
    closed: { title: 'Gaps closed', none: 'No gaps closed.' },
    opened: { title: 'New gaps', none: 'No new gaps.' },
    stillOpen: { title: 'Still open since then', none: 'Nothing is still open.' },
    setAside: { title: 'No longer counted', none: '' },
  },
  moved: '{before}, now {now}',
  unmoved: '{before}, unchanged',
  unanswered: 'not answered',
  bank: {
    title: 'The question bank has changed since',
    text: 'The earlier answers were given under {before}, these under {now}. Both are scored again under {now} on the {compared} answered both times, so the figures here can differ from the results themselves.',
    without: 'Without a counterpart in the earlier answers: {ids}.',
    all: 'Every current question has a counterpart in the earlier answers.',
    gone: 'No longer asked: {ids}.',
    counts: 'What counts as Yes has changed for {ids}.',
  },
} as const
