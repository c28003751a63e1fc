import type { Practice, PracticeWarning } from '../../../domain/law/applicability.ts'
import type { DutySources } from '../../../domain/law/duty-sentences.ts'
import type { LegalWeight, PlannedStep } from '../../../domain/quickscore/action-plan.ts'
import type { ExistingTools } from '../../../domain/quickscore/report.ts'
import { dutyVocabulary, jurisdictionNames } from '../duties/words.ts'
import { comparedOn } from '../legal-references/compared-on.ts'
import { legalReferences } from '../legal-references/index.ts'
import { disclosure } from './disclosure.ts'
import { effortWords, statusWords } from './words.ts'

export const dutySources: DutySources = {
  references: legalReferences,
  words: dutyVocabulary,
  statuses: statusWords,
  jurisdictions: jurisdictionNames,
}

declare module '../../../domain/vocabulary.ts' {
  interface Vocabulary {
    law: typeof lawVocabulary
    weights: typeof weightWords
  }
}

/**
 * The legal sentences of a result, the same everywhere. A first sentence must be clear by itself,
 * in 25 words at most; `after` is the form that follows another statement.
 */
export const lawVocabulary = {
  /** From zero; larger numbers are written as figures. */
  numbers: [
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  efforts: effortWords,
  places: {
    eu: 'the European Union',
    gb: 'Great Britain',
    ni: 'Northern Ireland',
  },
  law: {
    smallUse:
      'Most of this is not meant for you: no tool of yours ranks, rejects, chats with, targets or records candidates.',
    /** Questions that also concern a small use. */
    meant: 'Meant for every use of AI in hiring: {topics}.',
    elsewhere: {
      buyer: 'You hire outside the EU and the UK, so nothing here is counted as binding you.',
      vendor:
        'Your customers hire outside the EU and the UK, so nothing here is counted as binding you.',
    },
    forbidden: {
      one: 'One practice you ticked is forbidden in the EU. Stop it first.',
      more: '{Count} practices you ticked are forbidden in the EU. Stop them first.',
    },
    forbiddenIf: {
      one: 'One practice you ticked is forbidden in the EU. If people are hired there, stop it first.',
      more: '{Count} practices you ticked are forbidden in the EU. If people are hired there, stop them first.',
    },
    /** Outside the EU; followed by `onlyThis` if nothing else is open. */
    switchOff: {
      one: 'Switch off the practice you ticked until a lawyer has looked.',
      more: 'Switch off the {count} practices you ticked until a lawyer has looked.',
    },
    onlyThis: 'No other duty in force is open on your answers.',
    /** In the EU, candidates are rejected before a person has looked. */
    unseen:
      'People are turned down unseen: forbidden in the EU, unless a contract needs it, a law allows it or they explicitly consented (GDPR, Article 22).',
    /** No place is known; `most` if most questions were left out too. */
    noPlace: {
      buyer: {
        few: 'Say where you hire: until then no duty can be counted as binding you.',
        most: 'You left out {n} of {total} questions and did not say where you hire: nothing can be said of your duties.',
      },
      vendor: {
        few: 'Say where your customers hire: until then no duty can be counted as binding you.',
        most: 'You left out {n} of {total} questions and did not say where your customers hire: nothing can be said of your duties.',
      },
    },
    binding: {
      one: 'One of your answers leaves a duty open that is in force today. Start with: {step} ({effort}).',
      more: '{Count} of your answers leave a duty open that is in force today: {answers}. Start with: {step} ({effort}).',
      after: {
        one: 'One of your answers leaves a duty open that is in force today: {step} ({effort}).',
        more: '{Count} of your answers leave a duty open that is in force today: {answers}. The first of them: {step} ({effort}).',
      },
    },
    /** The answers behind a binding statement: "3 No, 1 Partial". */
    below: { no: '{count} No', partial: '{count} Partial' },
    uncounted: {
      duty: {
        one: 'You marked N/A on a question where a duty binds you today: {topics}. Check it first.',
        more: 'You marked N/A on {count} questions where a duty binds you today: {topics}. Check them first.',
        after: {
          one: 'You marked N/A on a question where a duty binds you today: {topics}. Check it.',
          more: 'You marked N/A on {count} questions where a duty binds you today: {topics}. Check them.',
        },
      },
      place: {
        one: 'You left out a question where a duty may bind you: {topics}.',
        more: 'You left out {count} questions where a duty may bind you: {topics}.',
      },
      contradiction: {
        one: 'Your N/A contradicts what you said about your tools: {topics}. Check it first.',
        more: '{Count} N/A answers contradict what you said about your tools: {topics}. Check them first.',
        after: {
          one: 'Your N/A contradicts what you said about your tools: {topics}. Check it.',
          more: '{Count} N/A answers contradict what you said about your tools: {topics}. Check them.',
        },
      },
      unanswered: {
        one: 'One question where a duty binds you today is not answered: {topics}.',
        more: '{Count} questions where a duty binds you today are not answered: {topics}.',
      },
      yes: {
        one: 'Your Yes contradicts what you said about your tools: {topics}. Check it.',
        more: 'Your Yes answers contradict what you said about your tools: {topics}. Check them.',
      },
    },
    /** If no place is known; otherwise `depends`, for other facts. */
    dependsOnPlace: {
      one: 'One of your answers may leave a duty open: that depends on where people are hired.',
      more: '{Count} of your answers may leave a duty open: that depends on where people are hired.',
    },
    depends: {
      one: 'One of your answers may leave a duty open: that depends on something you haven’t told us.',
      more: '{Count} of your answers may leave a duty open: that depends on what you haven’t told us.',
      after: {
        one: 'One more depends on something you haven’t told us.',
        more: '{Count} more depend on what you haven’t told us.',
      },
    },
    /** Open questions if no answer leaves a duty open. */
    unsettled: {
      safeguarded: {
        alone:
          'No duty in force is open, if no special-category data is used when people are turned down unseen (UK GDPR, Article 22B).',
        after:
          'No other duty in force is open, if no special-category data is used when people are turned down unseen (UK GDPR, Article 22B).',
      },
      practices: {
        alone:
          'No other duty in force is open on your answers; whether a tool does something forbidden is not settled.',
        after: 'Whether a tool does something forbidden is not settled.',
      },
      open: {
        alone:
          'No other duty in force is open on your answers; whether people are turned down unseen is not settled.',
        after: 'Whether people are turned down unseen is not settled.',
      },
      customers: {
        alone:
          'No other duty in force is open on your answers; whether people who are turned down unseen get the four safeguards is not settled.',
        after:
          'Whether people who are turned down unseen get the four safeguards (UK GDPR, Article 22C) is not settled.',
      },
      leftOut: {
        alone:
          'You left out questions that may carry a duty: that depends on what you haven’t told us.',
        after:
          'You left out questions that may carry a duty: that depends on what you haven’t told us.',
      },
    },
    unconfirmed: {
      one: 'No duty that we could confirm is open on your answers; one may bind you: {topics}.',
      more: 'No duty that we could confirm is open on your answers; {count} may bind you: {topics}.',
      after: {
        one: 'One that we could not confirm may bind you: {topics}.',
        more: '{Count} that we could not confirm may bind you: {topics}.',
      },
    },
    noneOpen: 'No duty in force is open on your answers.',
    andMore: { one: 'one more', more: '{count} more' },
    madeFor: {
      places: 'Made for {places}.',
      withElsewhere: 'Made for {places}. The law of other countries is not covered.',
      /** If only the United Kingdom is ticked. */
      reach:
        'If your tool’s output is used in the European Union, for a job there for example, the EU AI Act reaches you too (Article 2(1)(c)): tick the European Union.',
      everywhere:
        'Made for {places}, because no place of hiring was named. Nothing is counted as binding you until one is.',
      elsewhereOnly:
        'The duties of {places} are shown without being counted, because hiring is elsewhere. The law of other countries is not covered.',
    },
  },
  sums: {
    steps: { one: 'One step:', more: '{count} steps:' },
    days: { one: '{count} takes days', more: '{count} take days' },
    weeks: { one: '{count} takes weeks', more: '{count} take weeks' },
    quarter: { one: '{count} takes a quarter or more', more: '{count} take a quarter or more' },
    /** Replaces the count of one step. */
    it: 'it',
    carries: '{owner} owns {count}.',
    all: { one: '{owner} owns it.', more: '{owner} owns all of them.' },
  },
  change: {
    up: {
      one: '{score}%, up 1 point since {date}.',
      more: '{score}%, up {points} points since {date}.',
    },
    down: {
      one: '{score}%, down 1 point since {date}.',
      more: '{score}%, down {points} points since {date}.',
    },
    level: '{score}%, the same as on {date}.',
    /** If the questions have changed: both are rescored on common questions. */
    rescored: {
      one: 'Both scores count only the one question that was answered both times, because the questions have changed.',
      more: 'Both scores count only the {compared} questions that were answered both times, because the questions have changed.',
    },
    closed: { one: 'One gap closed', more: '{Count} gaps closed' },
    noneClosed: 'No gap closed',
    opened: { one: 'one new', more: '{count} new' },
    noneOpened: 'none new',
  },
  lateness: {
    late: {
      one: 'Taking one step at a time, {owner} finishes a day too late.',
      more: 'Taking one step at a time, {owner} finishes {days} days too late.',
    },
    people: 'With {people} people, or {help}, {owner} finishes by {date}.',
    /** If one person for each step is not enough. */
    even: 'Even with one person for each step, {owner} finishes no earlier than {date}.',
    help: { one: 'help with one step', more: 'help with {count} steps' },
  },
  due: {
    now: 'due now',
    ifItBinds: 'due now if it binds you',
    late: { one: '1 day too late', more: '{days} days too late' },
  },
}

const inUse = 'High-risk tools on the market or in use before 2 December 2027'
const alreadyNow = 'Articles 4, 5 and 50 apply to them already'

/** Legal words of a report besides its sentences. */
export const lawWords = {
  title: 'What the law says about your answers',
  /** For respondents who also hire elsewhere. */
  unitedStates: { text: 'If you also hire in the United States', href: '/law/united-states' },
  isReadStrictly:
    'You said that nobody is turned down before a person has looked, and that no person reviews decisions. The stricter reading is used.',
  mayBeProvider:
    'You are not sure whether you built or changed the tool: check whether you are its provider under the EU AI Act, who has duties of its own.',
  isCheckOpen: 'The check for forbidden practices was not answered.',
  /** A note on later duties of the AI Act, shown once, where such duties first appear. */
  existingTools: {
    private: `${inUse} are caught only once their design changes significantly after that day (AI Act, Article 111(2)); ${alreadyNow}.`,
    either: `${inUse} are caught only once their design changes significantly after that day (AI Act, Article 111(2)); those meant for public authorities by 2 August 2030 in any case; ${alreadyNow}.`,
    public: `${inUse} are caught once their design changes significantly, and by 2 August 2030 in any case where they are meant for public authorities (AI Act, Article 111(2)); ${alreadyNow}.`,
  } satisfies Record<ExistingTools, string>,
  disclosure,
  compared: 'Compared with our notes on {date}; paraphrased, and not legal advice.',
  comparedOn,
} as const

/** The questions that also concern a use of AI that neither ranks nor rejects. */
export const meantForAll: readonly string[] = ['A1', 'A5', 'A6', 'C2', 'C5']

/** Titles of the warnings. */
export const practiceTitles: Readonly<Record<PracticeWarning, string>> = {
  forbidden: 'Stop this first',
  emotionsInUk: 'Switch this off until a lawyer has looked',
  elsewhere: 'Switch this off until a lawyer has looked',
  unsure: 'Ask your suppliers first',
}

/** Warnings above the score; each is true only for its respondents. */
export const practiceWarnings: Readonly<Record<PracticeWarning, string>> = {
  forbidden:
    'You ticked a practice that the EU AI Act has forbidden since 2 February 2025, unless a narrow exception applies. Switch it off until a lawyer has looked at it. Fines reach EUR 35 million or 7% of worldwide turnover, whichever is higher; for small and medium-sized firms whichever is lower.',
  emotionsInUk:
    'Reading emotions is forbidden in the EU, and that prohibition does not reach hiring that stays in the UK. The ICO warned on 26 October 2022 that it had seen no emotion analysis that meets data-protection law. Where health or another special category is read, even in part, a machine alone may not decide (UK GDPR, Article 22B). Switch it off until a lawyer has looked.',
  elsewhere:
    'You ticked a practice that is forbidden in the EU. That prohibition does not reach hiring that stays outside it; the law there may forbid it all the same. Switch the practice off until a lawyer has looked.',
  unsure: 'We could not rule out a forbidden practice. Ask each supplier in writing this week.',
}

/** Rows before the plan, one for each ticked practice. */
export const practiceStops: Readonly<Record<Practice, PlannedStep>> = {
  emotions: stop('P1', 'Stop reading emotions', 'stop reading emotions from faces and voices'),
  'biometric-sorting': stop('P2', 'Stop sorting by body data', 'stop sorting people by body data'),
  'social-scoring': stop('P3', 'Stop social scoring', 'stop scoring people on social behaviour'),
  exploiting: stop('P4', 'Stop exploiting weakness', 'stop exploiting age, disability or need'),
  'face-scraping': stop('P5', 'Stop face scraping', 'stop gathering faces in bulk'),
}

function stop(id: string, topic: string, inShort: string): PlannedStep {
  return {
    id,
    domain: 'governance',
    topic,
    inShort,
    owner: 'Leadership',
    effort: 'S',
    nextStep: `${inShort.charAt(0).toUpperCase()}${inShort.slice(1)}: switch it off until a lawyer has looked at it.`,
    whyWeAsk:
      'The EU AI Act forbids it outright, whatever the score, unless a narrow exception applies.',
    evidence:
      'The date on which it was switched off, the name of the person who did it, the supplier’s written answer, and the lawyer’s note.',
  }
}

/** Conditions of duties while the place of hiring is open; `{places}` is filled in. */
const placeWords = {
  hires: {
    buyer: 'if you hire in {places}',
    vendor: 'if your customers hire in {places}',
  },
  lands: {
    EU: 'the EU',
    UK: 'the UK',
    GB: 'Great Britain',
    NI: 'Northern Ireland',
    International: 'any country',
  },
} as const

/** Legal weights of a row; `{conditions}` and `{date}` are filled in. */
const legalWeightWords: Readonly<Record<LegalWeight, string>> = {
  /** For a ticked practice; without a place, its row names the condition. */
  forbidden: 'Forbidden in the EU',
  prohibited: 'Going without it is prohibited',
  duty: 'Duty in force',
  depends: 'A duty {conditions}',
  unconfirmed: 'May bind you: not confirmed',
  ahead: 'Duty from {date}, {conditions}',
  outcome: 'Unlawful if it shows a gap you cannot justify',
  supports: 'Law in force supports it',
  goodPractice: 'Good practice',
}

export const weightWords = {
  weights: legalWeightWords,
  conditions: dutyVocabulary.conditions,
  ...placeWords,
}
