import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { addressesFrom } from '../../scripts/addresses.ts'

const root = join(import.meta.dirname, '../..')
const bundles = join(root, 'node_modules/.cache/bundles')

/** Packages that look for files beside their own. */
const prerendered = /^(@aws-sdk|@myriaddreamin|harfbuzzjs|pdfkit|pg-native|sharp|vite)(\/|$)/

/**
 * Makes one file of a process under test and of all that it imports: to find and read a thousand
 * files takes more than half of the time that such a process needs to start. `name` tells the
 * bundles apart that are made at the same time.
 */
export async function bundleProcess(entry: string, name: string): Promise<string> {
  // Another run may be starting what it made: files come to their place whole.
  const outDir = join(bundles, `${name}-${process.pid}`)
  const place = join(bundles, name)
  await build({
    configFile: false,
    plugins: [addressesFrom(outDir)],
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: { external: prerendered, output: { entryFileNames: 'process.js' } },
    },
  })
  mkdirSync(place, { recursive: true })
  for (const file of readdirSync(outDir)) renameSync(join(outDir, file), join(place, file))
  rmSync(outDir, { recursive: true })
  return join(place, 'process.js')
}

const addressOfReader = "new URL('./read-process.ts', import.meta.url)"
let reader: Promise<string> | undefined

/**
 * Has the tests start the process that reads files to be imported from a bundle: every import starts
 * one, which was a tenth of the run. The journeys start it as the product does.
 */
export const bundledReader: Plugin = {
  name: 'bundled-reader',
  enforce: 'pre',
  async transform(code, id) {
    const folder = join(root, 'server/transfer')
    if (id !== join(folder, 'import-file.ts')) return null
    if (!code.includes(addressOfReader)) throw new Error(`${id} names its process in another way.`)
    reader ??= bundleProcess(join(folder, 'read-process.ts'), 'reader')
    const url = pathToFileURL(await reader).href
    return { code: code.replace(addressOfReader, `new URL('${url}')`), map: null }
  },
}
