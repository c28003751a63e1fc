import type { Page } from '@playwright/test'
import type { ReportedAssessment } from '../../domain/quickscore/report.ts'
import { createDocuments } from '../../server/platform/documents/documents.ts'
import { renderReport } from '../../server/quickscore/report.ts'
import { expect, test } from '../support/journey.ts'
import { type Letters, newLead, submitByApi } from '../support/quickscore-steps.ts'
import { readPdf } from '../support/read-pdf.ts'

/*
 * The file and the screen are made of the same words by two programs: nobody may find a figure, a
 * step or a source in the file that the screen does not have.
 */

const documents = createDocuments()

test.afterAll(() => documents.close())

interface Screen {
  words: string
  links: string[]
}

/** What the results screen says, everything opened. It changes the page. */
function readScreen(page: Page): Promise<Screen> {
  return page.evaluate(() => {
    const report = document.querySelector<HTMLElement>('.report')
    if (!report) throw new Error('There is no report on the screen.')
    for (const details of report.querySelectorAll('details')) details.open = true
    return {
      // What is in a note that opens is said, too.
      words: (report.textContent ?? '').replace(/\s+/g, ' '),
      links: [...report.querySelectorAll('a')].map(({ href }) => href),
    }
  })
}

/** Sections whose every paragraph stands on the screen in the same words. */
const shared = [
  'Overall score',
  'What the law says about your answers',
  'The three that matter most',
  'What matters most',
  'What may matter first',
]

const cases: { role: 'vendor' | 'buyer'; letters: Letters; says: string }[] = [
  { role: 'vendor', letters: 'YYPN- YPN--- Y---- PPPPY', says: 'Amber, 12 points to Green' },
  { role: 'buyer', letters: 'YYYYYY YYYYYY YYYP ----- YYYN--', says: 'not scored' },
  { role: 'buyer', letters: 'NNNNNN NNNNNN NNNN NNNNN NNNNNN', says: 'Red, 40 points to Amber' },
  {
    role: 'vendor',
    letters: 'YYYYY YYYYYY YYYYY YYYYY',
    says: 'What stands above is still to be settled.',
  },
]

for (const { role, letters, says } of cases) {
  test(`the PDF of a ${role} (${says}) says what the screen says`, async ({ page, admin }) => {
    const lead = { ...newLead(), company: 'Łódź & Söhne <HR>' }
    await page.goto(await submitByApi(admin.call, role, letters, lead))
    const answer = await admin.call('GET', `/api/quickscore-assessments?q=${lead.email}`)
    const [assessment] = (answer as { data: ReportedAssessment[] }).data
    if (!assessment) throw new Error('The assessment was not stored.')

    const screen = await readScreen(page)
    const { origin } = new URL(page.url())
    const pdf = await readPdf(await renderReport({ documents, origin }, assessment))
    expect(pdf.isMarked).toBe(true)
    expect(screen.words).toContain(says)
    const said = pdf.blocks.filter(({ role, text }) => /\p{L}/u.test(text) && role !== 'Figure')
    let section = ''
    const missing: string[] = []
    for (const { role, text } of said) {
      if (role === 'H2') section = text
      const isStep = section === 'The steps' && role === 'H3'
      if ((isStep || shared.includes(section)) && !screen.words.includes(text)) missing.push(text)
    }
    expect(missing).toEqual([])
    // A link that is broken over two lines is in the file at both places.
    expect(pdf.links.filter((link) => !screen.links.includes(link))).toEqual([])
  })
}
