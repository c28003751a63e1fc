import { isTest, type Source } from './sources.ts'

// One word per noun: the same in domain/, server/, app/ and tests/.

/** The words that a noun had before; they live on only in addresses and in what is stored. */
const formerWords: Record<string, RegExp> = {
  messages: /inquir|contact-?message|^inbox/i,
  mail: /outbox/i,
}

/** Keys of stored and published data: the list of mail in the activity log, a label of the metrics, mail of the version before. */
const dataWords = [
  'app/admin/nouns.ts: outbox',
  'server/mail/index.ts: outbox',
  'contactMessages',
  'inquiry_id',
]

const commentsAndStrings =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** Turns that are correct and slow to read, in sentences and in comments. */
const slowTurns = /\b(?:whom|whoever|anew|whence|thereof)\b/gi

/** Slow in what the product says; `, of which` for a relative clause alone. */
const slowInTexts =
  /\b(?:look(?:s|ed|ing)? (?:it |them )?over|taken on|put aside|told of)\b|[,;] (?:\w+ )?of which\b/gi

/** Quoted as they were: what a page said before it was corrected, and what a released migration says. */
const quoting =
  /^(?:content\/en\/law\/corrections|app\/editor\/paste\/clean-paste\.test|tests\/support\/(?:clipboard-samples|structure\/words)|tests\/structure\.test)\.ts$|^migrations\//

/** Sentences, wherever they stand, that plain English says in fewer words or with a subject first. */
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
 * Names of files and identifiers that call a noun by a word it no longer has. What has an underscore
 * is the name of something stored.
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
