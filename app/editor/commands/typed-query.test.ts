import { describe, expect, test } from 'vitest'
import { documentOf, node } from '../../../tests/support/editor-documents.ts'
import { findBlocks } from '../ui/insert/menu-items.ts'
import { toolbarGroups } from '../ui/toolbar/actions.ts'
import { asksOf, findTypedQuery } from './typed-query.ts'

function typed(text: string, type = 'paragraph') {
  const found = findTypedQuery(documentOf([node(type, null, text)]).resolve(1 + text.length))
  return found && [asksOf(found.text), found.query, found.range.to - found.range.from]
}

test.each([
  ['/', ['block', '', 1]],
  ['See /tab', ['block', 'tab', 4]],
  ['/bullet list', ['block', 'bullet list', 12]],
  ['/link gov', ['page', 'gov', 9]],
  ['As in [[the ai act', ['page', 'the ai act', 12]],
  ['/bookmark vault', ['bookmark', 'vault', 15]],
  ['and/or', null],
  ['https://a.example', null],
  ['/ no', null],
  ['[[done]] and', null],
])('%j asks for %j', (text, found) => {
  expect(typed(text)).toEqual(found)
})

test('in code a slash is a slash', () => {
  expect(typed('/', 'codeBlock')).toBeNull()
})

describe('the blocks that are offered', () => {
  const names = (words: string) => findBlocks(words).map(({ id }) => id)

  test('are all that the toolbar makes', () => {
    const made = toolbarGroups.slice(3).flat()
    for (const { id } of made) if (id !== 'insert') expect(names('')).toContain(id)
  })

  test.each([
    ['pic', 'image'],
    ['H2', 'heading-2'],
    ['numb', 'ordered-list'],
    ['code b', 'code-block'],
    ['tab', 'table'],
  ])('%j finds %s first', (words, id) => {
    expect(names(words)[0]).toBe(id)
  })

  test('are none for a path that is typed as text', () => {
    expect(names('contact')).toEqual([])
  })
})
