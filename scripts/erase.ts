/** Erases all data about an e-mail address, after the caller has confirmed the counts shown. */
import { createInterface } from 'node:readline/promises'
import { countPerson, erasePerson } from '../server/privacy/person.ts'
import { exitCodes, runCommand } from './command.ts'
import { readAddress, withPersonalData } from './person-command.ts'

const usage = 'plumbline erase person@example.com [--yes]'
const YES = '--yes'

await runCommand(usage, async (config, args) => {
  const given = args.filter((argument) => argument !== YES)
  const address = readAddress(given, 0)
  return withPersonalData(config, async (ports) => {
    const counts = await countPerson(ports, address)
    print(`Stored about ${address}:`, counts)
    if (Object.values(counts).every((count) => count === 0)) {
      console.log('Nothing is stored about this address.')
      return exitCodes.done
    }
    const isAgreed = given.length < args.length || (await ask())
    if (!isAgreed) {
      console.error(`Nothing was erased. To erase it, add ${YES}.`)
      return exitCodes.misused
    }
    print('Erased:', await erasePerson(ports, address))
    console.log('Pages that a running server keeps may show old figures for a minute.')
    return exitCodes.done
  })
})

function print(title: string, counts: Record<string, number>) {
  const lines = Object.entries(counts).map(([table, count]) => `  ${table}: ${count}`)
  console.log([title, ...lines].join('\n'))
}

/** Asks for confirmation; false without a terminal. */
async function ask(): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Erase it? This cannot be undone. Type "yes": ')
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
