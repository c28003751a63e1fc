import type { FastifyInstance } from 'fastify'
import { type PackFile, packFiles } from '../../domain/quickscore/result-link.ts'
import { starterIds } from '../../domain/quickscore/starters.ts'
import { formatIsoDay } from '../../domain/wording.ts'
import { attach } from '../http/file-headers.ts'
import type { MadeFile, PageAnswers } from '../http/pages.ts'
import { type QuestionnaireCounts, writeBoardBrief } from './board-brief.ts'
import { exportResult, findShared, type RenderPorts } from './links.ts'
import { renderCounsel, renderReport } from './report.ts'
import { nameStarter, writeStarter } from './starters.ts'
import type { StoredAssessment } from './store.ts'
import { type PackRequest, writePlanCalendar, writePlanCsv, writePlanSheet } from './work-pack.ts'

/** Questionnaires sent from a result, provided by another module. */
export interface Questionnaires {
  /** Null if nobody was asked. */
  count(assessment: StoredAssessment): Promise<QuestionnaireCounts | null>
  /** For the respondent's copy of their data. */
  exportFor(assessmentId: number): Promise<object[]>
}

type FilePorts = RenderPorts & {
  asked: Questionnaires
  register: Pick<Questionnaires, 'exportFor'>
}

interface Asked {
  Params: { token: string }
  /** Planned steps are part of the address: "?planned=A1.B3". */
  Querystring: { planned?: unknown }
}

type Write = (asked: PackRequest, ports: FilePorts) => ReturnType<MadeFile['make']>

const packed: Readonly<Record<PackFile, Write>> = {
  'plan.csv': writePlanCsv,
  'plan.xlsx': writePlanSheet,
  'plan.ics': writePlanCalendar,
  'board.docx': async ({ assessment }, ports) =>
    writeBoardBrief(ports, assessment, await ports.asked.count(assessment)),
  'counsel.pdf': ({ assessment }, ports) => renderCounsel(ports, assessment),
}

/**
 * Serves the files of a private link (docs/decisions/result-links.md). For a link that shows
 * nothing, responds with its page, which says so.
 */
export function mountResultFiles(
  scope: FastifyInstance,
  { showPage, sendFile }: PageAnswers,
  ports: FilePorts,
) {
  const mount = (
    file: string,
    write: Write,
    nameFor: (assessment: StoredAssessment) => string = ({ created_at }) =>
      nameOf(file, created_at),
  ) =>
    scope.get<Asked>(`/quickscore/result/:token/${file}`, async (request, reply) => {
      const { params, query } = request
      const assessment = await findShared(ports, params.token)
      const planned = typeof query.planned === 'string' ? query.planned : ''
      const made = assessment && {
        name: nameFor(assessment),
        make: () => write({ assessment, planned, origin: ports.origin }, ports),
      }
      return sendFile(request, reply, made)
    })
  mount('report.pdf', ({ assessment }) => renderReport(ports, assessment))
  for (const file of packFiles) mount(file, packed[file])
  // Starter documents; one that does not apply to the respondent is not found.
  for (const id of starterIds) {
    const write: Write = ({ assessment }) => writeStarter(assessment, id)
    mount(`${id}.docx`, write, (assessment) => nameStarter(assessment, id))
  }

  scope.get<Asked>('/quickscore/result/:token/data.json', async (request, reply) => {
    const data = await exportResult(ports, request.params.token)
    if (!data) return showPage(request, reply)
    const { id, created_at } = data.assessment
    const asked = await ports.asked.exportFor(id)
    const register = await ports.register.exportFor(id)
    const text = `${JSON.stringify({ ...data, asked, register }, null, 2)}\n`
    return attach(reply, nameOf('data.json', created_at)).send(text)
  })
}

/** File name with kind and day, without anything about the respondent. */
function nameOf(file: string, isoTime: string): string {
  const [what, ending] = file.split('.')
  return `quickscore-${what}-${formatIsoDay(new Date(isoTime))}.${ending}`
}
