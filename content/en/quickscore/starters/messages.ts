import type { Starter, StarterLine } from '../../../../domain/quickscore/starters.ts'
import { starterNames } from './words.ts'

const safeguards = ['gdpr-22-3', 'uk-gdpr-22c']
const explanation = ['gdpr-15-1-h', 'uk-gdpr-15-1-h', 'cjeu-c-203-22']

const byMachine = 'A computer program made this decision; no person decided it.'
const byPerson = 'A person decided this, with the help of [tool].'
const strikeOut = `[Strike out one:] ${byMachine} / ${byPerson}`

/** Required if a program decided alone, or may have; good practice if a person did. */
const sayChoices = (
  line: Pick<StarterLine, 'when' | 'basis' | 'needs' | 'watches'>,
): StarterLine[] => [
  {
    ...line,
    text: 'At no cost and in any way you like you can tell us what was overlooked or is wrong, have a person look at your application and decide again, and contest the decision.',
  },
  {
    ...line,
    text: 'Write to [contact]; two words are enough, and you need not give reasons. Write by [date] if you can: until then the place [stays open, or what happens]; later we still answer.',
    follows: true,
  },
]

const because =
  'It was made on [date], because [the two or three facts about this person that weighed most].'

const complainToUs: StarterLine = {
  text: 'You can complain to us as well: [form, address].',
  basis: ['dpa-164a'],
  watches: ['B4'],
  when: 'uk',
  follows: true,
}

export const decisionMessage: Starter = {
  id: 'decision-message',
  title: starterNames['decision-message'],
  lead: 'For a candidate who is turned down, when the decision is made. The notice before use is a separate document. The law sets no period for the answer.',
  heading: 'Our decision on your application',
  layout: 'text',
  review: null,
  lines: [
    {
      text: 'Dear [name], we will not be taking your application for [job] further.',
      basis: ['Good practice'],
    },
    {
      text: byMachine,
      basis: ['uk-gdpr-22c', ...explanation],
      when: 'always',
      follows: true,
    },
    { text: strikeOut, basis: ['uk-gdpr-22c', ...explanation], when: 'sometimes', follows: true },
    { text: strikeOut, basis: ['uk-gdpr-22c', ...explanation], when: 'unsettled', follows: true },
    {
      text: byPerson,
      basis: ['gdpr-22-1', 'uk-gdpr-22a'],
      needs: ['D1'],
      otherwise: strikeOut,
      when: 'person',
      follows: true,
    },
    {
      text: because,
      basis: [...explanation, 'uk-gdpr-22c'],
      watches: ['B2'],
      when: 'owed',
      follows: true,
    },
    { text: because, basis: explanation, needs: ['B2'], when: 'offered', follows: true },
    {
      text: 'It used [data] and did not use [data].',
      basis: explanation,
      needs: ['C2'],
      follows: true,
    },
    ...sayChoices({ when: 'owed', basis: safeguards, watches: ['CT3'] }),
    ...sayChoices({ when: 'offered', basis: ['Good practice'], needs: ['CT3'] }),
    {
      text: 'You can also ask for a copy of your data and an explanation: [how].',
      basis: explanation,
    },
    {
      text: 'If you think that our use of your data breaks the law, you can complain to [authority, address].',
      basis: ['Good practice'],
      follows: true,
    },
    complainToUs,
  ],
}

export const contestAnswer: Starter = {
  id: 'contest-answer',
  title: starterNames['contest-answer'],
  lead: 'For a candidate who contested a decision. Keep a record: date received, reviewer, what was looked at, changed or not, days taken.',
  heading: 'What we found when we looked again',
  layout: 'text',
  review: null,
  lines: [
    { text: 'Thank you for your message of [date].', basis: safeguards },
    {
      text: '[Name, role] had no part in the first decision, may change it, and has read your application and what you wrote.',
      basis: [...safeguards, 'uk-gdpr-22a'],
      watches: ['CT3'],
      follows: true,
    },
    {
      text: '[He or she] looked at [what] and did not rely on the score.',
      basis: safeguards,
      follows: true,
    },
    {
      text: 'Outcome: [we have changed the decision, and how; or: we have not changed it].',
      basis: safeguards,
    },
    {
      text: 'Our reasons, on each point that you made: [in plain words].',
      basis: [...safeguards, ...explanation],
      follows: true,
    },
    {
      text: 'We found a fault: [what it was, who else it may have affected, what we are doing; strike out where there was none].',
      basis: ['gdpr-5-1-d', 'uk-gdpr-5-1-d'],
      follows: true,
    },
    {
      text: 'You can complain to [authority, address].',
      basis: ['Good practice'],
    },
    complainToUs,
    {
      text: 'A claim to an employment tribunal has a short time limit, and Acas must be contacted first. You may want advice.',
      basis: ['Good practice'],
      when: 'gb',
      follows: true,
    },
    {
      text: 'Nothing that you asked for or complained of counts against you, now or when you apply again.',
      basis: ['Good practice'],
    },
  ],
}
