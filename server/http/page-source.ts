/** Where the server takes its pages from: Vite in development, the build otherwise. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import type { PageHandler } from './pages.ts'

const BUILD = join(import.meta.dirname, '../../build')

/** What `app/ssr/handler.ts` exports. */
interface PageModule {
  createPageHandler: (services: Services) => PageHandler
}

export interface PageSource {
  /** Called for each request, so that development serves the newest code. */
  loadHandler: () => Promise<PageHandler>
  /** Called before the server's first hook. */
  onCreate?(app: FastifyInstance): void
  /** Serves the client build. */
  mountFiles?(app: FastifyInstance): Promise<void>
}

/** Throws where there is no build. */
export async function openBuild(services: Services): Promise<PageSource> {
  const built = join(BUILD, 'server', 'handler.js')
  if (!existsSync(built)) throw new Error('there is no build. Please run "npm run build" first.')
  const module = (await import(pathToFileURL(built).href)) as PageModule
  const handler = module.createPageHandler(services)
  return { loadHandler: async () => handler, mountFiles }
}

/** Vite inside this server: loads pages from source at each request, and reloads them itself. */
export async function openVite(services: Services): Promise<PageSource> {
  // A development dependency, which an installation need not have.
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    async loadHandler() {
      const module = (await vite.ssrLoadModule('/app/ssr/handler.ts')) as PageModule
      return module.createPageHandler(services)
    },
    onCreate(app) {
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, () => done())
      })
      app.addHook('onClose', () => vite.close())
    },
  }
}

/** Hashed files may be cached for a year, the few named ones for an hour. */
async function mountFiles(app: FastifyInstance) {
  const root = join(BUILD, 'client')
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  })
  await app.register(fastifyStatic, {
    // A picture of the firm may have been added since the build.
    root: [root, join(BUILD, '../public')],
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**'],
    maxAge: '1h',
    preCompressed: true,
    decorateReply: false,
  })
}
