import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')

/**
 * Modules locate other files by `import.meta.dirname` or `.url`: this plugin keeps the source's
 * values in a bundle in `folder`.
 */
export function addressesFrom(folder: string): Plugin {
  const fromThere = (path: string) => JSON.stringify(relative(folder, path))
  return {
    name: 'addresses',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    transform(code, id) {
      if (!id.startsWith(root) || id.includes('node_modules')) return null
      const placed = code.replaceAll(/\bimport\.meta\.(dirname|url)\b/g, (_, what) =>
        what === 'url'
          ? `new URL(${fromThere(id)}, import.meta.url).href`
          : `process.getBuiltinModule('path').join(import.meta.dirname, ${fromThere(dirname(id))})`,
      )
      return placed === code ? null : { code: placed, map: null }
    },
  }
}
