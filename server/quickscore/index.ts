import { assessmentCsvColumns } from '../../content/en/admin/quickscore.ts'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import {
  assessmentCells,
  assessmentChangeSchema,
  assessmentDetailsSchema,
  assessmentListSchema,
  assessmentsChangeSchema,
} from '../../domain/quickscore/assessment.ts'
import { leadRoutes } from '../leads/api.ts'
import type { Noun } from '../noun.ts'
import { deleteBefore, deleteRows, foundBy, listOfAddress } from '../platform/db/rows.ts'
import { mountEditions, mountReleasePreview, quickscoreRoutes, releaseRoutes } from './api.ts'
import { readBenchmark, readScores } from './benchmark.ts'
import { canStopLawNews, chooseLawNews, stopLawNews } from './consents.ts'
import { listEditions, noteOpenedMail, publishIfDue } from './editions.ts'
import { lawChangeNews, quickscoreReminder } from './follow-up-mails.ts'
import {
  countReadingLinks,
  createReadingLink,
  deleteResult,
  endReadingLinks,
  findResult,
  findRetake,
  keepLink,
  readResult,
  revokeLink,
  storeApplicability,
} from './links.ts'
import { quickscoreLead, quickscoreNotice, quickscoreReply, quickscoreReport } from './mails.ts'
import { remindIfDue } from './reminders.ts'
import { assessmentKind, countWaitingAssessments, listAssessments } from './service.ts'
import { listContacts, parseAssessment } from './store.ts'
import { findTalk, requestTalk } from './talk.ts'

const personal = 'by its assessment, with which it goes'
const byAssessment = { assessment_id: 'quickscore_assessments' } as const

export const quickscore = {
  tables: {
    quickscore_assessments: {
      personal: 'by its e-mail address',
      find: (trx, address) => listOfAddress(trx, 'quickscore_assessments', address),
      present: parseAssessment,
      erase: (trx, ids) => deleteRows(trx, 'quickscore_assessments', ids),
    },
    assessment_texts: { personal, find: foundBy('assessment_texts', byAssessment) },
    result_links: {
      personal,
      find: foundBy('result_links', byAssessment),
      present: ({ token_hash: _, ...row }) => row,
    },
    retakes: {
      personal: 'by its assessments; it goes with either of them',
      find: foundBy('retakes', { ...byAssessment, earlier_id: 'quickscore_assessments' }),
    },
    law_consents: { personal, find: foundBy('law_consents', byAssessment) },
    opened_mails: { personal, find: foundBy('opened_mails', byAssessment) },
    hiring_ai_editions: { none: 'figures of at least ten organisations each' },
    counted_assessments: { personal, find: foundBy('counted_assessments', byAssessment) },
    benchmark: { none: 'scores of at least ten organisations, without a name' },
  },
  lists: { 'quickscore-assessments': { table: 'quickscore_assessments', isOpened: true } },
  routes: (ports) => [
    ...quickscoreRoutes(ports),
    ...leadRoutes(ports, assessmentKind, {
      one: 'an assessment',
      changed: 'QuickScore assessment updated successfully',
      details: assessmentDetailsSchema,
      change: assessmentChangeSchema,
      changeMany: assessmentsChangeSchema,
    }),
    ...releaseRoutes(ports),
  ],
  mount(app, ports, means) {
    mountReleasePreview(app, ports)
    mountEditions(app, ports, means)
  },
  pages: {
    canStopLawNews,
    chooseLawNews,
    countReadingLinks,
    createReadingLink,
    deleteResult,
    endReadingLinks,
    findResult,
    findRetake,
    findTalk,
    keepLink,
    listEditions,
    noteOpenedMail,
    readBenchmark,
    readResult,
    readScores,
    requestTalk,
    revokeLink,
    stopLawNews,
    storeApplicability,
  },
  waiting: { quickscore: countWaitingAssessments },
  mails: [
    quickscoreReport,
    quickscoreNotice,
    quickscoreLead,
    quickscoreReply,
    lawChangeNews,
    quickscoreReminder,
  ],
  jobs: [
    {
      run: publishIfDue,
      done: { says: 'An edition of State of hiring AI was published' },
      failed: 'Whether an edition of State of hiring AI is due could not be found out',
    },
    {
      run: remindIfDue,
      done: { counts: 'owed', says: 'Reminders were written down' },
      failed: 'Whether a reminder is due could not be found out',
    },
  ],
  archive: [
    {
      name: 'assessments',
      list: 'quickscore-assessments',
      query: assessmentListSchema,
      asked: { sort: 'created_at', beside: 'true' },
      read: listAssessments,
      sheet: { columns: assessmentCsvColumns, cellsOf: assessmentCells(questionBank) },
    },
  ],
  retention: {
    quickscoreAssessments: (trx, before, limit) =>
      deleteBefore(trx, 'quickscore_assessments', 'created_at', { before, limit }),
    // Each link has its own expiry.
    resultLinks: (trx, _before, limit, { now }) =>
      deleteBefore(trx, 'result_links', 'expires_at', { before: now.toISOString(), limit }),
  },
  shownBy: { quickscoreAssessments: 'benchmark' },
  leads: { listContacts, due: { table: 'quickscore_assessments', tab: 'quickscore' } },
} satisfies Noun
