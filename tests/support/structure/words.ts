import { isTest, type Source } from './sources.ts'

// One word per noun: the same in domain/, server/, app/ and tests/.

/** Former words for a noun, allowed only in addresses and stored data. */
const formerWords: Record<string, RegExp> = {
  messages: /inquir|contact-?message|^inbox/i,
  mail: /outbox/i,
}

/** Keys of stored or published data: activity log, metrics label, mail of the previous version. */
const dataWords = [
  'app/admin/nouns.ts: outbox',
  'server/mail/index.ts: outbox',
  'contactMessages',
  'inquiry_id',
]

const commentsAndStrings =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** Words that are correct but slow to read, in sentences and comments. */
const slowTurns = /\b(?:whom|whoever|anew|whence|thereof)\b/gi

/** Phrases refused in the product's texts; `, of which` only before a relative clause. */
const slowInTexts =
  /\b(?:look(?:s|ed|ing)? (?:it |them )?over|taken on|put aside|told of)\b|[,;] (?:\w+ )?of which\b/gi

/** Exempt because they quote: corrections of pages, samples, released migrations. */
const quoting =
  /^(?:content\/en\/law\/corrections|app\/editor\/paste\/clean-paste\.test|tests\/support\/(?:clipboard-samples|structure\/words)|tests\/structure\.test)\.ts$|^migrations\//

/** Sentences and comments with words or phrases that plain English avoids. */
export function findSlowTurns(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => !quoting.test(path))
    .flatMap(({ path, text }) => {
      const said = text.match(commentsAndStrings) ?? []
      const texts = /^(app|content|domain|server)\//.test(path) && !isTest(path) ? said : []
      const turns = [
        ...said.flatMap((it) => it.match(slowTurns) ?? []),
        ...texts.filter((it) => !it.startsWith('/')).flatMap((it) => it.match(slowInTexts) ?? []),
      ]
      return turns.map((turn) => `${path}: “${turn}”`)
    })
}

/**
 * Names of files and identifiers that use a former word of a noun. Names with an underscore are of
 * stored data.
 */
export function findFormerWords(sources: Source[]): string[] {
  const ours = sources.filter(({ path }) => !/^(migrations|tests\/support\/structure)\//.test(path))
  return Object.entries(formerWords).flatMap(([noun, former]) =>
    ours.flatMap(({ path, text }) => {
      const names = text.replace(commentsAndStrings, '').match(/[A-Za-z_$][\w$]*/g) ?? []
      const found = new Set(
        [path.split('/').at(-1) ?? '', ...names].filter((it) => former.test(it)),
      )
      return [...found]
        .filter((name) => !dataWords.some((word) => [name, `${path}: ${name}`].includes(word)))
        .map((name) => `${path}: ${name}: the word is ${noun}`)
    }),
  )
}
