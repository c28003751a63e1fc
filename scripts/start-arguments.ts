import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The arguments of Node in `plumbline start`: memory limits and the file. Tests and measurements
 * start the product with the same ones.
 */
export const startArguments: readonly string[] = readStart()

function readStart(): string[] {
  const program = readFileSync(join(import.meta.dirname, '../bin/plumbline'), 'utf8')
  const [, flags = ''] = /^flags="(.*)"$/m.exec(program) ?? []
  return [...flags.split(' '), 'server.ts']
}
