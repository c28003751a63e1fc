import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { p, stateOf, text } from '../../../tests/support/editor-documents.ts'
import { writeContent } from '../serialise/write-content.ts'
import { findLink, removeLink, setLink } from './links.ts'

/** The parts of an editor that the link commands use. */
function edit(from: number, to: number, ...content: object[]) {
  let state = stateOf(content, from, to)
  const dispatch = (tr: Transaction) => {
    state = state.apply(tr)
  }
  const editor = {
    get state() {
      return state
    },
    view: { dispatch },
  } as unknown as Editor
  return { editor, html: () => writeContent(state.doc) }
}

test.for([
  ['the address is put in where there are no words', 3, p('ab'), '', 'ab<a href="/x">/x</a>'],
  ['words are put in where nothing is selected', 3, p('ab'), ' us ', 'ab<a href="/x">us</a>'],
  [
    'other words replace those that were selected',
    1,
    p(text('ab', 'bold'), 'c'),
    'new',
    '<a href="/x"><strong>new</strong></a>c',
  ],
] as const)('%s', ([, from, content, words, written]) => {
  const { editor, html } = edit(from, 3, content)
  setLink(editor, findLink(editor), '/x', words)
  expect(html()).toBe(`<p>${written}</p>`)
})

test('what is selected becomes the link and keeps its marks', () => {
  const { editor, html } = edit(1, 4, p('a', text('b', 'bold'), 'cd'))
  const found = findLink(editor)
  expect(found).toMatchObject({ href: '', text: 'abc', isManyBlocks: false })
  setLink(editor, found, '/x', found.text)
  expect(html()).toBe('<p><a href="/x">a<strong>b</strong>c</a>d</p>')
})

const link = { type: 'link', attrs: { href: '/old' } }

test('the caret in a link means all of it: to change and to remove', () => {
  const { editor, html } = edit(4, 4, p('a ', text('link', link), ' b'))
  const found = findLink(editor)
  expect(found).toMatchObject({ href: '/old', text: 'link', from: 3, to: 7 })
  setLink(editor, found, '/new', found.text)
  expect(html()).toBe('<p>a <a href="/new">link</a> b</p>')
  removeLink(editor, findLink(editor))
  expect(html()).toBe('<p>a link b</p>')
})

test('words of several paragraphs keep their own text', () => {
  const { editor, html } = edit(2, 6, p('ab'), p('cd'))
  const found = findLink(editor)
  expect(found.isManyBlocks).toBe(true)
  setLink(editor, found, '/x', 'ignored')
  expect(html()).toBe('<p>a<a href="/x">b</a></p><p><a href="/x">c</a>d</p>')
})
