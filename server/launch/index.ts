import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { checkSchema, testMailSchema } from '../../domain/launch.ts'
import { resource } from '../http/resource.ts'
import type { Noun } from '../noun.ts'
import type { Ports } from '../ports.ts'
import { countReopened, noticeReopened, reopenedNotice } from './reopened.ts'
import {
  countOpenMusts,
  type LaunchPorts,
  readChecklist,
  sendTestMail,
  writeSecurityContact,
} from './service.ts'

const calls = resource('/admin/launch', { tag: 'Launch', writes: 'owner' })

/** Whether the site is ready for the public. */
const launchRoutes = (ports: LaunchPorts) => [
  calls.call('GET /', {
    summary: 'What must, should and could be done before the site is public, and what was seen',
    needs: 'owner',
    data: z.array(checkSchema),
    run: ({ actor }) => readChecklist(ports, actor),
  }),
  calls.call('POST /test-mail', {
    summary: 'Send a test email to the staff address, at most three a day',
    limit: 'test-mail',
    conflicts: ['no_mail_server'],
    data: testMailSchema,
    run: ({ actor }) => sendTestMail(ports, actor),
  }),
]

/** RFC 9116: the contact for security reports. */
function mountSecurityContact(app: FastifyInstance, ports: Ports) {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400')
    return writeSecurityContact(ports)
  })
}

export const launch = {
  routes: launchRoutes,
  mount: mountSecurityContact,
  mails: [reopenedNotice],
  jobs: [
    {
      run: noticeReopened,
      done: { says: 'Points of the launch checklist that are open again were told by mail' },
      failed: 'The launch checklist could not be looked at',
    },
  ],
  waiting: { launch: countOpenMusts, reopened: countReopened },
} satisfies Noun
