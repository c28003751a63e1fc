/** What one client asked a site to store, and what it was told. */
export interface Entry {
  kind: 'contact' | 'quickscore' | 'subscriber'
  email: string
  isAcknowledged: boolean
}

/** An article of one editor: what it was last acknowledged to be called, and what else it may be. */
export interface Article {
  id: number
  slug: string
  version: number
  /** Titles of saves that got no answer are among them. */
  titles: string[]
}

export interface Upload {
  url: string
  text: string
}

/** A request that was not answered as it should have been, in milliseconds of `performance.now()`. */
export interface Failure {
  begun: number
  ended: number
  what: string
  why: string
}

/** The clients' own record of what happened at one site. */
export class Ledger {
  readonly entries: Entry[] = []
  readonly articles: Article[] = []
  /** Those that nobody is at, and whose last save was acknowledged. */
  readonly idleArticles: Article[] = []
  readonly uploads: Upload[] = []
  readonly failures: Failure[] = []
  /** What was wrong with answers that came, by what is wrong: one word of these is too many. */
  readonly wrong = new Map<string, number>()
  requests = 0
  answered = 0

  noteWrong(what: string): void {
    this.wrong.set(what, (this.wrong.get(what) ?? 0) + 1)
  }
}
