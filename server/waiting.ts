import * as z from 'zod/mini'
import { countSchema } from '../domain/record.ts'
import { one } from './http/answers.ts'
import { route } from './http/route.ts'
import { countFailedMail } from './mail/service.ts'
import { countOpenMessages } from './messages/service.ts'
import type { Ports } from './ports.ts'

/** For the tabs of the admin area: two counts, of two nouns. */
export const waitingRoutes = (ports: Ports) => [
  route({
    method: 'GET',
    path: '/admin/waiting',
    needs: 'reader',
    tag: 'Activity',
    summary: 'How much waits for staff: messages that nobody has handled, mail that failed',
    answers: { 200: one(z.strictObject({ messages: countSchema, mail: countSchema })) },
    async handle({ actor }) {
      const messages = await countOpenMessages(ports, actor)
      return { success: true, data: { messages, mail: await countFailedMail(ports, actor) } }
    },
  }),
]
