import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

const clientDir = 'build/client'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: 'handler.js',
  ssr: true,
  // Every page is rendered whole; which of them may hydrate is the route's own choice (app/root.tsx).
  routeDiscovery: { mode: 'initial' },
  buildEnd: compressClient,
} satisfies Config

/**
 * Writes a brotli twin beside each script and style, at a strength no request could wait for.
 * Here and not in a Vite plugin: the framework writes its manifest after the last plugin has run.
 */
async function compressClient() {
  const compress = promisify(brotliCompress)
  const entries = await readdir(clientDir, { recursive: true })
  for (const entry of entries.filter((name) => /\.(js|css|svg)$/.test(name))) {
    const file = join(clientDir, entry)
    await writeFile(`${file}.br`, await compress(await readFile(file)))
  }
}
