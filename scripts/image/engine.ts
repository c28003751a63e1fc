import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const IMAGE = 'plumbline'

export interface Container {
  env: Record<string, string>
  /** The folder of this machine that is its `/data`; it belongs to its account. */
  data: string
  /** In place of the image's own command. */
  command?: string[]
}

export interface Engine {
  name: string
  build(root: string): void
  /** Before anything of the image is run. */
  open(): void
  /** In MB, with all its layers. */
  sizeOf(image: string): number
  /** On a read-only root, as the image's account, without capabilities, on this machine's network. */
  run(container: Container): ChildProcess
  close(): void
}

/** Docker or Podman where one works, else Debian's Buildah; throws where there is none. */
export function findEngine(): Engine {
  for (const name of ['docker', 'podman']) {
    if (works(name, 'run', '--rm', '--network', 'none', 'hello-world')) return daemon(name)
  }
  if (works('buildah', '--version')) return buildah()
  throw new Error('There is no Docker, Podman or Buildah (apt-get install buildah mmdebstrap).')
}

function works(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 60_000 })
    return true
  } catch {
    return false
  }
}

function call(command: string, args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

function daemon(name: string): Engine {
  return {
    name,
    build: (root) =>
      call(name, ['build', '-f', join(root, 'deploy/Dockerfile'), '-t', IMAGE, root]),
    sizeOf: (image) =>
      Number(execFileSync(name, ['image', 'inspect', '-f', '{{.Size}}', image])) / 1e6,
    run({ env, data, command = [] }) {
      const set = Object.entries(env).flatMap(([key, value]) => ['-e', `${key}=${value}`])
      const shut = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges']
      const place = ['--network', 'host', '--tmpfs', '/tmp', '-v', `${data}:/data`]
      const args = ['run', '--rm', ...shut, ...place, ...set, IMAGE, ...command]
      return spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    },
    open: () => {},
    close: () => {},
  }
}

/**
 * Buildah builds where no container may be run, with `chroot`. What it built is run by the means of
 * the system: namespaces, a root mounted read-only, another account.
 */
function buildah(): Engine {
  let container = ''
  let mounted = ''
  const read = (...args: string[]) => execFileSync('buildah', args, { encoding: 'utf8' }).trim()
  return {
    name: 'Buildah with chroot',
    build(root) {
      const base = baseOf(root)
      if (!works('buildah', 'inspect', '--type', 'image', base)) {
        if (!works('buildah', 'pull', base)) makeBase(root, base)
      }
      const how = ['--isolation', 'chroot', '--pull-never', '--layers=false']
      call('buildah', ['bud', ...how, '-f', join(root, 'deploy/Dockerfile'), '-t', IMAGE, root])
    },
    open() {
      container = read('from', '--pull-never', IMAGE)
      mounted = read('mount', container)
    },
    sizeOf(image) {
      const [found] = JSON.parse(read('images', '--json', image)) as { size: string }[]
      const [amount, unit] = found?.size.split(' ') ?? []
      return Number(amount) * (unit === 'GB' ? 1_000 : 1)
    },
    run({ env, data, command }) {
      const config = JSON.parse(read('inspect', '--type', 'image', IMAGE)).OCIv1.config
      const set = [...config.Env, ...Object.entries(env).map(([key, value]) => `${key}=${value}`)]
      const inside = `
        set -e
        mount --bind "${mounted}" "${mounted}"
        mount -o remount,bind,ro "${mounted}"
        mount -t tmpfs -o mode=1777 tmpfs "${mounted}/tmp"
        mount -t proc proc "${mounted}/proc"
        mount --bind /dev "${mounted}/dev"
        mount --bind "${data}" "${mounted}/data"
        exec setpriv --no-new-privs chroot --userspec=${config.User}:${config.User} "${mounted}" \\
          env -i -C ${config.WorkingDir} "$@"`
      const args = ['--mount', 'sh', '-c', inside, 'sh', ...set, ...(command ?? config.Cmd)]
      return spawn('unshare', args, { stdio: ['ignore', 'pipe', 'pipe'] })
    },
    close() {
      if (container) call('buildah', ['rm', container])
    },
  }
}

/** What the Dockerfile begins with. */
export function baseOf(root: string): string {
  const [major] = execFileSync(join(root, 'node_modules/node/bin/node'), [
    '-p',
    'process.versions.node',
  ])
    .toString()
    .split('.')
  return `docker.io/library/node:${major}-slim`
}

/**
 * A stand-in for the official image, under its name, where no registry can be reached: a small
 * Debian, the Node that the project is pinned to, and the npm of this machine.
 */
function makeBase(root: string, base: string): void {
  console.log(`${base} cannot be had: making one like it with mmdebstrap …`)
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-base-'))
  const system = join(folder, 'system.tar')
  call('mmdebstrap', [
    '--quiet',
    '--variant=minbase',
    '--include=ca-certificates,libstdc++6',
    'bookworm',
    system,
  ])
  copyFileSync(join(root, 'node_modules/node/bin/node'), join(folder, 'node'))
  const npm = join(realpathSync(execFileSync('which', ['npm']).toString().trim()), '../..')
  cpSync(npm, join(folder, 'npm'), { recursive: true, dereference: true })
  // The authorities that this machine trusts, which may be more than Debian's.
  const { NODE_EXTRA_CA_CERTS = '/etc/ssl/certs/ca-certificates.crt' } = process.env
  copyFileSync(NODE_EXTRA_CA_CERTS, join(folder, 'trusted.crt'))
  writeFileSync(
    join(folder, 'Dockerfile'),
    `FROM scratch
ADD system.tar /
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY trusted.crt /etc/ssl/certs/trusted.crt
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_EXTRA_CA_CERTS=/etc/ssl/certs/trusted.crt
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && groupadd --gid 1000 node && useradd --uid 1000 --gid 1000 --create-home node
`,
  )
  call('buildah', ['bud', '--isolation', 'chroot', '--layers=false', '-t', base, folder])
  rmSync(folder, { recursive: true })
}
