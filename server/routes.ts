import { accessRoutes } from './access/api.ts'
import { listNamedKeys } from './access/named-keys.ts'
import { createTicket, redeemTicket } from './access/service.ts'
import { activityRoutes } from './activity/api.ts'
import { analyticsRoutes } from './analytics/api.ts'
import { checkRoutes } from './checks/api.ts'
import { documentRoute } from './http/openapi.ts'
import { createKeepers } from './keepers.ts'
import { labelRoutes } from './labels/api.ts'
import { mailRoutes } from './mail/api.ts'
import { mediaRoutes } from './media/api.ts'
import { removeFiles } from './media/service.ts'
import { messageRoutes } from './messages/api.ts'
import { getMessageDetails } from './messages/conversation.ts'
import { templateRoutes } from './messages/templates/api.ts'
import { issueRoutes } from './newsletter/issues/api.ts'
import { reopenIssues } from './newsletter/issues/service.ts'
import { subscriberRoutes } from './newsletter/subscribers/api.ts'
import type { Ports } from './ports.ts'
import { postRoutes } from './posts/api.ts'
import { draftRoutes } from './posts/drafts/api.ts'
import { clearFile, moveFile } from './posts/held-files.ts'
import { presenceRoutes } from './posts/presence/api.ts'
import { publishedRoutes } from './posts/published/api.ts'
import { revisionRoutes } from './posts/revisions/api.ts'
import { viewRoutes } from './posts/views/api.ts'
import { quickscoreRoutes } from './quickscore/api.ts'
import { releaseRoutes } from './quickscore/releases-api.ts'
import { type TransferPorts, transferRoutes } from './transfer/api.ts'
import { trashRoutes } from './trash/api.ts'
import { waitingRoutes } from './waiting.ts'

/** What everything is taken out with: of nouns that say more than their services do. */
export const transferPortsOf = (ports: Ports): TransferPorts => ({
  ...ports,
  listNamedKeys: (actor, query) => listNamedKeys(ports, actor, query),
  getMessageDetails: (actor, id) => getMessageDetails(ports, actor, id),
  createTicket: (actor) => createTicket(ports, actor),
  redeemTicket: (ticket) => redeemTicket(ports, ticket),
})

/** Every call of the API, as its noun states it. */
export function listRoutes(ports: Ports) {
  const routes = [
    ...quickscoreRoutes(ports),
    ...releaseRoutes(ports),
    ...messageRoutes(ports),
    ...templateRoutes(ports),
    ...subscriberRoutes(ports),
    ...issueRoutes(ports),
    ...publishedRoutes(ports),
    ...postRoutes(ports),
    ...revisionRoutes(ports),
    ...draftRoutes(ports),
    ...presenceRoutes(ports),
    ...viewRoutes(ports),
    ...labelRoutes(ports),
    ...mediaRoutes({
      ...ports,
      clearFile: (trx, actor, file) => clearFile(ports, trx, actor, file),
      moveFile: (trx, actor, file) => moveFile(ports, trx, actor, file),
    }),
    ...trashRoutes({
      ...ports,
      keepers: createKeepers(ports),
      removeFiles: (keys) => removeFiles(ports, keys),
    }),
    ...mailRoutes({ ...ports, reopenIssues }),
    ...waitingRoutes(ports),
    ...activityRoutes(ports),
    ...analyticsRoutes(ports),
    ...checkRoutes(ports),
    ...accessRoutes(ports),
    ...transferRoutes(transferPortsOf(ports)),
  ]
  return [...routes, documentRoute(routes)]
}
