import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** `open` forwards; `cut` closes and refuses connections; `silent` keeps but does not forward. */
type LinkState = 'open' | 'cut' | 'silent'

/** A TCP proxy between an instance and a dependency, which can be made to fail. */
export class Link {
  #server: Server
  #pairs = new Set<[Socket, Socket]>()
  #state: LinkState = 'open'

  private constructor(server: Server) {
    this.#server = server
  }

  static async to(port: number): Promise<Link> {
    const server = createServer()
    const link = new Link(server)
    server.on('connection', (near) => link.#join(near, port))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return link
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** The same address through this proxy. */
  through(address: string): string {
    return address.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${this.port}`)
  }

  turn(state: LinkState): void {
    this.#state = state
    for (const pair of this.#pairs) {
      for (const socket of pair) {
        if (state === 'cut') socket.destroy()
        else if (state === 'silent') socket.pause()
        else socket.resume()
      }
    }
  }

  close(): void {
    this.turn('cut')
    this.#server.close()
  }

  #join(near: Socket, port: number): void {
    near.on('error', () => near.destroy())
    if (this.#state === 'cut') {
      near.destroy()
      return
    }
    const far = connect(port, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    this.#pairs.add(pair)
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (chunk) => {
        if (!to.write(chunk)) from.pause()
      })
      to.on('drain', () => {
        if (this.#state === 'open') from.resume()
      })
      from.on('error', () => from.destroy())
      from.on('close', () => {
        this.#pairs.delete(pair)
        to.destroy()
      })
    }
    if (this.#state === 'silent') for (const socket of pair) socket.pause()
  }
}
