/**
 * Asks who the firm is and writes content/firm.json. Enter keeps what is there, "-" takes it out;
 * names on the command line ask for these alone: npm run firm -- colours name
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { dark, light } from '../content/tokens.ts'
import { FirmError, figureIds, paintFirm, parseFirm } from '../domain/firm.ts'

const root = join(import.meta.dirname, '..')
const file = join(root, 'content/firm.json')

type Field = readonly [path: string, question: string]

const fields: readonly Field[] = [
  ['name', 'Name of the firm, as pages and mails say it'],
  ['tagline', 'Its line, the title of the home page'],
  ['contactEmail', 'E-mail address that visitors write to, and from which mail comes'],
  ['salesEmail', 'E-mail address for sales'],
  ['staffEmail', 'E-mail address that notices for staff go to'],
  ['legalName', 'Legal name, as registered'],
  ['postalAddress', 'Postal address, in one line'],
  ['register', 'Register, such as Companies House'],
  ['registerNumber', 'Number in the register'],
  ['dataProtectionNumber', 'Number with the data-protection authority'],
  ['representative', 'Representative under Article 27 of the GDPR: name and address'],
  ['founder.name', 'Name of the founder'],
  ['founder.picture', 'Picture of the founder, a file below public/, such as firm/founder.jpg'],
  ['founder.pictureDescription', 'What that picture shows, for people who do not see it'],
  ['lawReviewer', 'Who reviews what the site says of the law'],
  ['colours.action', 'Colour of links and buttons, such as #0b5d57'],
  ['colours.accent', 'Colour of marks and drawings, such as #8a6116'],
  ['logo', 'Logo, a file below public/, such as firm/logo.svg'],
  ['bookingUrl', 'Address where a call can be booked'],
  ['newsletterDay', 'Day of the newsletter, such as Tuesday'],
  ...figureIds.flatMap((id): Field[] => [
    [`figures.${id}.shown`, 'Show the figure "{figure}" (yes or no)'],
    [`figures.${id}.evidence`, 'Where the evidence of "{figure}" is'],
  ]),
  ['draftsReview.by', 'Lawyer who reviewed the documents that QuickScore drafts'],
  ['draftsReview.on', 'Day of that review, such as 2026-11-24'],
  ['hosting', 'Who hosts the servers, and where (for /trust)'],
  ['ownUseOfAi', 'What the firm itself uses AI for (for /trust)'],
  ['auditor', 'Who has audited the firm or the site, and when (for /trust)'],
]

type Answers = Map<string, string | boolean>

try {
  const answers = readAnswers()
  await ask(answers, process.argv.slice(2))
  dropHalfReview(answers)
  const firm = nest(answers)
  check(firm)
  // Written whole or not at all: a build may read it at the same time.
  writeFileSync(`${file}.new`, `${JSON.stringify(firm, null, 2)}\n`)
  renameSync(`${file}.new`, file)
  console.log('\nWritten to content/firm.json. Restart with "npm start" to see it everywhere.')
} catch (error) {
  if (!(error instanceof FirmError || error instanceof SyntaxError)) throw error
  console.error(`\ncontent/firm.json cannot be used, and stays as it is.\n${error.message}`)
  process.exitCode = 1
}

function readAnswers(): Answers {
  if (!existsSync(file)) return new Map()
  const stored = parseFirm(JSON.parse(readFileSync(file, 'utf8')))
  return new Map(flatten(stored))
}

function flatten(value: object, prefix = ''): [string, string | boolean][] {
  return Object.entries(value).flatMap(([name, inner]): [string, string | boolean][] =>
    typeof inner === 'object' && inner !== null
      ? flatten(inner, `${prefix}${name}.`)
      : [[prefix + name, inner]],
  )
}

/** A review that names only the lawyer, or only the day, must not cost all other answers. */
function dropHalfReview(answers: Answers) {
  const parts = ['draftsReview.by', 'draftsReview.on']
  if (parts.filter((part) => answers.has(part)).length !== 1) return
  for (const part of parts) answers.delete(part)
  console.log('\nThe review of the drafts is left out: it needs both the lawyer and the day.')
}

async function ask(answers: Answers, only: readonly string[]) {
  // Only now, since it reads the file too, and says what is wrong with it.
  const { claims } = await import('../content/en/claims.ts')
  const input = createInterface({ input: process.stdin })
  const lines = input[Symbol.asyncIterator]()
  console.log('Enter keeps what is there, "-" takes it out. Every question may be skipped.\n')
  const asked = fields.filter(
    ([path]) => only.length === 0 || only.some((name) => `${path}.`.startsWith(`${name}.`)),
  )
  for (const [path, question] of asked) {
    const claim = Object.values(claims).find(({ id }) => path.startsWith(`figures.${id}.`))
    const figure = claim ? `${claim.figure} ${claim.label}` : ''
    const field: Field = [path, question.replace('{figure}', figure)]
    while (!(await askOne(field, answers, lines)));
  }
  input.close()
}

/** Whether the answer could be used; what is wrong with it has been said. */
async function askOne(
  [path, question]: Field,
  answers: Answers,
  lines: AsyncIterator<string>,
): Promise<boolean> {
  const before = answers.get(path)
  process.stdout.write(`${question}${before === undefined ? '' : ` [${before}]`}: `)
  const { value, done } = await lines.next()
  const given = done ? '' : value.trim()
  // What is piped in shows nowhere by itself.
  if (!process.stdin.isTTY) console.log(given)
  if (given === '') return true
  if (given === '-') answers.delete(path)
  else answers.set(path, path.endsWith('.shown') ? /^(y|yes|true)$/i.test(given) : given)
  // Two that go together are judged once both have been asked for.
  if (path === 'draftsReview.by') return true
  try {
    check(nest(answers))
    return true
  } catch (error) {
    if (!(error instanceof FirmError)) throw error
    console.log(`  ${error.message.replaceAll('\n', '\n  ')}`)
    if (before === undefined) answers.delete(path)
    else answers.set(path, before)
    return done === true
  }
}

type Nested = { [name: string]: string | boolean | Nested }

/** In the order of the questions, so that the file reads the same each time. */
function nest(answers: Answers): Nested {
  const firm: Nested = {}
  for (const [path] of fields) {
    const answer = answers.get(path)
    if (answer === undefined) continue
    const parts = path.split('.')
    const last = parts.pop() ?? path
    let place = firm
    for (const part of parts) {
      const inner = place[part]
      const next = typeof inner === 'object' ? inner : {}
      place[part] = next
      place = next
    }
    place[last] = answer
  }
  return firm
}

function check(value: Nested) {
  const firm = parseFirm(value)
  paintFirm({ light, dark }, firm)
  for (const picture of [firm.logo, firm.founder?.picture]) {
    if (picture && !existsSync(join(root, 'public', picture))) {
      throw new FirmError(`There is no file public/${picture}`)
    }
  }
}
