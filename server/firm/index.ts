import { firmBodySchema, firmRecordSchema } from '../../domain/firm.ts'
import { versionSchema, writeBodySchema } from '../../domain/write-body.ts'
import { resource } from '../http/resource.ts'
import type { Noun } from '../noun.ts'
import type { Ports } from '../ports.ts'
import { drawIcon, drawPng, packIcon } from './icon.ts'
import {
  changeFirm,
  type FirmPorts,
  hideClaims,
  mustStartAgain,
  readFirm,
  undoFirm,
} from './service.ts'

const calls = resource('/admin/firm', { tag: 'Firm', names: 'The firm', writes: 'owner' })
const undoSchema = writeBodySchema({ version: versionSchema })

const firmRoutes = (ports: FirmPorts) => [
  calls.call('GET /', {
    summary: 'Who runs the site, how it looks, what it says about itself and what it charges',
    needs: 'owner',
    data: firmRecordSchema,
    run: ({ actor }) => readFirm(ports, actor),
  }),
  calls.call('PUT /:id', {
    summary: 'Replace it; the site restarts by itself, which takes about a second',
    body: firmBodySchema,
    conflicts: ['version_conflict'],
    data: firmRecordSchema,
    message: 'The firm was saved. The site restarts, which takes about a second.',
    run: ({ actor, id, body }) => changeFirm(ports, actor, id, body),
  }),
  calls.call('POST /hide-claims', {
    summary: 'Hide every claim whose evidence is not named',
    data: firmRecordSchema,
    message:
      'The claims without evidence are hidden. The site restarts, which takes about a second.',
    run: ({ actor }) => hideClaims(ports, actor),
  }),
  calls.call('POST /undo', {
    summary: 'Restore the previous version',
    body: undoSchema,
    conflicts: ['version_conflict', 'nothing_before'],
    data: firmRecordSchema,
    message: 'The earlier version is back. The site restarts, which takes about a second.',
    run: ({ actor, body }) => undoFirm(ports, actor, body),
  }),
]

/** The site's icon, at the addresses that browsers, feed readers and phones ask for. */
const icons = [
  ['/favicon.svg', 'image/svg+xml', async (svg: string) => svg],
  ['/apple-touch-icon.png', 'image/png', (svg: string) => drawPng(svg, 180)],
  ['/favicon.ico', 'image/x-icon', async (svg: string) => packIcon(await drawPng(svg, 32))],
] as const

/** Ends the process if the record has changed; it is restarted with the words of the new one. */
async function startAgainIfChanged(ports: Ports): Promise<boolean> {
  // A record on trial (FIRM_FILE) is not the database's.
  const isChanged = process.env.FIRM_FILE === undefined && (await mustStartAgain(ports))
  if (isChanged) ports.startAgain()
  return isChanged
}

export const firm = {
  tables: { firm: { none: 'what the site says of who runs it' } },
  lists: { firm: { table: 'firm' } },
  routes: firmRoutes,
  mount(app) {
    for (const [path, type, draw] of icons) {
      let drawn: Promise<string | Buffer> | undefined
      app.get(path, async (_request, reply) => {
        reply.type(type).header('cache-control', 'no-cache')
        drawn ??= drawIcon().then((svg): Promise<string | Buffer> => draw(svg))
        return drawn
      })
    }
  },
  jobs: [
    {
      everyMs: 1_000,
      run: startAgainIfChanged,
      done: { says: 'The firm was changed: the site starts again' },
      failed: 'Whether the firm was changed could not be seen',
    },
  ],
} satisfies Noun
