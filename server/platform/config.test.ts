import { describe, expect, test } from 'vitest'
import { ConfigError, listUnknownSettings, parseConfig } from './config.ts'

describe('parseConfig', () => {
  test('runs on nothing at all', () => {
    expect(parseConfig({})).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, RATE_LIMITS: true })
  })

  test('takes an empty or blank variable as absent, and blanks around a value as none of it', () => {
    expect(parseConfig({ PORT: ' ', ADMIN_KEY: '', HOST: '::1 \r' })).toMatchObject({
      PORT: 3000,
      HOST: '::1',
    })
  })

  test.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'plumbline.example'],
    ['PUBLIC_URL', 'https://plumbline.example/path'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgres://user:p@ss@host/site'],
    ['DATABASE_URL', 'postgres://user:p?ss@host/site'],
    ['DATABASE_URL', 'postgres://user:pass@host/site/other'],
    ['DATABASE_URL', 'postgres://host'],
    ['SMTP_URL', 'smtps://site@firm:p@ss#w/rd@host:465'],
    ['SMTP_URL', 'smtp://user:p%ss@host'],
    ['SMTP_URL', 'smtp://host/inbox'],
    ['SMTP_URL', 'smtp://host?tls=off'],
    ['SMTP_URL', 'smtp://host#'],
    ['ADMIN_KEY', 'too-short'],
    ['ADMIN_KEYS', 'id:1234'],
    ['STAFF_EMAIL', 'nobody'],
    ['ANALYTICS_URL', 'ftp://x.example'],
    ['RATE_LIMITS', 'false'],
    ['TRUST_PROXY', 'everybody'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
  ])('stops at a bad %s (%s), naming it and keeping its value to itself', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `))
    expect(() => parseConfig({ [name]: value })).not.toThrow(value)
  })

  const key = { S3_ACCESS_KEY_ID: 'id' }
  const secret = { S3_SECRET_ACCESS_KEY: 'secret' }
  const bucket = { S3_BUCKET: 'files' }
  test.each([
    ['S3_ACCESS_KEY_ID', { ...bucket, ...secret }],
    ['S3_SECRET_ACCESS_KEY', { ...bucket, ...key }],
    ['S3_BUCKET', { ...key, ...secret }],
    ['S3_BUCKET', secret],
    ['S3_BUCKET', { S3_ENDPOINT: 'http://127.0.0.1:9000' }],
    ['S3_ENDPOINT', { ...bucket, ...key, ...secret, S3_ENDPOINT: 'ftp://127.0.0.1' }],
    ['S3_PATH_STYLE', { ...bucket, ...key, ...secret, S3_PATH_STYLE: 'yes' }],
  ])('stops at half a store, for want of a good %s', (name, given) => {
    expect(() => parseConfig(given)).toThrow(new RegExp(`^${name}: .*$`))
  })

  test('takes a whole one', () => {
    expect(parseConfig({ ...bucket, ...key, ...secret })).toMatchObject({
      ...bucket,
      ...key,
      ...secret,
      S3_REGION: 'us-east-1',
      S3_PATH_STYLE: true,
    })
  })

  const webhook = {
    LEADS_WEBHOOK_URL: 'https://crm.example/leads',
    LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
    LEADS_WEBHOOK_RECEIVER: 'Example CRM',
  }
  test.each(Object.keys(webhook))('stops at half a webhook, for want of %s', (name) => {
    expect(() => parseConfig({ ...webhook, [name]: '' })).toThrow(new RegExp(`^${name}: .*$`))
  })

  test.each([
    'http://crm.example/leads',
    'http://10.0.0.1/',
    'http://localhost.crm.example/',
    'http://127.0.0.1.crm.example/',
    'https://user:password@crm.example/',
    'ftp://127.0.0.1/',
    '//crm.example',
  ])('sends no leads to %s', (url) => {
    const parse = () => parseConfig({ ...webhook, LEADS_WEBHOOK_URL: url })
    expect(parse).toThrow(/^LEADS_WEBHOOK_URL: /)
    expect(parse).not.toThrow(url)
  })

  test.each([
    'https://crm.example/leads?x=1',
    'https://10.0.0.1/',
    'http://localhost:9000/',
    'http://127.0.0.1:9000/leads',
    'http://[::1]:9000/',
  ])('sends leads to %s', (url) => {
    expect(parseConfig({ ...webhook, LEADS_WEBHOOK_URL: url }).LEADS_WEBHOOK_URL).toBe(url)
  })

  test.each(['short', 'whsec_AAAA', 'not base64 at all, but long enough', 'A'.repeat(100)])(
    'signs nothing with %j',
    (secret) => {
      const parse = () => parseConfig({ ...webhook, LEADS_WEBHOOK_SECRET: secret })
      expect(parse).toThrow(/^LEADS_WEBHOOK_SECRET: /)
      expect(parse).not.toThrow(secret)
    },
  )

  test('names every setting at fault at once', () => {
    expect(() => parseConfig({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT: .*\n?.*LOG_LEVEL: /s)
  })
})

test('an address with its password encoded is taken whole, and the options of a driver with it', () => {
  const given = {
    SMTP_URL: `smtps://${encodeURIComponent('site@firm')}:${encodeURIComponent('p@ss#w/rd?%:')}@host:465`,
    DATABASE_URL: 'postgres://user:p%40ss@host:5432/site?sslmode=require',
  }
  expect(parseConfig(given)).toMatchObject(given)
})

test('a name in the environment that is nearly ours is told, and no other', () => {
  const told = (name: string) => listUnknownSettings({ [name]: 'x' }, []).length === 1
  const ours = 'SMPT_URL SMTP_HOST DATABSE_URL MAIL_FORM TRUST_PROXI LOG_LEVELS'.split(' ')
  expect(ours.filter(told)).toEqual(ours)
  const others =
    'SMTP_URL PATH HOME POST PORTS NODE_OPTIONS S3_SERVICE_HOST S3_PORT_80_TCP DATA PGPASSWORD'
  expect(others.split(' ').filter(told)).toEqual([])
})
