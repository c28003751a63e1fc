import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What Node is called with by `plumbline start`: its bounds of memory, and the file. Whatever else starts
 * the product is to measure and to break just that.
 */
export const startArguments: readonly string[] = readStart()

function readStart(): string[] {
  const program = readFileSync(join(import.meta.dirname, '../bin/plumbline'), 'utf8')
  const [, flags = ''] = /^flags="(.*)"$/m.exec(program) ?? []
  return [...flags.split(' '), 'server.ts']
}
