import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, expect, test } from 'vitest'
import { createDocuments } from '../../server/platform/documents/documents.ts'
import { writeBoardBrief } from '../../server/quickscore/board-brief.ts'
import { reportOn } from '../../server/quickscore/stored-report.ts'
import { writePlanSheet } from '../../server/quickscore/work-pack.ts'
import { assess } from '../support/assessments.ts'

const documents = createDocuments()
afterAll(documents.close)

const office = ['soffice', 'libreoffice'].find((it) => spawnSync(it, ['--version']).status === 0)

// Lost otherwise: the paper for the board and the plan, in the program that most people open them with.
test.skipIf(!office)('an office program opens the work pack', async () => {
  // Everything is in place in part, so that everything is in the plan.
  const assessment = assess('buyer', 'P'.repeat(27), { applicability: { places: ['eu', 'gb'] } })
  const folder = mkdtempSync(join(tmpdir(), 'work-pack-'))
  const convert = (to: string, file: string) => {
    const profile = `-env:UserInstallation=file://${folder}/profile`
    const settings = [profile, '--headless', '--convert-to', to, '--outdir', folder, file]
    spawnSync(office ?? '', settings, { cwd: folder })
  }
  try {
    writeFileSync(join(folder, 'board.docx'), await writeBoardBrief({ documents }, assessment))
    const asked = { assessment, planned: '', origin: 'https://plumbline.example' }
    writeFileSync(join(folder, 'plan.xlsx'), await writePlanSheet(asked))
    convert('pdf', 'board.docx')
    const pdf = readFileSync(join(folder, 'board.pdf'), 'latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3)
    convert('csv', 'plan.xlsx')
    const rows: string[][] = parse(readFileSync(join(folder, 'plan.csv'), 'utf8'))
    const planned = reportOn(assessment).report.list.map((one) => one.question.id)
    expect(rows.slice(1).map((row) => row[1])).toEqual(planned)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
