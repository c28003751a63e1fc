import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'

const IMAGE = 'plumbline'
/** Docker or a compatible program: `ENGINE=podman`, `ENGINE=lab/image/stand-in.sh`. */
export const engine = process.env.ENGINE ?? 'docker'

export interface Container {
  env: Record<string, string>
  /** The local folder that is mounted as `/data`, owned by the image's account. */
  data: string
  /** Replaces the image's own command. */
  command?: string[]
}

export function buildImage(root: string): void {
  const args = ['build', '-f', join(root, 'deploy/Dockerfile'), '-t', IMAGE, root]
  execFileSync(engine, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Megabytes that our layers add to the Node image. */
export function measureLayers(): number {
  const [major] = process.versions.node.split('.')
  return sizeOf(IMAGE) - sizeOf(`docker.io/library/node:${major}-slim`)
}

function sizeOf(image: string): number {
  return Number(execFileSync(engine, ['image', 'inspect', '-f', '{{.Size}}', image])) / 1e6
}

/** Runs the image with a read-only root, without capabilities, on this machine's network. */
export function runImage({ env, data, command = [] }: Container): ChildProcess {
  const set = Object.entries(env).flatMap(([key, value]) => ['-e', `${key}=${value}`])
  const shut = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges']
  const place = ['--network', 'host', '--tmpfs', '/tmp', '-v', `${data}:/data`]
  const args = ['run', '--rm', ...shut, ...place, ...set, IMAGE, ...command]
  return spawn(engine, args, { stdio: ['ignore', 'pipe', 'pipe'] })
}
