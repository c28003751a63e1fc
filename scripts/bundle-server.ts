/**
 * Bundles the server and the packages that it loads at start into a few files, `build/program`:
 * finding and reading a thousand files takes longer than the rest of a start. Modules loaded later
 * or run as own processes are not bundled. In development Node runs the sources.
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

/** Bundles the migrations, which are otherwise read from their folder and import the sources. */
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
    // Prepended to the first line, so that line numbers stay the same.
    return { code: `${imports.join(';')};${code.replace(read, known)}`, map: null }
  },
}

/** Leaves packages with a dynamic import out of the bundle: the start does not need them. */
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
    // Used with --enable-source-maps; functions keep their names in any case.
    sourcemap: true,
    rolldownOptions: {
      input: entries.map((path) => join(root, path)),
      // All in one folder, so that relative paths are valid in every file.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
