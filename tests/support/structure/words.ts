import type { Source } from './sources.ts'

// One word per noun: the same in domain/, server/, app/ and tests/.

/** The words that a noun had before; they live on only in addresses and in what is stored. */
const formerWords: Record<string, RegExp> = {
  messages: /inquir|contact-?message|^inbox/i,
  mail: /outbox/i,
}

/** Keys of stored and published data: the list of mail in the activity log, a label of the metrics, mail of the version before. */
const dataWords = [
  'app/admin/mail/index.ts: outbox',
  'server/mail/index.ts: outbox',
  'contactMessages',
  'inquiry_id',
]

const commentsAndStrings =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

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
