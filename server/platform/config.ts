import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import ipaddr from 'ipaddr.js'
import * as z from 'zod'

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')
const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => URL.canParse(value) && new URL(value).pathname === '/',
    'must be an origin without a path',
  )
  .transform((value) => new URL(value).origin)

const adminKeys = z.string().transform((list, context) =>
  list.split(',').map((entry) => {
    const match = /^([\w-]{1,40}):([0-9a-f]{64})$/.exec(entry.trim())
    if (!match) {
      context.addIssue('must be a comma-separated list of id:sha256-hex')
      return z.NEVER
    }
    return { id: match[1] as string, hash: match[2] as string }
  }),
)

const proxies = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .refine(
    (list) => list.every((entry) => ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry)),
    'must be a comma-separated list of addresses or networks',
  )

/** URL that receives leads: https, or http to this machine. */
const webhook = z.url({ protocol: /^https?$/ }).refine((value) => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  return (protocol === 'https:' || isHere) && !username && !password
}, 'must be https, or http to this machine (localhost, 127.0.0.1, [::1]), without a password')

/** Query options that the drivers know; any other `?` may be a password's, which cuts the URL. */
const driverOptions =
  /^\?(&?(sslmode|sslrootcert|sslcert|sslkey|uselibpqcompat|application_name|connect_timeout)=[^&@]*)+$/

/**
 * The URL of a server with user and password. Unescaped signs of a generated password would cut
 * the URL, a fault that is hard to find.
 */
const serverUrl = (protocol: RegExp, path: RegExp, example: string) =>
  z.string().refine((value) => {
    if (!URL.canParse(value)) return false
    const { protocol: given, hostname, pathname, search, hash } = new URL(value)
    // Checked as typed: `URL` encodes some of the signs by itself.
    const isWhole = value.split('@').length <= 2 && !/%(?![0-9a-f]{2})/i.test(value)
    const isQueryGood = search === '' || (path.test('/x') && driverOptions.test(search))
    const isPlain = isWhole && isQueryGood && hash === '' && !value.endsWith('#')
    return protocol.test(given) && hostname !== '' && path.test(pathname) && isPlain
  }, `must be an address such as ${example} and nothing after it; in user and password write @ as %40, : as %3A, / as %2F, # as %23, ? as %3F and % as %25`)

/** A secret in the format of Standard Webhooks. */
const webhookSecret = z
  .string()
  .regex(/^(whsec_)?[A-Za-z0-9+/]+={0,2}$/, 'must be base64, with or without whsec_ before it')
  .refine((value) => {
    const { length } = Buffer.from(value.replace(/^whsec_/, ''), 'base64')
    return length >= 24 && length <= 64
  }, 'must be 24 to 64 bytes in base64')

const text = z.string().min(1)
const wrongPort = 'must be a whole number from 0 to 65535'
const port = z.coerce.number(wrongPort).int(wrongPort).min(0, wrongPort).max(65_535, wrongPort)

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: text.default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: text.default('data').transform((path) => resolve(path)),
  DATABASE_URL: serverUrl(
    /^postgres(ql)?:$/,
    /^\/[^/]+$/,
    'postgres://user:password@host:5432/database',
  ).optional(),
  ADMIN_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_KEYS: adminKeys.optional(),
  STAFF_EMAIL: z.email().optional(),
  SMTP_URL: serverUrl(/^smtps?:$/, /^\/?$/, 'smtps://user:password@host:465').optional(),
  SMTP_TLS: z.enum(['required', 'off']).default('required'),
  MAIL_FROM: z.email().optional(),
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_PATH_STYLE: onOff.default(true),
  METRICS_PORT: port.optional(),
  METRICS_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  LEADS_WEBHOOK_URL: webhook.optional(),
  LEADS_WEBHOOK_SECRET: webhookSecret.optional(),
  LEADS_WEBHOOK_RECEIVER: z.string().trim().min(1).max(100).optional(),
  LEADS_MAIL: onOff.default(false),
  LINK_CHECK: onOff.default(false),
  HSTS_SUBDOMAINS: onOff.default(false),
  ANALYTICS_URL: z.url({ protocol: /^https?$/ }).optional(),
  NEWSLETTER_FRAME_URL: z.url({ protocol: /^https?$/ }).optional(),
  NEWSLETTER_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  RATE_LIMITS: onOff.default(true),
  TRUST_PROXY: proxies.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** Settings that need each other: an incomplete set would fail only at the first upload. */
const settings = schema.superRefine((given, context) => {
  const blame = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  for (const key of keys) {
    if (given.S3_BUCKET && !given[key]) blame(key, 'must be set with S3_BUCKET')
  }
  const isStray = [...keys, 'S3_ENDPOINT' as const].some((name) => given[name])
  if (isStray && !given.S3_BUCKET) blame('S3_BUCKET', 'must be set with the other S3 settings')
  // No data goes to a receiver that the privacy policy does not name.
  const webhooks = ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET', 'LEADS_WEBHOOK_RECEIVER'] as const
  if (webhooks.every((name) => !given[name])) return
  for (const name of webhooks) {
    if (!given[name]) blame(name, 'must be set with the other LEADS_WEBHOOK settings')
  }
})

export type Config = z.output<typeof schema>

/** A setting that cannot be used; the message names the variable, never its value. */
export class ConfigError extends Error {}

/**
 * Reads the settings once. An empty variable counts as absent, as `.env` files leave it, and values
 * are trimmed: no header and no URL could carry the blanks.
 * Throws ConfigError that names every variable at fault.
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()])
  const given = Object.fromEntries(trimmed.filter(([, value]) => value))
  const result = settings.safeParse(given)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`)
  throw new ConfigError(faults.join('\n'))
}

/**
 * Names that are no setting, since a misspelt one has no effect and no error. All such names of the
 * file given to Node (`--env-file=.env`, see scripts/setup.mjs); of the environment, which systemd
 * and compose share with other programs, those that resemble a setting.
 */
export function listUnknownSettings(
  env: Record<string, string | undefined> = process.env,
  execArgv: readonly string[] = process.execArgv,
): string[] {
  const option = execArgv.find((one) => one.startsWith('--env-file'))
  const path = option?.slice(option.indexOf('=') + 1)
  const inFile = path && existsSync(path) ? Object.keys(parseEnv(readFileSync(path, 'utf8'))) : []
  const nearlyOurs = Object.keys(env).filter((name) => !inFile.includes(name) && isNearlyOurs(name))
  return [
    ...inFile.filter(isUnknown).map((name) => [path, name]),
    ...nearlyOurs.map((name) => ['The environment', name]),
  ].map(([where, name]) => `${where}: ${name} is the name of no setting, and does nothing.`)
}

const names = Object.keys(schema.shape)
const isUnknown = (name: string) => !names.includes(name)

/** Whether a name has a prefix of our settings, or is one typing error away from one. */
function isNearlyOurs(name: string): boolean {
  if (!isUnknown(name) || /_(SERVICE|PORT)_|_TCP/.test(name)) return false
  return (
    /^(SMTP|S3|METRICS|LEADS_WEBHOOK|NEWSLETTER|ANALYTICS|ADMIN_KEY|STAFF|TRUST)_/.test(name) ||
    names.some((known) => known.length >= 6 && isOneSlip(name, known))
  )
}

/** One letter added, removed or replaced, or two neighbours swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let same = 0
  while (same < meant.length && typed[same] === meant[same]) same += 1
  const [rest, wanted] = [typed.slice(same), meant.slice(same)]
  const exchanged = `${wanted[1]}${wanted[0]}${wanted.slice(2)}`
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    rest === exchanged
  )
}

/**
 * The origin of absolute links. Never taken from a request: its sender could make our mail and
 * our cached pages link elsewhere.
 */
export function originOf({ PUBLIC_URL, HOST, PORT }: Config): string {
  return PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
}
