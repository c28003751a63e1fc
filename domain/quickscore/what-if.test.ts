import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  askQuestions,
  assessment,
  makeDuty,
  readFor,
  stops,
} from '../../tests/support/small-banks.ts'
import { shortestWayToNextBand } from './action-plan.ts'
import { listViews, showView } from './plan-views.ts'
import { createReport } from './report.ts'
import { parsePlanned, reportAsPlanned, writePlanned } from './what-if.ts'

test('planned steps count as Yes, in score, domains, plan and duties', () => {
  const questions = askQuestions({ governance: 2, fairness: 2, security: 2, oversight: 2 })
  const answers = { A1: 0, A2: 1, B1: 1, B2: 1, C1: 0.5, C2: 1, D1: 1, D2: 1 }
  const duties = [makeDuty('A1'), makeDuty('C1')]
  const asked = { questions, duties, harm: {}, stops, meantForAll: [] }
  const { respondent } = readFor(answers)
  const before = reportAsPlanned(asked, respondent, [])
  const after = reportAsPlanned(asked, respondent, ['A1'])
  expect([before.overallScore, after.overallScore]).toEqual([81, 94])
  expect(after.breakdown[0]).toMatchObject({ score: 100, status: 'green' })
  expect(after.plan.map(({ question }) => question.id)).toEqual(['C1'])
  expect([before.law.duties.inForce, after.law.duties.inForce]).toEqual([2, 1])
})

test('the steps in an address are those of the plan, whatever else stands there', () => {
  const questions = askQuestions({ governance: 3, fairness: 1, security: 0, oversight: 0 })
  const { plan } = reportAsPlanned(
    { questions, duties: [], harm: {}, stops, meantForAll: [] },
    readFor({ A1: 0, A2: 1, A3: 0, B1: 0 }).respondent,
    [],
  )
  expect(parsePlanned('A3.A1.A2.Z9..<script>', plan)).toEqual(
    plan.map(({ question }) => question.id).filter((id) => id === 'A1' || id === 'A3'),
  )
  expect(parsePlanned('', plan)).toEqual([])
})

test('of any answers, the shortest way leads where it says, and nothing planned changes nothing', () => {
  fc.assert(
    fc.property(assessment, ({ questions, answers }) => {
      const asked = { questions, duties: [], harm: {}, stops, meantForAll: [] }
      const { respondent } = readFor(answers)
      const report = createReport(asked, respondent)
      expect(reportAsPlanned(asked, respondent, [])).toEqual(report)
      const way = shortestWayToNextBand(questions, answers, report.plan)
      if (way.kind !== 'reachable') return
      const ids = way.actions.map(({ question }) => question.id)
      const after = reportAsPlanned(asked, respondent, ids)
      expect([after.overallScore, after.band]).toEqual([way.reaches, way.band])
      const again = parsePlanned(writePlanned(ids), report.plan)
      expect(new Set(again)).toEqual(new Set(ids))
    }),
    { numRuns: 100 },
  )
})

test('of any plan, the views by time part it and the others hold all of it', () => {
  const changes = [
    {},
    { since: '2027-12-02' },
    { since: '2028-08-02' },
    { strength: 'supports' },
  ] as const
  fc.assert(
    fc.property(assessment, ({ questions, answers }) => {
      const duties = questions.flatMap(({ id }, index) => {
        const change = changes[index % 5]
        return change ? [makeDuty(id, change)] : []
      })
      const report = reportAsPlanned(
        { questions, duties, harm: {}, stops, meantForAll: [] },
        readFor(answers).respondent,
        [],
      )
      const { plan, way } = report
      const views = listViews(report).filter(({ id }) => id !== 'way')
      const shown = (id: string) => showView(report, id).flatMap(({ steps }) => steps)
      const orders = ['all', 'gain', 'owner', 'effort']
      for (const { id, steps } of views) expect(shown(id)).toHaveLength(steps)
      if (way.kind === 'reachable') expect(shown('way')).toEqual(way.actions)
      const timed = views.filter(({ id }) => !orders.includes(id)).flatMap(({ id }) => shown(id))
      // The views by timing, joined, are the whole list in order.
      expect(timed).toEqual(plan)
      for (const list of [timed, ...orders.map(shown), shown('no such view')]) {
        expect(list).toHaveLength(plan.length)
        expect(new Set(list)).toEqual(new Set(plan))
      }
    }),
    { numRuns: 100 },
  )
})
