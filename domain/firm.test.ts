import { describe, expect, it, test } from 'vitest'
import { dark, light } from '../content/tokens.ts'
import { FirmError, paintFirm, parseFirm } from './firm.ts'

describe('the record', () => {
  it('may leave out everything', () => {
    expect(parseFirm({})).toEqual({})
  })

  it.each([
    [{ founder: { nmae: 'A' } }, 'founder.nmae: There is no field of this name'],
    [{ figures: { audit: {} } }, 'figures.audit: '],
    [{ contactEmail: 'nobody' }, 'contactEmail: Please enter a valid email address.'],
    [{ name: 'North\nwick' }, 'name: This text contains characters'],
    [{ bookingUrl: 'javascript:x' }, 'bookingUrl: This must be an address with https'],
    [{ newsletterDay: 'tuesday' }, 'newsletterDay: This must be one of Monday, '],
    [{ draftsReview: { by: 'A. Lawyer' } }, 'draftsReview.on: '],
    [[], 'The record: '],
    [null, 'The record: '],
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
  expect(paint).toThrow(/In the light, action #7fb8b2 on paper #f8f6f0 has a contrast of 2\.\d:1/)
})
