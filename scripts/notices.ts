/**
 * Writes build/third-party-notices.txt: the licence texts of everything that the product ships,
 * including fonts and the libraries inside sharp, as the licences require.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Locked {
  version?: string
  license?: string
  dev?: boolean
}

const root = join(import.meta.dirname, '..')
const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
)

const shipped = Object.entries(packages).filter(
  ([path, { dev }]) => path !== '' && !dev && existsSync(join(root, path)),
)

const notices = shipped.map(([path, { version = '', license = 'see below' }]) => {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const folder = join(root, path)
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice|third-party-notices|ofl)/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return [`${name} ${version} (${license})`, ...texts].join('\n\n')
})

const rule = `\n\n${'-'.repeat(80)}\n\n`
const head =
  'This product holds work of others, under the licences below. The Node package brings Node.js, whose own licence stands with it.'
mkdirSync(join(root, 'build'), { recursive: true })
writeFileSync(join(root, 'build/third-party-notices.txt'), `${[head, ...notices].join(rule)}\n`)
console.log(`Licences of ${notices.length} packages are in build/third-party-notices.txt`)
