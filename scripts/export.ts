/** Writes all that is stored about an e-mail address, as JSON, to a new file or to the terminal. */
import { existsSync, writeFileSync } from 'node:fs'
import { exportPerson } from '../server/privacy/person.ts'
import { asCaller, exitCodes, runCommand, sayCount, UsageError } from './command.ts'
import { readAddress, withPersonalData } from './person-command.ts'

const usage = 'plumbline export person@example.com [file]'
const OWNER_ONLY = 0o600

await runCommand(usage, async (config, args) => {
  const address = readAddress(args, 1)
  const file = args[1]
  const data = await withPersonalData(config, (ports) => exportPerson(ports, address))
  const json = `${JSON.stringify(data, null, 2)}\n`
  const rows = Object.values(data.tables).reduce((sum, { length }) => sum + length, 0)
  if (file === undefined) process.stdout.write(json)
  else write(file, json)
  console.error(
    `${sayCount(rows, 'row')} about ${address}${file === undefined ? '' : `, in ${file}`}.`,
  )
  return exitCodes.done
})

/** Readable by who asked only; a file that exists is left as it is. */
function write(file: string, json: string): void {
  if (asCaller(() => existsSync(file))) throw new UsageError(`${file} exists already.`)
  asCaller(() => writeFileSync(file, json, { flag: 'wx', mode: OWNER_ONLY }))
}
