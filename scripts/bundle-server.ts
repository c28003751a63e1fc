/**
 * Puts the server with the packages that it begins with into a few files, `build/program`: to look up
 * and to read a thousand takes longer than all else of a start. What is loaded later, and what runs
 * in a process of its own, stays where it is. Node runs the sources in development.
 */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { addressesFrom } from './addresses.ts'

const root = join(import.meta.dirname, '..')
const program = join(root, 'build', 'program')
const database = join(root, 'server/platform/db/database.ts')

const entries = [
  'domain/errors.ts',
  'server/platform/config.ts',
  'server/firm/load.ts',
  'server/start.ts',
]

/** Migrations are read from their folder, and would bring the sources of the server with them. */
const migrations: Plugin = {
  name: 'migrations',
  enforce: 'pre',
  transform(code, id) {
    if (id !== database) return null
    const all = readdirSync(join(root, 'migrations'))
    const names = all.filter((name) => /^\d{4}-[\w-]+\.ts$/.test(name))
    const imports = names.map((name, i) => `import * as m${i} from '../../../migrations/${name}'`)
    const entries = names.map((name, i) => `'${basename(name, '.ts')}': m${i}`)
    const read = 'new FileMigrationProvider({ fs, path, migrationFolder })'
    if (!code.includes(read)) throw new Error(`${database} reads its migrations in another way.`)
    const known = `{ getMigrations: async () => ({ ${entries.join(', ')} }) }`
    // On one line with the first: those below keep their numbers.
    return { code: `${imports.join(';')};${code.replace(read, known)}`, map: null }
  },
}

/** Packages that are loaded when they are needed are not needed for the start. */
const late: Plugin = {
  name: 'late',
  enforce: 'pre',
  resolveId(source, importer, options) {
    const { kind } = options as { kind?: string }
    const isOurs = importer?.startsWith(root) && !importer.includes('node_modules')
    const isPackage = !/^[./]|^node:/.test(source)
    return kind === 'dynamic-import' && isOurs && isPackage ? { id: source, external: true } : null
  },
}

await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  plugins: [addressesFrom(program), migrations, late],
  ssr: { noExternal: true, external: ['pg-native', 'sharp'] },
  build: {
    ssr: true,
    outDir: program,
    emptyOutDir: true,
    minify: false,
    // Read where Node is started with --enable-source-maps; functions keep their names in any case.
    sourcemap: true,
    rolldownOptions: {
      input: entries.map((path) => join(root, path)),
      // All in one folder, so that addresses hold in whichever of them a module ends up.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
