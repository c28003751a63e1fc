import type { Place, PracticeAnswer } from '../../domain/law/applicability.ts'
import type { UserType } from '../../domain/quickscore/questions.ts'

/** Asked beside the details, and again on the result. */
export const placesWords = {
  legend: {
    buyer: 'Where are the people whom you hire?',
    vendor: 'Where do your customers hire?',
  } satisfies Record<UserType, string>,
  hint: 'Optional; tick all that apply. It decides which law the report shows, never the score.',
  options: {
    eu: 'European Union',
    gb: 'Great Britain',
    ni: 'Northern Ireland',
  } satisfies Record<Place, string>,
} as const

/** The questions on where somebody hires and what their tools do: no thought twice, no legal term. */
export const applicabilityWords = {
  title: 'Where you hire, what your tools do',
  lead: 'Each can be left out. None of them changes your score: they decide which duties are shown, and in which order.',
  ranks: {
    buyer: 'Does any tool rank, score, match or reject candidates?',
    vendor: 'Does any of your products rank, score, match or reject candidates?',
  },
  rejects: {
    buyer: 'Is anyone turned down before a person has looked at their application?',
    vendor:
      "Is anyone turned down by your product's default settings before a person has looked at their application?",
  },
  publicBody: 'Are you a public body, or do you run a public service for one?',
  ownTool: 'Did you build the tool, put your own name on it or change it substantially?',
  servesCandidates: 'Do candidates use a service of yours to find work, such as a job board?',
  ownPurposes:
    "Do you use customers' candidate data for purposes of your own, such as training a model?",
  yesNo: { yes: 'Yes', no: 'No', unsure: 'Not sure' },
  rejections: { always: 'Yes, always', sometimes: 'Yes, sometimes', no: 'No', unsure: 'Not sure' },
  practices: {
    legend: 'Does any tool that you use or sell for hiring do one of these?',
    options: {
      emotions:
        'Read emotions or mood from a face, a voice or a body, for example in a video interview',
      'biometric-sorting':
        'Use a face, a voice or other body data to work out race, politics, union membership, religion, sex life or orientation',
      'social-scoring':
        'Score people on their social behaviour or personality and use it against them in an unrelated matter, or out of proportion',
      exploiting:
        "Exploit someone's age, disability or money trouble so that they act against their own interest",
      'face-scraping':
        'Build or widen a face-recognition database from pictures gathered in bulk from the internet or cameras',
      none: 'None of these',
      unsure: 'Not sure',
    } satisfies Record<PracticeAnswer, string>,
  },
  open: 'Say what your tools do',
  submit: 'Update the report',
  back: 'Back to the result',
  updated: {
    title: 'Report updated',
    description: 'Duties and order follow your answers. The score is the same.',
  },
  notStored: {
    title: 'Not stored',
    description:
      'The report on this page follows your answers, but they could not be stored. Please try again.',
  },
  refused: 'Nothing was changed',
  noneBeside: '"None of these" cannot be ticked beside another box.',
} as const
