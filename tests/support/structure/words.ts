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

/** The noun's word in front of a file's or folder's name, and where it is in more than these. */
const maxPlaces = 4

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

/** Where a noun is found: the topmost folders and files whose names begin with its word. */
function listPlaces(paths: string[], words: string[]): string[] {
  const begins = new RegExp(`^(?:(?:${words.join('|')})(?:[-.].*)?)$`)
  const places = paths
    .filter((path) => /^(app|domain|server)\//.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap((path) => {
      const parts = path.split('/')
      const at = parts.findIndex((part) => begins.test(part))
      return at < 0
        ? []
        : [
            parts
              .slice(0, at + 1)
              .join('/')
              .replace(/\..*$/, ''),
          ]
    })
  return [...new Set(places)]
}

export function findScatteredNouns(sources: Source[], nouns: string[]): string[] {
  const paths = sources.map(({ path }) => path)
  return nouns.flatMap((noun) => {
    const places = listPlaces(paths, [noun])
    return places.length > maxPlaces ? [`${noun} has ${places.length} places: ${places}`] : []
  })
}
