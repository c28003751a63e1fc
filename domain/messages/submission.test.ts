import { describe, expect, test } from 'vitest'
import { fieldErrors } from '../field-errors.ts'
import {
  contactFormSchema,
  contactMaxLengths,
  findContactOrigin,
  findSpamSign,
} from './submission.ts'

const good = { name: 'Jo', email: 'jo@example.com', message: 'Ten letters' }

function errorsOf(changes: Record<string, unknown>) {
  const result = contactFormSchema.safeParse({ ...good, ...changes })
  return fieldErrors(result.error?.issues ?? [])
}

const parse = (changes: Record<string, unknown>) => contactFormSchema.parse({ ...good, ...changes })

describe('contactFormSchema', () => {
  test('takes the required fields alone', () => {
    expect(parse({})).toEqual({
      ...good,
      company: null,
      aud: null,
      utm_source: null,
      plan: null,
      website: false,
      elapsed_ms: null,
    })
  })

  test('trims, and takes blank and null for absent', () => {
    const typed = { name: ' Jo \n', company: '  ', message: '\n Ten letters ', aud: null, plan: '' }
    expect(parse(typed)).toMatchObject({ ...good, company: null, aud: null, plan: null })
  })

  test('reads the line ends of a posted form as a person counts them', () => {
    const { message } = parse({ message: `${'x'.repeat(4_998)}\r\nx` })
    expect(message).toHaveLength(5_000)
    expect(message).not.toContain('\r')
  })

  const validation = {
    name: 'Name must be at least 2 characters.',
    nameTooLong: 'Name must be at most 200 characters.',
    companyTooLong: 'Company must be at most 200 characters.',
    message: 'Message must be at least 10 characters.',
  }
  test.each([
    ['name', undefined, validation.name],
    ['name', ' J ', validation.name],
    ['name', 7, validation.name],
    ['name', 'x'.repeat(201), validation.nameTooLong],
    ['company', 'x'.repeat(201), validation.companyTooLong],
    ['message', null, validation.message],
    ['message', ' Too short ', validation.message],
    ['aud', 'x'.repeat(101), 'Please use at most 100 characters.'],
    ['utm_source', 'a\nb', 'This text contains characters that cannot be used here.'],
  ])('answers %s %j with the words of the form', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message })
  })

  test.each([
    [undefined, null],
    ['', null],
    ['1500', 1500],
    [1500.5, 1500.5],
    [-1, null],
    ['soon', null],
    [Number.POSITIVE_INFINITY, null],
    [{}, null],
  ])('reads an elapsed time of %j as %j', (sent, elapsed_ms) => {
    expect(parse({ elapsed_ms: sent })).toMatchObject({ elapsed_ms })
  })

  test.each(['name', 'company', 'message'] as const)('takes a %s of full length', (field) => {
    expect(errorsOf({ [field]: 'x'.repeat(contactMaxLengths[field]) })).toEqual({})
  })
})

test('an address carries along what the form can send, and nothing else', () => {
  const query = new URLSearchParams({
    aud: ' ta ',
    utm_source: 'x'.repeat(101),
    plan: '',
    page: '2',
  })
  expect(findContactOrigin(query)).toEqual({ aud: 'ta' })
})

const links = (count: number) => Array(count).fill('see https://example.com').join(' and ')

test.each([
  [{}, null],
  [{ website: 'https://example.com' }, 'trap'],
  [{ website: ' ' }, null],
  [{ elapsed_ms: 1_999 }, 'too-fast'],
  [{ elapsed_ms: 2_000 }, null],
  [{ elapsed_ms: '0' }, 'too-fast'],
  [{ name: 'Win http://example.com' }, 'link-in-name'],
  [{ company: 'https://acme.example' }, null],
  [{ message: links(3) }, null],
  [{ message: links(4) }, 'many-links'],
  [{ message: `Cheap SEO and backlinks: ${links(3)}` }, 'offer'],
  [{ message: `Cheap SEO and backlinks: ${links(2)}` }, null],
  [{ message: `Our museum, our oceans and three sources: ${links(3)}` }, null],
  [{ message: 'www.a.example www.b.example www.c.example www.d.example' }, 'many-links'],
  [{ message: 'Buy [url=https://example.com]here[/url] today' }, 'markup'],
  [{ message: 'Buy <a class="x" href="https://example.com">here</a>' }, 'markup'],
  [{ message: 'Questions [a] and [b]: is a < b, as [Link] says?' }, null],
])('the sign of spam in %j is %j', (changes, sign) => {
  expect(findSpamSign(parse(changes))).toBe(sign)
})
