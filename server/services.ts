import { bind } from './bind.ts'
import * as checks from './checks/service.ts'
import { createKeepers } from './keepers.ts'
import { letters } from './letters.ts'
import { createLetterWriters } from './mail/letters.ts'
import { makeCopies } from './media/copies.ts'
import { offerCopies } from './media/pictures.ts'
import * as media from './media/service.ts'
import * as messages from './messages/service.ts'
import * as plans from './newsletter/issues/plans.ts'
import * as issues from './newsletter/issues/service.ts'
import * as subscribers from './newsletter/subscribers/service.ts'
import type { Ports } from './ports.ts'
import * as published from './posts/published/service.ts'
import { storeViews } from './posts/views/service.ts'
import * as privacy from './privacy/service.ts'
import * as quickscore from './quickscore/service.ts'
import type { Trx } from './tables.ts'
import { deleteExpired } from './trash/service.ts'

export type Services = ReturnType<typeof createServices>

/** The use cases that pages and workers call, with their ports bound: these have no ports. */
export function createServices(ports: Ports) {
  const posts = bind(ports, {
    findPublished: published.findPublished,
    findRedirect: published.findRedirect,
    listPublished: published.listPublished,
    listRelated: published.listRelated,
    listFilters: published.listFilters,
    getPreview: published.getPreview,
    findNextPublication: published.findNextPublication,
    isKnown: published.isKnown,
    readHtml: published.readHtml,
    renderAhead: published.renderAhead,
    storeViews,
  })
  const newsletter = bind(ports, {
    getEmbed: subscribers.getEmbed,
    subscribe: subscribers.subscribe,
    isUsable: subscribers.isUsable,
    confirmSubscription: subscribers.confirmSubscription,
    unsubscribe: subscribers.unsubscribe,
    closeEndedIssues: issues.closeEndedIssues,
    sendPlannedIfDue: plans.sendPlannedIfDue,
  })
  return {
    clock: ports.clock,
    log: ports.log,
    letters: createLetterWriters(ports, letters),
    posts,
    messages: bind(ports, { submitMessage: messages.submitMessage }),
    newsletter,
    privacy: bind(
      {
        ...ports,
        closeEndedIssues: newsletter.closeEndedIssues,
        deleteExpired: (trx: Trx, limits: { before: string; limit: number }) =>
          deleteExpired(createKeepers(ports), trx, limits),
        removeLeftovers: () => media.removeLeftovers(ports),
      },
      { deleteOld: privacy.deleteOld, deleteOldIfDue: privacy.deleteOldIfDue },
    ),
    checks: bind(ports, { checkIfDue: checks.checkIfDue }),
    media: bind(ports, {
      findMediaByUrl: media.findMediaByUrl,
      findPicturesIn: media.findPicturesIn,
      offerCopies,
      makeCopies,
    }),
    quickscore: bind(ports, {
      readBenchmark: quickscore.readBenchmark,
      readScores: quickscore.readScores,
      findResult: quickscore.findResult,
      findRetake: quickscore.findRetake,
      deleteResult: quickscore.deleteResult,
      revokeLink: quickscore.revokeLink,
      storeApplicability: quickscore.storeApplicability,
      chooseLawNews: quickscore.chooseLawNews,
      canStopLawNews: quickscore.canStopLawNews,
      stopLawNews: quickscore.stopLawNews,
      remindIfDue: quickscore.remindIfDue,
    }),
  }
}
