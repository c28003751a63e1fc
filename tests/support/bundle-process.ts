import { join } from 'node:path'
import { build } from 'vite'
import { addressesFrom } from '../../scripts/addresses.ts'

const bundles = join(import.meta.dirname, '../../node_modules/.cache/bundles')

/** Packages that load files from their own folder, and so cannot be bundled. */
const prerendered = /^(@aws-sdk|@myriaddreamin|harfbuzzjs|pdfkit|pg-native|sharp|vite)(\/|$)/

/**
 * Bundles a process under test with its imports into one file: finding and reading a thousand files
 * takes more than half of its start time. `name` distinguishes bundles built concurrently.
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
