import { checksSchema } from '../../domain/checks.ts'
import { resource } from '../http/resource.ts'
import { type CheckPorts, checkNow, readChecks } from './service.ts'

const checks = resource('/admin/checks', { tag: 'Checks' })

/** What is no longer true or leads nowhere, in articles and in the law behind them. */
export const checkRoutes = (ports: CheckPorts) => [
  checks.call('GET /', {
    summary: 'Broken links, articles older than the law they cite, references due to be compared',
    data: checksSchema,
    run: ({ actor }) => readChecks(ports, actor),
  }),
  checks.call('POST /', {
    summary: 'Look again now; of the links to other sites, only at those that were broken',
    data: checksSchema,
    message: 'Everything was checked again.',
    run: ({ actor }) => checkNow(ports, actor),
  }),
]
