import { join } from 'node:path'
import { build } from 'vite'
import { addressesFrom } from '../../scripts/addresses.ts'

const bundles = join(import.meta.dirname, '../../node_modules/.cache/bundles')

/** Packages that look for files beside their own. */
const prerendered = /^(@aws-sdk|@myriaddreamin|harfbuzzjs|pdfkit|pg-native|sharp|vite)(\/|$)/

/**
 * Makes one file of a process under test and of all that it imports: to find and read a thousand
 * files takes more than half of the time that such a process needs to start. `name` tells the
 * bundles apart that are made at the same time.
 */
export async function bundleProcess(entry: string, name: string): Promise<string> {
  const outDir = join(bundles, name)
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
  return join(outDir, 'process.js')
}
