import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { createLogger, defineConfig, type Plugin, type Rolldown } from 'vite'
import { addressesFrom } from './scripts/addresses.ts'

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]
const ofStaff = new Map<string, boolean>()

/** Whether only screens of the staff lead to this module. */
function isOfStaff(id: string, graph: Graph): boolean {
  if (!ofStaff.has(id)) {
    // Until it is known, so that a circle (of a package; the house has none) ends.
    ofStaff.set(id, true)
    const module = graph.getModuleInfo(id)
    const above = [...(module?.importers ?? []), ...(module?.dynamicImporters ?? [])]
    const isScreen = /[\\/]app[\\/]admin[\\/]/.test(id)
    ofStaff.set(id, isScreen || (above.length > 0 && above.every((one) => isOfStaff(one, graph))))
  }
  return ofStaff.get(id) === true
}

/**
 * Left alone, the bundler gives every module that two pages share a file of its own; a page then
 * asks for two dozen of a few hundred bytes, and each costs a slow line another round trip.
 */
const sharedScripts = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  // Small ones of which each page needs most. A larger one would be loaded where nobody needs it.
  {
    name: (id: string, graph: Graph) => (isOfStaff(id, graph) ? null : 'parts'),
    test: /[\\/]app[\\/](ui|islands|site[\\/](copy|logo|sources[\\/]cited)|[a-z-]+\.ts)|preload-helper|content[\\/]en[\\/](retention|nouns)|domain[\\/](field-errors|quickscore[\\/](result-link|questions))/,
    minShareCount: 4,
    maxModuleSize: 3500,
  },
  // The shapes of forms and lists, and the library that reads them.
  {
    name: 'shapes',
    test: /[\\/]zod[\\/]|[\\/]domain[\\/](text|record|write-body|email-address|list-query)/,
    minShareCount: 4,
  },
  // As the bundler divides it, and first, so that no visitor loads what is for the staff.
  {
    name: (id: string, graph: Graph) => (isOfStaff(id, graph) ? null : 'site'),
    minShareCount: 2,
    entriesAware: true,
  },
  // All that two of their screens share: each of them needs most of it, which came in forty files.
  { name: 'staff', minShareCount: 2 },
]

/** Newer than the names that the minifier knows; it is kept as it stands. */
const newSelector = "'target-current' is not recognized"
const logger = createLogger('warn')
const { warn } = logger
logger.warn = (message, options) => message.includes(newSelector) || warn(message, options)

/** A browser cannot read the firm's record: it takes what app/root.tsx wrote into the page. */
const firmInPage: Plugin = {
  name: 'firm-in-page',
  enforce: 'pre',
  resolveId(source) {
    const isRecord = this.environment.name === 'client' && source.endsWith('/firm-record.ts')
    return isRecord ? join(import.meta.dirname, 'content/firm-in-page.ts') : null
  },
}

export default defineConfig(({ command }) => ({
  customLogger: logger,
  // Settings are the server's own: what stands in .env is for `npm start` (package.json), not for builds.
  envDir: false,
  // Vite minifies; twice would only say every warning twice.
  plugins: [
    firmInPage,
    command === 'build' && addressesFrom(join(import.meta.dirname, 'build/server')),
    tailwindcss({ optimize: false }),
    reactRouter(),
  ],
  // The server loads this one file; it is the seam between Node and React (see app/ssr/handler.ts).
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: 'app/ssr/handler.ts',
          // All in one folder, so that addresses hold in whichever of them a module ends up.
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
      // To look up and to read its packages one by one took half of a start.
      ...(command === 'build' && { resolve: { noExternal: true } }),
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: sharedScripts },
            // Without the names of all that shares it, which each page's list of scripts would repeat.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          },
        },
      },
    },
  },
  // Files stay files: an inlined `data:` font or image would need a hole in the security policy.
  // The editor is one file above Vite's measure, and late; `npm run budget` says what a page may need.
  build: {
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 650,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
}))
