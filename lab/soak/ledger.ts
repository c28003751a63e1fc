/** A submission by a client, and whether it was acknowledged. */
export interface Entry {
  kind: 'contact' | 'quickscore' | 'subscriber'
  email: string
  isAcknowledged: boolean
}

/** An article, with its last acknowledged title and possible newer ones. */
export interface Article {
  id: number
  slug: string
  version: number
  /** Includes titles of saves without a response. */
  titles: string[]
}

export interface Upload {
  url: string
  text: string
}

/** A request without the expected response; times in milliseconds of `performance.now()`. */
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
  /** Articles that no client is editing and whose last save was acknowledged. */
  readonly idleArticles: Article[] = []
  readonly uploads: Upload[] = []
  readonly failures: Failure[] = []
  /** Number of wrong responses by description; none is acceptable. */
  readonly wrong = new Map<string, number>()
  requests = 0
  answered = 0

  noteWrong(what: string): void {
    this.wrong.set(what, (this.wrong.get(what) ?? 0) + 1)
  }
}
