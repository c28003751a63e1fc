/**
 * Asks for the firm's details and writes its record, like the screen "Firm". Enter keeps a value,
 * "-" removes it; names on the command line limit the questions (`plumbline firm colours name`).
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { firmFieldWords } from '../content/en/admin/firm.ts'
import type { Staff } from '../domain/actor.ts'
import { DomainError } from '../domain/errors.ts'
import { type Firm, findFirmFaults, parseFirm } from '../domain/firm.ts'
import { type FirmValues, firmPaths, flattenFirm, nestFirm } from '../domain/firm-fields.ts'
import { changeFirm, type FirmPorts, readFirm } from '../server/firm/service.ts'
import { systemClock } from '../server/platform/clock.ts'
import { asCaller, exitCodes, runCommand, UsageError, withDatabase } from './command.ts'

const usage = 'plumbline firm [names of fields] | --export | --import FILE'
/** The command line as an actor in the activity record. */
const owner: Staff = { kind: 'admin', keyId: 'command', role: 'owner', name: null }

await runCommand(usage, (config, args) =>
  withDatabase(config, async (db) => {
    const ports = { db, clock: systemClock }
    const {
      id: _,
      changed_at,
      has_before,
      in_force,
      version,
      ...firm
    } = await readFirm(ports, owner)
    if (args[0] === '--export') {
      console.log(JSON.stringify(firm, null, 2))
      return exitCodes.done
    }
    const wanted = args[0] === '--import' ? readFile(args[1]) : await ask(firm, args)
    if (wanted) await change(ports, { version, ...wanted })
    return wanted ? exitCodes.done : exitCodes.failed
  }),
)

async function change(ports: FirmPorts, wanted: Firm & { version: number }) {
  const { version } = await changeFirm(ports, owner, 1, wanted).catch((error) => {
    if (!(error instanceof DomainError)) throw error
    throw new Error([error.message, ...Object.values(error.details.errors ?? {})].join('\n'))
  })
  console.log(
    version === wanted.version
      ? '\nNothing was changed.'
      : '\nWritten. A running server starts again by itself, which takes about a second.',
  )
}

function readFile(path: string | undefined): Firm {
  if (!path) throw new UsageError('Please name the file.')
  return parseFirm(JSON.parse(asCaller(() => readFileSync(path, 'utf8'))))
}

/** Asks for the fields; null, after printing the reason, if the answers do not fit together. */
async function ask(firm: Firm, only: readonly string[]): Promise<Firm | null> {
  const input = createInterface({ input: process.stdin })
  const lines = input[Symbol.asyncIterator]()
  console.log('Enter keeps what is there, "-" takes it out. Every question may be skipped.\n')
  const asked = firmPaths.filter(
    (path) => only.length === 0 || only.some((name) => `${path}.`.startsWith(`${name}.`)),
  )
  if (asked.length === 0) throw new UsageError(`There is no field ${only.join(', ')}.`)
  let values = flattenFirm(firm)
  for (const path of asked) values = await askOne(path, values, lines)
  input.close()
  const wanted = nestFirm(values)
  const faults = Object.entries(findFirmFaults(wanted))
  for (const [path, fault] of faults) console.error(`${path}: ${fault}`)
  return faults.length > 0 ? null : parseFirm(wanted)
}

/** Asks for one field, again until the answer is valid; returns the values with it. */
async function askOne(
  path: string,
  values: FirmValues,
  lines: AsyncIterator<string>,
): Promise<FirmValues> {
  const before = values[path] ?? ''
  const { label = path, hint = '' } = firmFieldWords[path] ?? {}
  for (;;) {
    process.stdout.write(`${label}${hint && ` (${hint})`}${before && ` [${before}]`}: `)
    const { value, done } = await lines.next()
    const given = done ? '' : value.trim().replaceAll('\\n', '\n')
    // Echoes piped input, which the terminal does not show.
    if (!process.stdin.isTTY) console.log(given)
    if (given === '') return values
    const next = { ...values, [path]: given === '-' ? '' : given }
    const fault = findFirmFaults(nestFirm(next))[path]
    if (!fault) return next
    console.log(`  ${fault}`)
  }
}
