import { done } from '../http/answers.ts'
import { route } from '../http/route.ts'

export const accessRoutes = [
  route({
    method: 'GET',
    path: '/admin/session',
    tag: 'Session',
    summary: 'Whether the admin key is valid',
    answers: { 200: done },
    async handle() {
      // Nobody without a good key comes this far.
      return { success: true, message: 'The admin key is valid.' }
    },
  }),
]
