import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What Node is called with by `npm start`: its bounds of memory, and the file. Whatever else starts
 * the product is to measure and to break just that.
 */
export const startArguments: readonly string[] = readStart()

function readStart(): string[] {
  const manifest = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')
  const { scripts } = JSON.parse(manifest) as { scripts: { start: string } }
  const [, called = ''] = scripts.start.split(' --production ')
  // The owner's settings are for the owner's own start.
  return called.split(' ').filter((part) => part !== '--env')
}
