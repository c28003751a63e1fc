import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')

/**
 * A module finds its neighbours by its own address: in what is bundled into `folder` it has that of
 * its source too.
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
