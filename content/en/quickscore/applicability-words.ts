import type {
  AgencyService,
  Country,
  HiringPlace,
  OtherUse,
  PracticeAnswer,
} from '../../../domain/law/applicability.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'

/** Asked before the first question, at the details, and on the result while unanswered. */
export const placesWords = {
  legend: {
    buyer: 'Where do you hire?',
    vendor: 'Where do your customers hire?',
    /** Before the role is known. */
    either: 'Where do you, or your customers, hire?',
  } satisfies Record<UserType | 'either', string>,
  hint: 'Tick all that apply. It decides which law the report shows, never the score.',
  options: {
    eu: 'European Union',
    gb: 'Great Britain',
    ni: 'Northern Ireland',
    elsewhere: 'Somewhere else',
    unsaid: 'I’d rather not say',
  } satisfies Record<HiringPlace | 'unsaid', string>,
} as const

/** Questions on places of hiring and on what the tools do: no repetition, no legal terms. */
export const applicabilityWords = {
  title: 'Where you hire, what your tools do',
  lead: 'All are optional. None changes your score: they decide which duties are shown, and in which order.',
  ranks: {
    buyer: 'Does any tool rank, score, match or reject candidates?',
    vendor: 'Does any of your products rank, score, match or reject candidates?',
  },
  rejects: {
    buyer: 'Is anyone turned down before a person has looked at their application?',
    vendor:
      "Is anyone turned down by your product's default settings before a person has looked at their application?",
  },
  hiresFor: 'Do you hire for yourselves, for clients, or both?',
  hiringFor: { ourselves: 'Ourselves', clients: 'Clients', both: 'Both', unsure: 'Not sure' },
  agencyServices: {
    legend: 'What do you do for clients?',
    options: {
      'find-jobs': 'Find jobs for people',
      supply: 'Supply our own temporary staff',
      rpo: 'Run the client’s recruiting',
      'job-board': 'Run a job board',
    } satisfies Record<AgencyService, string>,
  },
  countries: {
    legend: 'Which countries of the European Union?',
    options: {
      de: 'Germany',
      at: 'Austria',
      nl: 'Netherlands',
      fr: 'France',
      es: 'Spain',
      it: 'Italy',
      be: 'Belgium',
      pl: 'Poland',
      ie: 'Ireland',
      other: 'Another EU country',
    } satisfies Record<Country, string>,
  },
  uses: {
    legend: {
      buyer: 'Does any tool do one of these?',
      vendor: 'Does any of your products do one of these?',
    },
    options: {
      chat: 'Chat or speak with candidates',
      targeting: 'Choose who is shown an advert',
      recording: 'Record or transcribe interviews',
      none: 'None of these',
    } satisfies Record<OtherUse, string>,
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
  /** Button at a group of the plan that one answer settles. */
  settle: 'Answer',
  submit: 'Update the report',
  back: 'Back to the result',
  updated: {
    title: 'Report updated',
    description: 'Duties and their order follow your answers. The score is the same.',
  },
  notStored: {
    title: 'Not stored',
    description:
      'The report on this page follows your answers, but they could not be stored. Please try again.',
  },
  refused: 'Nothing was changed',
  noneBeside: '"None of these" cannot be ticked together with another box.',
} as const
