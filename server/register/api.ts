import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { countSchema } from '../../domain/record.ts'
import { contentDisposition } from '../http/file-headers.ts'
import type { PageAnswers, SitePart } from '../http/pages.ts'
import type { CspSources } from '../http/policy.ts'
import { resource } from '../http/resource.ts'
import type { Ports } from '../ports.ts'
import { writeRegisterCalendar, writeRegisterSheet } from './files.ts'
import { writeNotice, writeNoticeHtml } from './notice.ts'
import { writeAssessment, writeCouncilSheet } from './papers.ts'
import { writeRegisterWord } from './register-word.ts'
import { findRegister, type Register, readCounts } from './service.ts'

export const registerRoutes = (ports: Pick<Ports, 'db'>) => [
  resource('/admin/register', { tag: 'QuickScore' }).call('GET /', {
    summary: 'How many registers of hiring tools there are, and tools in them; never what they say',
    data: z.strictObject({ registers: countSchema, tools: countSchema }),
    run: ({ actor }) => readCounts(ports, actor),
  }),
]

type FilePorts = Pick<Ports, 'db' | 'clock' | 'origin'>

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const html = 'text/html; charset=utf-8'

interface WrittenFile {
  type: string
  /** Null where the register has no use for it. */
  write(
    register: Register,
    ports: FilePorts,
  ): string | null | Buffer | Promise<string | Buffer | null>
}

const files: Readonly<Record<string, WrittenFile>> = {
  'register.xlsx': {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writeRegisterSheet,
  },
  'register.docx': { type: word, write: writeRegisterWord },
  'register.ics': {
    type: 'text/calendar; charset=utf-8',
    write: (register, { origin }) => writeRegisterCalendar(register, origin),
  },
  'notice-eu.docx': { type: word, write: (register) => writeNotice(register, 'EU') },
  'notice-uk.docx': { type: word, write: (register) => writeNotice(register, 'UK') },
  'notice-eu.html': { type: html, write: (register) => writeNoticeHtml(register, 'EU') },
  'notice-uk.html': { type: html, write: (register) => writeNoticeHtml(register, 'UK') },
}

const papers = {
  'impact-assessment.docx': writeAssessment,
  'works-council.docx': writeCouncilSheet,
}

/** What the register fills, as secret as the private link that it is behind. */
export function registerFiles(
  ports: FilePorts,
  cspSources: CspSources,
  secret: NonNullable<SitePart['secret']>,
): SitePart {
  return {
    addresses: [],
    cspSources,
    secret,
    mount: (scope, pages) => {
      for (const [name, file] of Object.entries(files)) mountFile(scope, pages, ports, name, file)
      mountPapers(scope, pages, ports)
    },
  }
}

interface ByToken {
  Params: { token: string }
}

function mountFile(
  scope: FastifyInstance,
  { showPage, makeFile }: PageAnswers,
  ports: FilePorts,
  name: string,
  { type, write }: WrittenFile,
) {
  const path = `/quickscore/result/:token/register/${name}`
  scope.get<ByToken>(path, async (request, reply) => {
    const register = await findRegister(ports, request.params.token)
    const make = register && (() => write(register, ports))
    const written = make && (await makeFile(request, reply, make))
    return written === null ? showPage(request, reply) : attach(reply, name, type, written)
  })
}

/** Of one tool. */
function mountPapers(scope: FastifyInstance, pages: PageAnswers, ports: FilePorts) {
  const { showPage, makeFile } = pages
  for (const [name, write] of Object.entries(papers)) {
    scope.get<{ Params: { token: string; tool: string } }>(
      `/quickscore/result/:token/register/:tool/${name}`,
      async (request, reply) => {
        const { token, tool: id } = request.params
        const register = await findRegister(ports, token)
        const tool = register?.tools.find((one) => String(one.id) === id)
        if (!register || !tool) return showPage(request, reply)
        const make = () => write(tool, register.asker)
        return attach(reply, name, word, await makeFile(request, reply, make))
      },
    )
  }
}

function attach(reply: FastifyReply, name: string, type: string, written: string | Buffer) {
  return reply
    .type(type)
    .header('content-disposition', contentDisposition('attachment', name))
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .send(written)
}
