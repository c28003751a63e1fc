import type { Noun } from '../noun.ts'
import {
  carryAnswers,
  findAsked,
  findCarried,
  saveAnswers,
  sendAnswers,
  withdrawAnswers,
} from './answering.ts'
import { questionnaireRoutes } from './api.ts'
import {
  ask,
  askToConfirm,
  canConfirm,
  compareAsked,
  confirmMailbox,
  findAsking,
  listAskedBehind,
  withdrawAsked,
} from './asking.ts'
import { answerArrived, mailboxConfirmation } from './mails.ts'
import { beginOwn, beginRetake, findDetails, submitOwn } from './own.ts'
import { deleteExpired, listMailboxesOf, listQuestionnairesOf } from './store.ts'

/** The assessments of an address, which quickscore has found before. */
const idsOf = (rows: readonly object[] = []) =>
  rows.map((row) => ('id' in row ? Number(row.id) : 0))

export const questionnaires = {
  tables: {
    questionnaires: {
      personal: 'by the assessment that asks or that it becomes, with which it goes',
      find: (trx, _address, { rows }) =>
        listQuestionnairesOf(trx, idsOf(rows.quickscore_assessments)),
      present: ({ token_hash: _, ...row }) => row,
    },
    confirmed_mailboxes: {
      personal: 'by its assessment, with which it goes',
      find: (trx, _address, { rows }) => listMailboxesOf(trx, idsOf(rows.quickscore_assessments)),
    },
  },
  routes: questionnaireRoutes,
  pages: {
    ask,
    askToConfirm,
    beginOwn,
    beginRetake,
    canConfirm,
    carryAnswers,
    compareAsked,
    confirmMailbox,
    findAsked,
    findAsking,
    findCarried,
    findDetails,
    listAskedBehind,
    saveAnswers,
    sendAnswers,
    submitOwn,
    withdrawAnswers,
    withdrawAsked,
  },
  mails: [mailboxConfirmation, answerArrived],
  retention: {
    // They end at a time of their own; one that was sent goes with its result.
    questionnaires: (trx, _before, limit, { now }) =>
      deleteExpired(trx, { isOwn: false, before: now.toISOString() }, limit),
    ownQuestionnaires: (trx, _before, limit, { now }) =>
      deleteExpired(trx, { isOwn: true, before: now.toISOString() }, limit),
  },
} satisfies Noun
