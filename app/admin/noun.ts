import type { Role } from '../../domain/actor.ts'

/** What the record of who did what calls the records of a list. */
interface RecordWords {
  one: string
  many: string
  /** How one is opened from there: by its number, or by searching its list for its name. */
  opensBy?: 'id' | 'name'
}

/**
 * What a noun says of itself in the `index.ts` of its folder: its screen, and what other screens
 * speak of. `nouns.ts` lists them.
 */
export interface AdminNoun {
  /** Names its tab in addresses, and what waits in it. */
  id: string
  /** Of its tab, or of its line under "More". */
  label: string
  path: string
  /** The file of the screen, from `app/`. */
  screen: string
  /** The least role that may open it; absent for everybody. */
  needs?: Role
  /** What its line under "More" says while something waits in it; of mail that failed if absent. */
  counted?: string
  /** By the names that the paths of the API have for its lists. */
  records?: Readonly<Record<string, RecordWords>>
  /** The call that searches its records, for the dialog that leads anywhere. */
  search?: { path: string; nameOf(row: { id: number }): string }
  /** What its kinds of mail are called, by the name under which they are stored. */
  mails?: Readonly<Record<string, string>>
}
