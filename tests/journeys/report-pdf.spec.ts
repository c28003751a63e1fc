import type { Page } from '@playwright/test'
import type { ReportedAssessment } from '../../domain/quickscore/report.ts'
import { createDocuments } from '../../server/platform/documents/documents.ts'
import { renderReport } from '../../server/quickscore/report.ts'
import { expect, test } from '../support/journey.ts'
import { complete, type Letters, newLead } from '../support/quickscore-steps.ts'
import { readPdf, sectionsOf } from '../support/read-pdf.ts'

/*
 * The file and the screen are made of the same words by two programs: nobody may find a figure, a
 * step or a source in one of them that the other does not have.
 */

const documents = createDocuments()

test.afterAll(() => documents.close())

interface Screen {
  /** Words by the heading of the second level that they are under; "" before the first. */
  sections: [title: string, words: string][]
  links: string[]
}

/** What the results screen says, without what only a screen has. It changes the page. */
function readScreen(page: Page): Promise<Screen> {
  return page.evaluate(() => {
    const report = document.querySelector<HTMLElement>('.report')
    if (!report) throw new Error('There is no report on the screen.')
    for (const details of report.querySelectorAll('details')) details.open = true
    // A note that opens: the file says what it says, in place of its name.
    for (const note of report.querySelectorAll('button .sr-only')) {
      note.closest('button')?.replaceWith(note)
      note.classList.remove('sr-only')
    }
    // Drawings, controls, what is not for paper, and the benchmark, which is another one tomorrow.
    for (const extra of report.querySelectorAll('svg, button, .print\\:hidden')) extra.remove()
    for (const one of report.querySelectorAll('p')) {
      if (one.textContent?.includes('benchmark average')) one.remove()
    }
    // The stroke between two names has its space from the style sheet.
    for (const stroke of report.querySelectorAll('header [aria-hidden]')) stroke.textContent = ' | '

    const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()
    const parts = [...report.querySelectorAll<HTMLElement>('header, section')]
    return {
      sections: parts.map((part): [string, string] => [
        squeeze(part.querySelector('h2')?.textContent ?? ''),
        // biome-ignore lint/performance/useDomNodeTextContent: what is on the screen is the point
        squeeze(part.innerText),
      ]),
      links: [...report.querySelectorAll('a')].map(({ href }) => href),
    }
  })
}

const cases: { role: 'vendor' | 'buyer'; letters: Letters; says: string }[] = [
  { role: 'vendor', letters: 'YYPN- YPN--- Y---- PPPPY', says: 'from 68% to 83%' },
  { role: 'buyer', letters: 'YYYYYY YYYYYY YYYP ----- YYYN--', says: 'not scored' },
  { role: 'buyer', letters: 'NNNNNN NNNNNN NNNN NNNNN NNNNNN', says: 'from 0%' },
  { role: 'vendor', letters: 'YYYYY YYYYYY YYYYY YYYYY', says: 'There is nothing to plan' },
]

for (const { role, letters, says } of cases) {
  test(`the PDF of a ${role} (${says}) says what the screen says`, async ({ page, admin }) => {
    const lead = { ...newLead(), company: 'Łódź & Söhne <HR>' }
    await complete(page, role, letters, lead)
    const answer = await admin.call('GET', `/api/quickscore-assessments?q=${lead.email}`)
    const [assessment] = (answer as { data: ReportedAssessment[] }).data
    if (!assessment) throw new Error('The assessment was not stored.')

    const screen = await readScreen(page)
    const { origin } = new URL(page.url())
    const pdf = await readPdf(await renderReport({ documents, origin }, assessment))
    expect(pdf.isMarked).toBe(true)
    expect([...sectionsOf(pdf.blocks)]).toEqual(screen.sections)
    expect(screen.sections.map(([, words]) => words).join(' ')).toContain(says)
    // A link that is broken over two lines is in the file at both places.
    expect(withoutRepeats(pdf.links)).toEqual(withoutRepeats(screen.links))
  })
}

function withoutRepeats(links: readonly string[]): string[] {
  return links.filter((link, index) => link !== links[index - 1])
}
