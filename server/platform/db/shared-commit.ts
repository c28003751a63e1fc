/** What has a part in a commit. */
interface Member {
  /** Told when all was taken back. */
  lose(reason: unknown): void
}

/** Who comes first waits for the last: for no more of them than this, and hardly longer. */
const MOST = 32
const MOST_MS = 20

/** Transactions that came together and become durable together, or fail together. */
export class SharedCommit<M extends Member> {
  #members: M[] = []
  #end = Promise.withResolvers<void>()
  #begun = 0

  /** Somebody has joined, and the commit is still to come. */
  get isOpen(): boolean {
    return this.#members.length > 0
  }

  hasRoom(): boolean {
    return this.#members.length < MOST && performance.now() - this.#begun < MOST_MS
  }

  /** Resolves when the commit is on the disk. Throws why not. */
  join(member: M): Promise<void> {
    if (!this.isOpen) this.#begun = performance.now()
    this.#members.push(member)
    return this.#end.promise
  }

  /** It was committed, and is durable when `stored` resolves. */
  settle(stored: Promise<void>): void {
    const { resolve } = this.#renew()
    resolve(stored)
  }

  /** Everything was taken back. Nothing happens where nobody has joined. */
  fail(reason: unknown): void {
    if (!this.isOpen) return
    for (const member of this.#members) member.lose(reason)
    this.#renew().reject(reason)
  }

  #renew(): PromiseWithResolvers<void> {
    const ended = this.#end
    this.#members = []
    this.#end = Promise.withResolvers()
    return ended
  }
}
