import { checksSchema } from '../../domain/checks.ts'
import { doneWith, one } from '../http/answers.ts'
import { route } from '../http/route.ts'
import { type CheckPorts, checkNow, readChecks } from './service.ts'

/** What is no longer true or leads nowhere, in articles and in the law behind them. */
export const checkRoutes = (ports: CheckPorts) => [
  route({
    method: 'GET',
    path: '/admin/checks',
    tag: 'Checks',
    needs: 'reader',
    summary: 'Broken links, articles older than the law they cite, references due to be compared',
    answers: { 200: one(checksSchema) },
    async handle({ actor }) {
      return { success: true, data: await readChecks(ports, actor) }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/checks',
    tag: 'Checks',
    needs: 'editor',
    summary: 'Look again now; of the links to other sites, only at those that were broken',
    answers: { 200: doneWith(checksSchema) },
    async handle({ actor }) {
      const data = await checkNow(ports, actor)
      return { success: true, message: 'Everything was looked at again.', data }
    },
  }),
]
