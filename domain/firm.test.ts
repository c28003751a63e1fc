import { describe, expect, it, test } from 'vitest'
import { dark, light } from '../content/tokens.ts'
import { FirmError, paintFirm, parseFirm } from './firm.ts'

describe('content/firm.json', () => {
  it('may leave out everything', () => {
    expect(parseFirm({})).toEqual({})
  })

  it.each([
    [{ nam: 'Northwick' }, 'nam: there is no field of this name'],
    [{ founder: { nmae: 'A' } }, 'founder.nmae: there is no field of this name'],
    [{ figures: { audit: {} } }, 'figures.audit: there is no field of this name'],
    [{ contactEmail: 'nobody' }, 'contactEmail: must be an e-mail address'],
    [{ colours: { action: 'teal' } }, 'colours.action: must be a colour such as #0b5d57'],
    [{ name: 'North\nwick' }, 'name: must be one line'],
    [{ logo: '../secret.svg' }, 'logo: must be the path of a picture below public/'],
    [{ bookingUrl: 'javascript:x' }, 'bookingUrl: must be an address with https'],
    [{ newsletterDay: 'tuesday' }, 'newsletterDay: must be one of Monday, '],
    [{ draftsReview: { by: 'A. Lawyer' } }, 'draftsReview.on: '],
    [[], 'The file: '],
    [null, 'The file: '],
  ])('%j is refused by name', (value, message) => {
    expect(() => parseFirm(value)).toThrow(FirmError)
    expect(() => parseFirm(value)).toThrow(message)
  })

  it('names every fault at once', () => {
    expect(() => parseFirm({ nam: 'A', salesEmail: '' })).toThrow(/salesEmail: .*\n?.*nam: |nam: /s)
  })
})

test('a colour in which nobody could read stops the firm, and the pair is named', () => {
  const paint = () => paintFirm({ light, dark }, { colours: { action: '#7fb8b2' } })
  expect(paint).toThrow(FirmError)
  expect(paint).toThrow(/action #7fb8b2 on paper #f8f6f0 in the light has a contrast of 2\.\d:1/)
})
