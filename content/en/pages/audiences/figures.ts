/** Words of the figures on the audience pages; their content comes from the law and the bank. */

/** The path of one application, with the question whose duties are shown at each step. */
export const applicationJourney = {
  title: 'One application, and every duty along the way',
  lead: 'Five steps of an ordinary application to an in-house team, each with its duties, EU and UK side by side.',
  steps: [
    { name: 'The candidate applies', question: 'CT1' },
    { name: 'The tool reads the CV', question: 'C2' },
    { name: 'The tool ranks candidates', question: 'D1' },
    { name: 'The decision goes out', question: 'CT3' },
    { name: 'The file is kept', question: 'C3' },
  ],
  note: 'Only the first duty on each side is shown, with its conditions.',
  all: { text: 'Every provision, EU and UK side by side', href: '/law' },
} as const

/** A buyer's questionnaire as a vendor can answer it, from the vendor's wording of the bank. */
export const filledQuestionnaire = {
  label: 'Specimen',
  title: "A buyer's questionnaire, filled in",
  lead: 'Four QuickScore questions for vendors, each with an answer and the evidence behind it.',
  columns: ['The buyer asks', 'Answer', 'Evidence'],
  answers: [
    { question: 'B3', counts: 'yes' },
    { question: 'D4', counts: 'yes' },
    { question: 'D5', counts: 'partial' },
    { question: 'C5', counts: 'yes' },
  ],
  all: { text: 'What to keep for every question', href: '/evidence' },
} as const

/** The scores of all organisations; shown once there are enough. `{name}` is filled in. */
export const scoreDistribution = {
  title: 'How the scores are spread',
  summary: 'Median {median}%. The middle half lies between {lower}% and {upper}%.',
  basis: 'From {count}, all self-reported. As of {date}.',
  /** For screen readers: a column of the drawing. */
  column: '{from} to {to}%: {count}',
  notOpen: 'Not open yet',
  axis: 'Overall score, in tens. Dashed lines show where Amber and Green begin.',
  closed:
    'The distribution opens at {opens} organisations; {count} so far. Until then it would say more about individual answers than about the market.',
} as const

/** One entry of the ledger of law. */
export const ledgerEntry = {
  label: 'Specimen',
  title: 'An entry in the law ledger',
  lead: 'We record every provision behind our questions like this: what it asks, who it binds, since when, what we base on it, and when we last compared it with our notes.',
  provision: 'gdpr-22-3',
  all: { text: 'See the full ledger', href: '/law' },
} as const
