import { expect, test } from 'vitest'
import { listSections } from './sections.ts'

test('sections are read in order, as plain text', () => {
  const html =
    '<h2 id="section-a-b"><a class="section-link" href="#section-a-b">A &amp; <em>b</em></a></h2>' +
    '<p>x</p><h3 id="section-c">C</h3>' +
    '<h2 id="section-d"><a class="section-link" href="#section-d">D</a>' +
    '<sup class="note-mark"><a id="note-mark-1" href="#note-1">1</a></sup></h2><h2>e</h2>'
  expect(listSections(html)).toEqual([
    { id: 'section-a-b', title: 'A & b' },
    { id: 'section-d', title: 'D' },
  ])
})
