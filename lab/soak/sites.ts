import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type PostgresServer, startPostgres } from '../../tests/support/postgres-server.ts'
import { createBucket, s3Env } from '../../tests/support/s3-access.ts'
import { startS3Server } from '../../tests/support/s3-server.ts'
import type { Site } from './clients.ts'
import {
  type Fault,
  faultOfDisk,
  faultsOfClock,
  faultsOfInstance,
  faultsOfNetwork,
  faultsOfPostgres,
  mountSmallDisk,
  unmount,
} from './faults.ts'
import { Front } from './front.ts'
import { findFreePort, Instance } from './instance.ts'
import { Ledger } from './ledger.ts'
import { Link } from './link.ts'
import { PostOffice } from './post-office.ts'

/** A site with its dependencies and the faults that can be injected. */
export interface SiteUnderTest extends Site {
  name: string
  instances: Instance[]
  office: PostOffice
  faults: Fault[]
  /** The file with the clock offset of its instances. */
  clock: string
}

export interface Surroundings {
  /** The folder for all data. */
  folder: string
  /** The checkout to run. */
  root: string
  random: () => number
  closing: AsyncDisposableStack
}

export const preloaded = join(import.meta.dirname, 'preloaded.ts')

/** Settings of every instance, on either engine. */
function commonEnv(adminKey: string, clock: string): Record<string, string> {
  return {
    ADMIN_KEY: adminKey,
    PUBLIC_URL: 'http://soak.example',
    STAFF_EMAIL: 'staff@soak.example',
    SMTP_TLS: 'off',
    // All clients have one address.
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'info',
    SOAK_CLOCK: clock,
  }
}

/** One instance on SQLite, with its data on a small disk if mounting is allowed. */
export async function openSqliteSite(around: Surroundings): Promise<SiteUnderTest> {
  const { folder, root, random, closing } = around
  const dataDir = join(folder, 'sqlite')
  await mkdir(dataDir)
  const isSmall = mountSmallDisk(dataDir)
  if (isSmall) closing.defer(() => unmount(dataDir))
  else console.log('No disk is filled: mounting a small one needs root.')
  const office = await PostOffice.open()
  closing.defer(() => office.close())
  const mail = await openLink(office.port, closing)
  const adminKey = randomBytes(32).toString('hex')
  const clock = join(folder, 'sqlite.clock')
  const env = {
    ...commonEnv(adminKey, clock),
    DATA_DIR: dataDir,
    SMTP_URL: mail.through(office.url),
  }
  const instance = await openInstance({ name: 'sqlite', root, folder, env, preloaded }, closing)
  const faults = [
    ...faultsOfInstance(instance),
    ...faultsOfNetwork('the mail server', mail),
    ...faultsOfClock(clock, random),
    ...(isSmall ? [faultOfDisk(dataDir)] : []),
  ]
  return {
    name: 'SQLite, one instance',
    url: instance.url,
    adminKey,
    ledger: new Ledger(),
    domain: 'sqlite.soak.example',
    instances: [instance],
    office,
    faults,
    clock,
  }
}

export interface Shared {
  postgres: PostgresServer
  office: PostOffice
  links: { database: Link; files: Link; mail: Link }
  adminKey: string
  clock: string
  /** Settings of an instance that shares them. */
  env: Record<string, string>
}

/** PostgreSQL, a file store and a mail server, each behind a link that can fail. */
export async function openShared({ folder, closing }: Surroundings): Promise<Shared> {
  const postgres = await startPostgres()
  closing.defer(() => postgres.remove())
  const store = await startS3Server()
  closing.defer(() => store.stop())
  const office = await PostOffice.open()
  closing.defer(() => office.close())
  const portOf = (url: string) => Number(new URL(url).port)
  const links = {
    database: await openLink(portOf(postgres.url), closing),
    files: await openLink(portOf(store.access.endpoint), closing),
    mail: await openLink(office.port, closing),
  }
  const access = { ...store.access, endpoint: links.files.through(store.access.endpoint) }
  const adminKey = randomBytes(32).toString('hex')
  const clock = join(folder, 'postgres.clock')
  const env = {
    ...commonEnv(adminKey, clock),
    ...s3Env(access, await createBucket(store.access)),
    DATABASE_URL: links.database.through(postgres.url),
    SMTP_URL: links.mail.through(office.url),
    TRUST_PROXY: '127.0.0.1',
  }
  return { postgres, office, links, adminKey, clock, env }
}

/** Two instances on PostgreSQL and S3 behind one address. */
export async function openPostgresSite(around: Surroundings): Promise<SiteUnderTest> {
  const { folder, root, random, closing } = around
  const shared = await openShared(around)
  const { postgres, office, links, adminKey, clock } = shared
  const front = new Front()
  closing.defer(() => front.close())
  const instances: Instance[] = []
  for (const name of ['postgres-1', 'postgres-2']) {
    const env = { ...shared.env, DATA_DIR: join(folder, name) }
    const instance = await openInstance({ name, root, folder, env, preloaded }, closing)
    instances.push(instance)
    front.add(instance)
  }
  const faults = [
    ...instances.flatMap(faultsOfInstance),
    ...faultsOfPostgres(postgres),
    ...faultsOfNetwork('PostgreSQL', links.database),
    ...faultsOfNetwork('the file store', links.files),
    ...faultsOfNetwork('the mail server', links.mail),
    ...faultsOfClock(clock, random),
  ]
  return {
    name: 'PostgreSQL and S3, two instances',
    url: await front.listen(),
    adminKey,
    ledger: new Ledger(),
    domain: 'postgres.soak.example',
    instances,
    office,
    faults,
    clock,
  }
}

async function openLink(port: number, closing: AsyncDisposableStack): Promise<Link> {
  const link = await Link.to(port)
  closing.defer(() => link.close())
  return link
}

/** Starts an instance, which is stopped by `closing` at the latest. */
export async function openInstance(
  options: ConstructorParameters<typeof Instance>[0],
  closing: AsyncDisposableStack,
): Promise<Instance> {
  await mkdir(options.env.DATA_DIR ?? options.folder, { recursive: true })
  const instance = new Instance(options, await findFreePort())
  const killAtExit = () => instance.signal('SIGKILL')
  process.once('exit', killAtExit)
  closing.defer(async () => {
    process.off('exit', killAtExit)
    await instance.end('SIGKILL')
  })
  await instance.start()
  return instance
}
