/** Writes all data about an e-mail address as JSON to a new file or to the terminal. */
import { existsSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { exportPerson } from '../server/privacy/person.ts'
import { asCaller, exitCodes, runCommand, sayCount, UsageError } from './command.ts'
import { readAddress, withPersonalData } from './person-command.ts'

await runCommand('plumbline export person@example.com [file]', async (config, args) => {
  const address = readAddress(args, 1)
  const file = args[1]
  const data = await withPersonalData(config, (ports) => exportPerson(ports, address))
  const json = `${JSON.stringify(data, null, 2)}\n`
  const rows = Object.values(data.tables).reduce((sum, { length }) => sum + length, 0)
  if (file === undefined) process.stdout.write(json)
  else write(file, json)
  const place = file === undefined ? '' : `, in ${file}`
  console.error(`${sayCount(rows, 'row')} about ${address}${place}.`)
  return exitCodes.done
})

/** Writes a file that only the caller can read. Overwrites nothing, leaves no partial file. */
function write(file: string, json: string): void {
  asCaller(() => {
    if (existsSync(file)) throw new UsageError(`${file} already exists.`)
    const opened = openSync(file, 'wx', 0o600)
    try {
      writeFileSync(opened, json)
    } catch (error) {
      rmSync(file)
      throw error
    }
  })
}
