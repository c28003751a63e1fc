/**
 * Asks who the firm is and writes its record, as the screen "Firm" does. Enter keeps what is there,
 * "-" takes it out; names on the command line ask for these alone (`plumbline firm colours name`).
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
/** As the record of who did what names the command line. */
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

/** Null where what was answered cannot be used together; why has been said. */
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

/** The values with the answer, which is asked for again until it can be used. */
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
    // What is piped in shows nowhere by itself.
    if (!process.stdin.isTTY) console.log(given)
    if (given === '') return values
    const next = { ...values, [path]: given === '-' ? '' : given }
    const fault = findFirmFaults(nestFirm(next))[path]
    if (!fault) return next
    console.log(`  ${fault}`)
  }
}
