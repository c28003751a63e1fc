import { assessmentCsvColumns } from '../../content/admin/quickscore.ts'
import { retention } from '../../content/retention.ts'
import { assessmentCells, assessmentListSchema } from '../../domain/quickscore/assessment.ts'
import type { Noun } from '../noun.ts'
import { quickscoreRoutes } from './api.ts'
import { canStopLawNews, chooseLawNews, stopLawNews } from './consents.ts'
import { lawChangeNews, quickscoreReminder } from './follow-up-letters.ts'
import { quickscoreNotice, quickscoreReport } from './letters.ts'
import { deleteResult, findResult, findRetake, revokeLink, storeApplicability } from './links.ts'
import { deleteEndedLinks } from './links-store.ts'
import { mountReleasePreview, releaseRoutes } from './releases-api.ts'
import { remindIfDue } from './reminders.ts'
import { listAssessments, readBenchmark, readScores } from './service.ts'
import { deleteOldAssessments } from './store.ts'

export const quickscore = {
  routes: (ports) => [...quickscoreRoutes(ports), ...releaseRoutes(ports)],
  mount: mountReleasePreview,
  pages: {
    canStopLawNews,
    chooseLawNews,
    deleteResult,
    findResult,
    findRetake,
    readBenchmark,
    readScores,
    revokeLink,
    stopLawNews,
    storeApplicability,
  },
  mails: [quickscoreReport, quickscoreNotice, lawChangeNews, quickscoreReminder],
  jobs: [
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
      read: listAssessments,
      sheet: { columns: assessmentCsvColumns, cellsOf: assessmentCells },
    },
  ],
  retention: {
    quickscoreAssessments: (trx, { since }, limit) =>
      deleteOldAssessments(trx, since(retention.quickscoreAssessments), limit),
    resultLinks: (trx, { now }, limit) => deleteEndedLinks(trx, now.toISOString(), limit),
  },
  shownBy: { quickscoreAssessments: 'benchmark' },
} satisfies Noun
