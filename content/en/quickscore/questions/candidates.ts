import type { Question } from '../../../../domain/quickscore/questions.ts'

/** Fairness & Accountability, second part: what candidates are told. CT1 to CT4, employers only. */
export const candidateQuestions: readonly Question[] = [
  {
    id: 'CT1',
    domain: 'fairness',
    topic: 'Candidates told',
    inShort: 'tell candidates that AI is used',
    weight: 1,
    userTypes: ['buyer'],
    text: 'Are candidates told, before AI is used on their application, that it takes part in the decision?',
    helperText:
      'Counts: a clear notice on every route, in the language of the advert, before any screening, scoring, chat or voice interview, including where data came from sourcing or an agency. A line buried in the general privacy policy is Partial.',
    whyWeAsk:
      'Candidates cannot ask for an adjustment, question a result or exercise a right if they do not know that a system is used.',
    counts: {
      yes: 'Every route shows the notice before any AI is used, sourced candidates included.',
      partial: 'On some routes only, afterwards, or buried in the privacy policy.',
      no: 'Candidates are not told.',
    },
    evidence:
      'The notice per route as candidates see it, agencies and job boards included, with the first and last day of its use.',
    owner: 'HR',
    effort: 'S',
    nextStep:
      'Put a two-sentence AI notice on every application route, before any screening starts, and keep dated screenshots of it.',
    firstHour: 'List every route by which candidates reach you, and mark those without a notice.',
  },
  {
    id: 'CT2',
    domain: 'fairness',
    topic: 'System explained',
    inShort: 'explain to candidates how each tool works',
    weight: 1,
    userTypes: ['buyer'],
    text: 'Are candidates told in plain words how the system works, what information it looks at and what follows from its result?',
    helperText:
      'Counts: half a page in plain words on the purpose, what goes in and what is ignored, how it is weighed, how accurate it is and for which groups less so, who decides, what safeguards exist and who to ask. "Accuracy not known", written honestly, counts; silence does not.',
    whyWeAsk:
      'Candidates who know what the system looks at can give the right information, spot an error and accept the outcome.',
    counts: {
      yes: 'A plain explanation of each system in use is published and matches the current version.',
      partial: 'Published for some systems, out of date, or too technical to follow.',
      no: 'No explanation beyond the fact that AI is used.',
    },
    evidence:
      'The published explanation of each system with its date and version, and a reading test by two outsiders.',
    owner: 'HR',
    effort: 'S',
    nextStep:
      'Write half a page per system on what goes in, how it is weighed and who decides; test it on outsiders.',
  },
  {
    id: 'CT3',
    domain: 'fairness',
    topic: 'Contest and fresh look',
    inShort: 'let candidates contest a rejection with a person',
    weight: 1,
    userTypes: ['buyer'],
    text: 'Can a candidate contest an outcome in which AI took part, and have a person look at the application again?',
    helperText:
      'Counts: the rejection says how to contest it, and candidates need not give reasons; another reviewer, not bound by the score, looks afresh within a set time and can change the outcome. A reply that repeats the score is No.',
    whyWeAsk:
      'Where a significant decision was solely automated, candidates have this right today; in all other cases, a second look is how you find your own errors.',
    counts: {
      yes: 'Offered in every rejection, done by a person within a set time, and able to change the outcome.',
      partial: 'Possible on request but not announced, without a deadline, or for some roles only.',
      no: 'Outcomes are final, or the system itself takes the second look.',
    },
    evidence:
      'The wording in the rejection, the list of reviewers, and a log of requests with the time taken and the outcomes, changed ones included.',
    owner: 'HR',
    effort: 'M',
    nextStep:
      'Name reviewers who may change the outcome, set a deadline, and say in every rejection how to ask for a fresh look.',
  },
  {
    id: 'CT4',
    domain: 'fairness',
    topic: 'Contact details',
    inShort: 'give candidates a contact that answers',
    weight: 1,
    userTypes: ['buyer'],
    text: 'Do candidates know who to contact about the use of AI in their application, including your data-protection contact?',
    helperText:
      'Counts: a role with an address that is answered, in the AI notice and in every decision message, with the data-protection contact and the right to complain beside it. A no-reply sender is No.',
    whyWeAsk:
      'A question that reaches the right desk early seldom grows into a complaint to an authority.',
    counts: {
      yes: 'Both contacts, and how to complain, are in the notice and in every decision message.',
      partial: 'Only in the privacy policy, only one of the two, or answered irregularly.',
      no: 'No contact is given, or messages come from a no-reply address.',
    },
    evidence:
      'The notice and the decision messages with their contact lines, and a log that shows how soon messages are answered.',
    owner: 'HR',
    effort: 'S',
    nextStep:
      'Add a contact address that is answered, and your data-protection contact, to the AI notice and every decision message.',
  },
]
