import { checksSchema } from '../../domain/checks.ts'
import { resource } from '../http/resource.ts'
import type { Noun } from '../noun.ts'
import { type CheckPorts, checkIfDue, checkNow, readChecks } from './service.ts'

const calls = resource('/admin/checks', { tag: 'Checks' })

/** Broken links and outdated law, in articles and in the references behind them. */
const checkRoutes = (ports: CheckPorts) => [
  calls.call('GET /', {
    summary: 'Broken links, articles older than the law they cite, references due to be compared',
    data: checksSchema,
    run: ({ actor }) => readChecks(ports, actor),
  }),
  calls.call('POST /', {
    summary: 'Check again now; of the links to other sites, only those that were broken',
    data: checksSchema,
    message: 'Everything was checked again.',
    run: ({ actor }) => checkNow(ports, actor),
  }),
]

export const checks = {
  tables: { check_findings: { none: 'what staff publish, and where it leads' } },
  routes: checkRoutes,
  jobs: [
    {
      run: checkIfDue,
      done: { says: 'Articles and links were checked' },
      failed: 'Articles and links could not be checked',
    },
  ],
} satisfies Noun
