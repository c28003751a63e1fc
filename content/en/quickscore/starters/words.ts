import type { StarterId } from '../../../../domain/quickscore/starters.ts'

/** Words around the document starters. `{name}` in a text is filled in. */
export const starterWords = {
  title: 'Drafts to start from',
  lead: 'Drafts in Word, made from your answers. What the law orders you to say is there whatever you answered, with blanks for your facts; a promise beyond it only where you answered Yes. What is not in place yet is marked.',
  /** The name of the file. */
  file: 'draft-not-legal-advice-{id}',
  header: 'Draft, not legal advice. {review}',
  reviewed: 'Reviewed by {by} on {date}',
  notReviewed: 'Not yet reviewed by a lawyer',
  footer: 'Prepared from your own answers of {date}; not legal advice',
  columns: ['What', 'Entry', 'Why'],
  goodPractice: 'Good practice',
  risks: {
    title: 'Risks to candidates',
    columns: ['Risk', 'Likelihood', 'Severity', 'Measure and proof', 'Owner', 'Remaining risk'],
    likelihood: '[remote, possible or probable]',
    severity: '[minimal, some or severe]',
    owner: '[name, due on]',
    remaining: '[likelihood and severity with the measure; accepted by, on]',
  },
  inside: {
    title: 'For you: delete everything from here on before you send it',
    open: 'Left out of the text, since it is not in place or not settled',
    /** After the name of a law that binds later. */
    from: 'from {date}',
    ifHighRisk: ', if high-risk',
    basis: 'What each sentence is based on',
    columns: ['Sentence', 'Based on'],
  },
  end: {
    title: 'About this document',
    lines: ['Owner: [name]', 'Version: [number]', 'Date: [date]', 'Next review: [date]'],
    said: 'Prepared from your own answers; not legal advice.',
    gaps: 'Brackets are for you: fill in, settle or strike out each before anyone outside reads this.',
  },
} as const

/** Notes at the top of a notice, on ticked practices. */
export const practiceNotes = {
  forbidden:
    '[Do not publish before this is settled: {tools} is marked with a practice that the EU AI Act forbids.]',
  emotionsInUk:
    '[Do not publish before this is settled: {tools} reads emotions or mood. The ICO warned on 26 October 2022 that it had seen no emotion analysis that meets data-protection law. Where it reads health or another special category, even in part, a machine alone may not decide (UK GDPR, Article 22B).]',
  noTool: 'a tool',
} as const

declare module '../../../../domain/vocabulary.ts' {
  interface Vocabulary {
    starters: typeof starterVocabulary
  }
}

/** `{id}`, `{topic}`, `{step}` and `{question}` are filled in. */
export const starterVocabulary = {
  progress: '[in progress: {topic} ({id}). {step}]',
  gap: '[gap: {topic} ({id}) is not in place. To do: {step}]',
  question: '[to be settled ({id}): {question}]',
  before: {
    gap: '[Before you publish: {topic} ({id}) is not in place. Candidates have this right whatever the notice says: {step}]',
    progress:
      '[Before you publish: {topic} ({id}) is only partly in place. Candidates have this right whatever the notice says: {step}]',
  },
  /** For a question that this role does not get. */
  notAsked: '[to be settled ({id}): you were not asked this]',
}

export const starterNames: Readonly<Record<StarterId, string>> = {
  'candidate-notice-eu': 'Notice to candidates, EU',
  'candidate-notice-uk': 'Notice to candidates, UK',
  'decision-message': 'Decision letter to a candidate',
  'contest-answer': 'Reply to a candidate who contests a decision',
  'dpia-for-ranking': 'Impact assessment for a ranking tool',
  'register-of-ai-tools': 'Register of AI tools',
  'human-review-log': 'Human review log',
  'adjustments-log': 'Adjustments log',
  'ai-literacy-record': 'AI literacy record',
  'incident-sheet': 'Incident record',
  'cover-letter-to-suppliers': 'Letter to suppliers',
  'clause-on-training-data': 'Supplier clause on training data',
}
