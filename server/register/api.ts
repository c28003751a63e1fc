import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { countSchema } from '../../domain/record.ts'
import type { PageAnswers } from '../http/pages.ts'
import { resource } from '../http/resource.ts'
import type { Ports } from '../ports.ts'
import { writeRegisterCalendar, writeRegisterSheet, writeRegisterWord } from './files.ts'
import { writeNotice, writeNoticeHtml } from './notice.ts'
import { writeAssessment, writeCouncilSheet } from './papers.ts'
import { findRegister, type Register, readCounts } from './service.ts'

export const registerRoutes = (ports: Pick<Ports, 'db'>) => [
  resource('/admin/register', { tag: 'QuickScore' }).call('GET /', {
    summary: 'How many registers of hiring tools there are, and tools in them; never what they say',
    data: z.strictObject({ registers: countSchema, tools: countSchema }),
    run: ({ actor }) => readCounts(ports, actor),
  }),
]

type FilePorts = Pick<Ports, 'db' | 'clock' | 'origin'>

type Made = string | Buffer | null

/** Files of the whole register; null for one that does not apply. */
const files: Readonly<
  Record<string, (register: Register, ports: FilePorts) => Made | Promise<Made>>
> = {
  'register.xlsx': writeRegisterSheet,
  'register.docx': writeRegisterWord,
  'register.ics': (register, { origin }) => writeRegisterCalendar(register, origin),
  'notice-eu.docx': (register) => writeNotice(register, 'EU'),
  'notice-uk.docx': (register) => writeNotice(register, 'UK'),
  'notice-eu.html': (register) => writeNoticeHtml(register, 'EU'),
  'notice-uk.html': (register) => writeNoticeHtml(register, 'UK'),
}

/** Files of a single tool. */
const papers = {
  'impact-assessment.docx': writeAssessment,
  'works-council.docx': writeCouncilSheet,
}

/** Serves the register's files to the holder of its private link. */
export function mountRegisterFiles(
  scope: FastifyInstance,
  { sendFile }: PageAnswers,
  ports: FilePorts,
) {
  const base = '/quickscore/result/:token/register'
  for (const [name, write] of Object.entries(files)) {
    scope.get<{ Params: { token: string } }>(`${base}/${name}`, async (request, reply) => {
      const register = await findRegister(ports, request.params.token)
      return sendFile(request, reply, register && { name, make: () => write(register, ports) })
    })
  }
  for (const [name, write] of Object.entries(papers)) {
    const path = `${base}/:tool/${name}`
    scope.get<{ Params: { token: string; tool: string } }>(path, async (request, reply) => {
      const { token, tool: id } = request.params
      const register = await findRegister(ports, token)
      const tool = register?.tools.find((one) => String(one.id) === id)
      const ownName = name.replace('.', `-${id}.`)
      const made = register && tool && { name: ownName, make: () => write(tool, register.asker) }
      return sendFile(request, reply, made ?? null)
    })
  }
}
