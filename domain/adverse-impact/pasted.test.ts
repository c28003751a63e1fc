/** Pasted text is read correctly or refused, never misread. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDraft, readCount, readSheet } from './draft.ts'
import { isUnsaid } from './group-names.ts'
import { readScores, readVacancies } from './sheets.ts'

function read(sheet: string) {
  const draft = readSheet(sheet)
  if ('fault' in draft) return { study: null, faults: [draft.fault], shares: [] }
  const { study, errors } = checkDraft(draft, (stage) => `Stage ${stage + 1}`)
  return { study, faults: (errors ?? []).map(({ fault }) => fault), shares: draft.shares ?? [] }
}
const head = 'Group\tReached\tPassed\n'
const two = `${head}Women\t200\t60\nMen\t200\t80\n`

describe('a row that is the sum of the others', () => {
  test.for([
    ['below titles', `\nApplicants, all sites\n2026\t\t\n\n${two}Total\t400\t140`],
    ['last', `${two}Total\t400\t140`],
    ['first', `${head}Gesamt\t400\t140\nWomen\t200\t60\nMen\t200\t80`],
    ['in any language', `${two}Καθολικά\t400\t140`],
    ['over all but those who did not say', `${two}Keine Angabe\t40\t30\nx\t400\t140`],
    ['over all with those who did not say', `${two}Keine Angabe\t40\t30\nx\t440\t170`],
    ['named so only', `${two}Grand Total\t430\t150`],
  ] as const)('is left out, and said: %s', ([, sheet]) => {
    const { study } = read(sheet)
    expect(study?.totals).toHaveLength(1)
    expect(study?.groups.slice(0, 2).map(({ name }) => name)).toEqual(['Women', 'Men'])
  })

  test('is no group among two, and a group below a total that adds up', () => {
    expect(read('A\t9\t4\nB\t9\t4').study?.groups).toHaveLength(2)
    const { study } = read('A\t10\t5\nB\t6\t3\nC\t4\t2\nTotal\t20\t10')
    expect(study?.groups.map(({ name }) => name)).toEqual(['A', 'B', 'C'])
  })

  test('whatever the counts, wherever it stands', () => {
    const row = fc
      .tuple(fc.integer({ min: 1, max: 900 }), fc.nat())
      .map(([reached, passed]) => [reached, passed % (reached + 1)] as const)
    fc.assert(
      fc.property(fc.array(row, { minLength: 2, maxLength: 6 }), fc.nat(), (rows, place) => {
        const sum = rows.reduce(([n, k], [m, j]) => [n + m, k + j] as const, [0, 0] as const)
        const lines = rows.map((counts, index) => `G${index}\t${counts.join('\t')}`)
        lines.splice(place % (rows.length + 1), 0, `Q\t${sum.join('\t')}`)
        const { study } = read(head + lines.join('\n'))
        expect(study?.totals?.map(({ name }) => name)).toEqual(['Q'])
        expect(study?.groups).toHaveLength(rows.length)
      }),
    )
  })

  test('of vacancies is left out too, as an empty column is', () => {
    const lines =
      '\tWomen\t\t\tMen\nV\tw\tw\t\tm\tm\t\nNurse\t60\t15\t\t50\t18\t\nClerk\t40\t8\t\t45\t13\n'
    const { value, totals } = readVacancies(`${lines}Tutti insieme\t100\t23\t\t95\t31`)
    expect(readScores('A\t50\t\nB\t60\t', '55', 'x').value?.study.groups).toHaveLength(2)
    expect(value).toHaveLength(2)
    expect(totals).toEqual([{ name: 'Tutti insieme', sign: 'sum' }])
  })
})

describe('people who did not say', () => {
  test.for([
    'Not stated|Unknown / not stated|I don’t wish to answer|(blank)|N/A|?|-|Prefer not to say|Declined to answer',
    'Keine Angabe|k. A.|Möchte ich nicht sagen|(leer)|unbekannt|Nicht angegeben',
    'Non renseigné|Ne souhaite pas répondre|Je préfère ne pas répondre|Sans réponse|Inconnu',
    'No declarado|No consta|Prefiero no decirlo|Desconocido|Sin especificar',
    'Non dichiarato|Preferisco non rispondere|Não informado|Prefiro não responder',
    'Onbekend|Wil ik niet zeggen|Geen antwoord|Okänd|Vill ej uppge|Uppgift saknas',
    'Ukendt|Ønsker ikke at oplyse|Ei tietoa|En halua kertoa|Nie podano|Brak danych',
    'Neuvedeno|Nem válaszolt|Nincs adat|Nu doresc să răspund|Necunoscut',
    'Неизвестно|Не е посочено|Άγνωστο|Δεν απάντησε|Ne želim odgovoriti|Nenurodyta|Nav zināms|Teadmata',
  ])('%s', (names) => {
    for (const name of names.split('|')) {
      expect(isUnsaid(name), name).toBe(true)
      expect(isUnsaid(name.toUpperCase()), name).toBe(true)
    }
  })

  test('are not those of a group that is named like them', () => {
    const names =
      'Women|No religion|No disability|None|Not disabled|Not Hispanic or Latino|Other|Non-binary|Mixed|No children|Under 40|Divers|Non handicapé'
    for (const name of names.split('|')) expect(isUnsaid(name), name).toBe(false)
  })
})

describe('numbers', () => {
  test.for([
    ['1,250', 1250],
    ['1.250', 1250],
    ["1'250", 1250],
    ['1\u202f250', 1250],
    ['0.300', null],
    ['0,300', null],
    ['12.5', null],
    ['1,25', null],
    ['200.0', null],
  ] as const)('%s as a count is %s', ([text, count]) => {
    expect(readCount(text)).toBe(count)
  })

  test.for([
    ['shown with both readings: rates', 'Women\t200\t0.300\nMen\t200\t80'],
    ['a fraction', 'Women\t200\t12.5\nMen\t200\t80'],
    ['two ways in one table', 'Women\t1,250\t60\nMen\t1.250\t80'],
    ['a sign that stands before decimals elsewhere', 'Women\t1.250\t60\t0.48\nMen\t900\t80\t0.89'],
    ['nothing that settles it', 'Women\t1.250\t1.100\nMen\t1.300\t1.200'],
  ] as const)('%s', ([, lines]) => {
    const { study, faults } = read(head + lines)
    expect(study).toBeNull()
    expect(faults).toContain('two-readings')
  })

  test('a column of shares is left out, and said', () => {
    for (const [one, other] of [
      ['0.300', '1'],
      ['30%', '40%'],
      ['30,5', '40,25'],
    ]) {
      const sheet = `Group\tReached\tPassed\tRate\nWomen\t200\t60\t${one}\nMen\t1200\t80\t${other}`
      const { study, shares } = read(sheet)
      expect(shares).toEqual(['Rate'])
      expect(study?.groups.map(({ counts }) => counts)).toEqual([
        [200, 60],
        [1200, 80],
      ])
    }
  })

  test('of scores are settled by their column, or refused', () => {
    const read = (scores: string[], line: string) =>
      readScores(scores.map((it, at) => `${at % 2 ? 'Men' : 'Women'};${it}`).join('\n'), line, 'x')
    expect(read(['62,5', '70'], '65').value?.study.groups.map(({ counts }) => counts)).toEqual([
      [1, 0],
      [1, 1],
    ])
    expect(read(['1,250', '950', '1,100', '900'], '1000').error?.fault).toBe('two-readings')
    expect(read(['1,250.5', '1,100', '7'], '1,200').value?.study.groups[0]?.counts).toEqual([2, 1])
  })
})

describe('names and cells', () => {
  test('spellings of one group are one group', () => {
    const { value } = readScores('Women\t50\nwomen \t60\nMEN\t70\nMén\t40\nmen:\t1', '50', 'x')
    expect(value?.study.groups).toEqual([
      { name: 'Women', counts: [2, 2] },
      { name: 'MEN', counts: [3, 1] },
    ])
    expect(read(`${two}WOMEN\t9\t1`).faults).toEqual(['same-name'])
  })

  test('cells in quotes hold separators, lines and quotes', () => {
    const sheet =
      'Group,Reached,Passed\n"Black, African American","1,200",360\n"So-called ""other""",200,80'
    expect(read(sheet).study?.groups).toEqual([
      { name: 'Black, African American', counts: [1200, 360] },
      { name: 'So-called "other"', counts: [200, 80] },
    ])
  })
})

describe('rows that are no study', () => {
  test('of vacancies are read with and without a heading', () => {
    const plain = readVacancies('Office; 60; 9; 200; 40\nSales;80;28;120;48')
    expect(plain.value).toMatchObject([
      { name: 'Office', focal: { selected: 9, reached: 60 }, other: { selected: 40 } },
      { name: 'Sales' },
    ])
    expect(readVacancies('Job\tA\tA passed\tB\tB passed\nX\t6\t1\t8\t2').value).toHaveLength(1)
  })

  test.for([
    ['', 'no-rows', 0],
    ['A;1;2', 'columns', 1],
    ['A;6;1;x;2', 'no-number', 1],
    ['A;6;1;8;2\nB;6;7;8;2', 'rising', 2],
    ['A;2000000;1;8;2', 'large-number', 1],
    ['A;60;0.300;8;2', 'two-readings', 1],
    [Array.from({ length: 31 }, () => 'A;6;1;8;2').join('\n'), 'many-rows', 0],
  ] as const)('of vacancies are refused: %#', ([sheet, fault, row]) => {
    expect(readVacancies(sheet).error).toMatchObject({ fault, row })
  })

  const women = [42, 55, 55, 58, 60, 60, 61, 63, 70, 72].map((score) => `Women,${score}`)
  const men = [48, 55, 60, 62, 64, 66, 68, 71, 75, 80, 82, 85].map((score) => `Men,${score}`)
  const sheet = [...women, ...men].join('\n')

  test('of scores pass from the line on', () => {
    const { value } = readScores(sheet, '60', 'At 60')
    expect(value?.study.groups).toEqual([
      { name: 'Women', counts: [10, 6] },
      { name: 'Men', counts: [12, 10] },
    ])
    expect(value?.onTheLine).toBe(3)
    expect(readScores(sheet, '62,5', 'x').value?.study.groups[0]?.counts).toEqual([10, 3])
    expect(readScores(sheet, 'high', 'x').error).toEqual({ fault: 'no-line', row: 0 })
    expect(readScores('Women,4\nWomen', '3', 'x').error).toEqual({ fault: 'no-number', row: 2 })
    expect(readScores('Women,4', '3', 'x').error).toEqual({ fault: 'few-groups', row: 0 })
    const many = Array.from({ length: 31 }, (_, index) => `G${index},5`).join('\n')
    expect(readScores(many, '3', 'x').error).toEqual({ fault: 'many-groups', row: 0 })
  })

  test('of scores pass above the median, where a city asks for that', () => {
    const { value } = readScores(sheet, '', (line) => `Above ${line}`, 'median')
    expect(value).toMatchObject({
      line: 62.5,
      onTheLine: 0,
      study: { stages: ['Above 62.5'], groups: [{ counts: [10, 3] }, { counts: [12, 8] }] },
    })
    const ties = [
      ['W', 3, 6],
      ['W', 5, 20],
      ['W', 8, 4],
      ['M', 3, 4],
      ['M', 5, 16],
      ['M', 8, 10],
    ].flatMap(([name, score, times]) =>
      Array.from({ length: Number(times) }, () => `${name},${score}`),
    )
    expect(readScores(ties.join('\n'), '', 'x', 'median').value).toMatchObject({
      line: 5,
      onTheLine: 36,
      study: { groups: [{ counts: [30, 4] }, { counts: [30, 10] }] },
    })
  })
})
