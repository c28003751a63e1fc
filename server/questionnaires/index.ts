import type { Noun } from '../noun.ts'
import { foundBy } from '../platform/db/rows.ts'
import {
  carryAnswers,
  findByToken,
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
  compareSent,
  confirmMailbox,
  findAsking,
  listBehindLink,
  withdrawQuestionnaire,
} from './asking.ts'
import { answerArrived, mailboxConfirmation } from './mails.ts'
import { beginOwn, beginRetake, findDetails, submitOwn } from './own.ts'
import { deleteExpired } from './store.ts'

const byAssessment = { assessment_id: 'quickscore_assessments' } as const

export const questionnaires = {
  tables: {
    questionnaires: {
      personal: 'by the assessment that asks or that it becomes, with which it goes',
      find: foundBy('questionnaires', { ...byAssessment, earlier_id: 'quickscore_assessments' }),
      present: ({ token_hash: _, ...row }) => row,
    },
    confirmed_mailboxes: {
      personal: 'by its assessment, with which it goes',
      find: foundBy('confirmed_mailboxes', byAssessment),
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
    compareSent,
    confirmMailbox,
    findByToken,
    findAsking,
    findCarried,
    findDetails,
    listBehindLink,
    saveAnswers,
    sendAnswers,
    submitOwn,
    withdrawAnswers,
    withdrawQuestionnaire,
  },
  mails: [mailboxConfirmation, answerArrived],
  retention: {
    // Each has its own expiry; one that was sent is deleted with its result.
    questionnaires: (trx, _before, limit, { now }) =>
      deleteExpired(trx, { isOwn: false, before: now.toISOString() }, limit),
    ownQuestionnaires: (trx, _before, limit, { now }) =>
      deleteExpired(trx, { isOwn: true, before: now.toISOString() }, limit),
  },
} satisfies Noun
