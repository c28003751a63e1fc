import type { ChildProcess } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../soak/instance.ts'
import { type Container, runImage } from './engine.ts'

/** The account of the image. */
const NODE_ACCOUNT = 1000
const READY_WITHIN_MS = 120_000
export const adminKey = 'the-key-of-the-image-under-test-0123456789'

export interface RunningContainer {
  url: string
  /** All output so far. */
  output(): string
  /** Stops the container; resolves to its exit code and the seconds it took. */
  stop(): Promise<{ code: number | null; seconds: number }>
}

/** A folder that the image's account may write to. */
export function createData(folder: string, name: string): string {
  const data = join(folder, name)
  for (const path of [data, join(data, 'incoming')]) {
    mkdirSync(path, { recursive: true })
    chownSync(path, NODE_ACCOUNT, NODE_ACCOUNT)
  }
  return data
}

/** Starts the image's own command and returns once it is ready. */
export async function startContainer(
  { env, data }: Container,
  closing: AsyncDisposableStack,
): Promise<RunningContainer> {
  const port = await findFreePort()
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    ADMIN_KEY: adminKey,
    RATE_LIMITS: 'off',
  }
  const child = runImage({ env: { ...settings, ...env }, data })
  closing.defer(() => void child.kill('SIGTERM'))
  const output = collect(child)
  const url = `http://127.0.0.1:${port}`
  const giveUpAt = performance.now() + READY_WITHIN_MS
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > giveUpAt) {
      throw new Error(`It does not become ready:\n${output()}`)
    }
    await pause(100)
  }
  return { url, output, stop: () => stop(child) }
}

/** Runs a command in a separate container. */
export async function runCommand(container: Container) {
  const child = runImage(container)
  const output = collect(child)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output: output() }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => null)
  return answer?.status === 200
}

async function stop(child: ChildProcess) {
  const begun = performance.now()
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  return { code: await ended, seconds: (performance.now() - begun) / 1000 }
}

function collect(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk
    })
  }
  return () => text
}
