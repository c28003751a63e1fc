import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { Services } from '../services.ts'
import type { HandlePage } from './pages.ts'

interface Seam {
  createPageHandler: (services: Services) => HandlePage
}

/** Vite inside this server: pages are loaded from source at each request and reload by themselves. */
export async function startVite(services: Services) {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    loadHandler: async () => {
      const seam = (await vite.ssrLoadModule('/app/handler.ts')) as Seam
      return seam.createPageHandler(services)
    },
    mount(app: FastifyInstance) {
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, () => done())
      })
      app.addHook('onClose', () => vite.close())
    },
  }
}
