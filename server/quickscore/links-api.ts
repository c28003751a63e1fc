import type { FastifyInstance, FastifyReply } from 'fastify'
import { type PackFile, packFiles } from '../../domain/quickscore/result-link.ts'
import { starterIds } from '../../domain/quickscore/starters.ts'
import { formatIsoDay } from '../../domain/wording.ts'
import { contentDisposition } from '../http/file-headers.ts'
import type { PageAnswers, SitePart } from '../http/pages.ts'
import type { CspSources } from '../http/policy.ts'
import { type QuestionnaireCounts, writeBoardBrief } from './board-brief.ts'
import { exportResult, findShared, type RenderPorts, renderResult } from './links.ts'
import { renderCounsel } from './report.ts'
import { writeStarter } from './starters.ts'
import type { StoredAssessment } from './store.ts'
import { type PackRequest, writePlanCalendar, writePlanCsv, writePlanSheet } from './work-pack.ts'

/** What holds for every answer behind a link that is a secret. */
export const behindLink: NonNullable<SitePart['secret']> = {
  headers: {
    'cache-control': 'no-store',
    // Not `no-referrer`: with it a browser sends `Origin: null` along with the forms of these pages.
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex, nofollow',
  },
  limit: 'result-link',
}

/** What others were asked from a result, as another noun has it. */
export interface Questionnaires {
  /** Null where nobody was asked. */
  count(assessment: StoredAssessment): Promise<QuestionnaireCounts | null>
  /** For the respondent's copy of their data. */
  exportFor(assessmentId: number): Promise<object[]>
}

type FilePorts = RenderPorts & {
  asked: Questionnaires
  register: Pick<Questionnaires, 'exportFor'>
}

/** What private links lead to, and the files that belong to them (docs/decisions/result-links.md). */
export function resultPages(ports: FilePorts, cspSources: CspSources): SitePart {
  return {
    addresses: ['/quickscore/result/*'],
    cspSources,
    secret: behindLink,
    mount: (scope, pages) => mountFiles(scope, pages, ports),
  }
}

interface ByToken {
  Params: { token: string }
}

/** A link that shows nothing has no files: its page says so. */
function mountFiles(scope: FastifyInstance, pages: PageAnswers, ports: FilePorts) {
  const { showPage, makeFile } = pages
  mountPack(scope, pages, ports)
  mountStarters(scope, pages, ports)
  scope.get<ByToken>('/quickscore/result/:token/report.pdf', async (request, reply) => {
    const make = () => renderResult(ports, request.params.token)
    const report = await makeFile(request, reply, make)
    if (!report) return showPage(request, reply)
    return attach(reply, nameOf('report', report.created_at, 'pdf'), 'application/pdf').send(
      report.pdf,
    )
  })

  scope.get<ByToken>('/quickscore/result/:token/data.json', async (request, reply) => {
    const data = await exportResult(ports, request.params.token)
    if (!data) return showPage(request, reply)
    const name = nameOf('data', data.assessment.created_at, 'json')
    const asked = await ports.asked.exportFor(data.assessment.id)
    const register = await ports.register.exportFor(data.assessment.id)
    const text = `${JSON.stringify({ ...data, asked, register }, null, 2)}\n`
    return attach(reply, name, 'application/json; charset=utf-8').send(text)
  })
}

interface WrittenFile {
  type: string
  write(asked: PackRequest, ports: FilePorts): string | Buffer | Promise<string | Buffer>
}

const packed: Readonly<Record<PackFile, WrittenFile>> = {
  'plan.csv': { type: 'text/csv; charset=utf-8', write: writePlanCsv },
  'plan.xlsx': {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writePlanSheet,
  },
  'plan.ics': { type: 'text/calendar; charset=utf-8', write: writePlanCalendar },
  'board.docx': {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    write: async ({ assessment }, ports) =>
      writeBoardBrief(ports, assessment, await ports.asked.count(assessment)),
  },
  'counsel.pdf': {
    type: 'application/pdf',
    write: ({ assessment }, ports) => renderCounsel(ports, assessment),
  },
}

interface ByTokenPlanned extends ByToken {
  Querystring: { planned?: unknown }
}

/** Steps that somebody planned come with the address: "?planned=A1.B3". */
function mountPack(scope: FastifyInstance, pages: PageAnswers, ports: FilePorts) {
  const { showPage, makeFile } = pages
  for (const file of packFiles) {
    const { type, write } = packed[file]
    scope.get<ByTokenPlanned>(`/quickscore/result/:token/${file}`, async (request, reply) => {
      const assessment = await findShared(ports, request.params.token)
      if (!assessment) return showPage(request, reply)
      const { planned } = request.query
      const text = typeof planned === 'string' ? planned : ''
      const asked = { assessment, planned: text, origin: ports.origin }
      const written = await makeFile(request, reply, () => write(asked, ports))
      const [what = '', ending = ''] = file.split('.')
      return attach(reply, nameOf(what, assessment.created_at, ending), type).send(written)
    })
  }
}

/** Drafts to begin with; one that is of no use to the respondent is not found. */
function mountStarters(scope: FastifyInstance, pages: PageAnswers, ports: RenderPorts) {
  const { showPage, makeFile } = pages
  for (const id of starterIds) {
    scope.get<ByToken>(`/quickscore/result/:token/${id}.docx`, async (request, reply) => {
      const assessment = await findShared(ports, request.params.token)
      const write = assessment && (() => writeStarter(assessment, id))
      const written = write && (await makeFile(request, reply, write))
      if (!written) return showPage(request, reply)
      return attach(reply, written.name, packed['board.docx'].type).send(written.file)
    })
  }
}

/** The name of a file says its kind and its day, and nothing about the respondent. */
function nameOf(what: string, isoTime: string, ending: string): string {
  return `quickscore-${what}-${formatIsoDay(new Date(isoTime))}.${ending}`
}

function attach(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', contentDisposition('attachment', name))
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
}
