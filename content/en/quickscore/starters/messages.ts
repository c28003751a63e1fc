import type { Starter, StarterLine } from '../../../../domain/quickscore/starters.ts'
import { starterNames } from './words.ts'

const safeguards = ['gdpr-22-3', 'uk-gdpr-22c']
const explanation = ['gdpr-15-1-h', 'uk-gdpr-15-1-h', 'cjeu-c-203-22']

/** Owed where a program decided alone; good practice where a person did. */
function sayChoices(
  when: 'solely-automated' | 'person-decides',
  basis: readonly string[],
): StarterLine[] {
  return [
    {
      text: 'Until [date, some weeks ahead], at no cost and in any way you like, you can tell us what was overlooked or is wrong, ask that a person look at your application and decide again, or contest the decision and have it checked by somebody who may change it.',
      basis,
      needs: ['CT3'],
      when,
    },
    {
      text: 'Write to [contact]; two words are enough, and you need not give reasons. We answer by [date]. Until then the place [stays open, or what happens].',
      basis,
      needs: ['CT3'],
      when,
      follows: true,
    },
  ]
}

export const decisionMessage: Starter = {
  id: 'decision-message',
  title: starterNames['decision-message'],
  lead: 'For a candidate who is turned down, at the decision. The notice before use is a document of its own. The law sets no period for the answer.',
  heading: 'Our decision on your application',
  layout: 'text',
  review: null,
  lines: [
    {
      text: 'Dear [name], we will not take your application for [job] further.',
      basis: ['Good practice'],
    },
    {
      text: 'A computer program made this decision; no person decided it.',
      basis: ['uk-gdpr-22c', ...explanation],
      when: 'solely-automated',
      follows: true,
    },
    {
      text: 'A person decided this, with the help of [tool].',
      basis: ['gdpr-22-1', 'uk-gdpr-22a'],
      needs: ['D1'],
      when: 'person-decides',
      follows: true,
    },
    {
      text: 'It was made on [date], because [the two or three facts about this person that weighed most].',
      basis: explanation,
      needs: ['B2'],
      follows: true,
    },
    {
      text: 'It used [data] and did not use [data].',
      basis: explanation,
      needs: ['C2'],
      follows: true,
    },
    ...sayChoices('solely-automated', safeguards),
    ...sayChoices('person-decides', ['Good practice']),
    {
      text: 'You can also ask for a copy of your data and an explanation: [how].',
      basis: explanation,
    },
    {
      text: 'If you think that our use of your data breaks the law, you can complain to [authority, address].',
      basis: ['Good practice'],
      follows: true,
    },
    {
      text: 'You can complain to us as well: [form, address].',
      basis: ['dpa-164a'],
      needs: ['B4'],
      follows: true,
    },
  ],
}

export const contestAnswer: Starter = {
  id: 'contest-answer',
  title: starterNames['contest-answer'],
  lead: 'For a candidate who contested a decision. Keep a record: received, reviewer, what was looked at, changed or not, days.',
  heading: 'What we found when we looked again',
  layout: 'text',
  review: null,
  lines: [
    { text: 'Thank you for your message of [date].', basis: safeguards },
    {
      text: '[Name, role] had no part in the first decision, may change it, and has read your application and what you wrote.',
      basis: [...safeguards, 'uk-gdpr-22a'],
      needs: ['CT3'],
      follows: true,
    },
    {
      text: '[He or she] looked at [what] and did not rely on the score.',
      basis: safeguards,
      needs: ['CT3'],
      follows: true,
    },
    {
      text: 'Outcome: [we have changed the decision, and how; or: we have not changed it].',
      basis: safeguards,
    },
    {
      text: 'Our reasons, to each point that you made: [in plain words].',
      basis: [...safeguards, ...explanation],
      follows: true,
    },
    {
      text: 'We found a fault: [what it was, who else it may have touched, what we are doing; strike out where there was none].',
      basis: ['gdpr-5-1-d', 'uk-gdpr-5-1-d'],
      follows: true,
    },
    {
      text: 'You can complain to [authority, address].',
      basis: ['Good practice'],
    },
    {
      text: 'You can complain to us as well: [form, address].',
      basis: ['dpa-164a'],
      needs: ['B4'],
      follows: true,
    },
    {
      text: 'A claim to an employment tribunal has a short time limit, and Acas must be asked first. You may want advice.',
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
