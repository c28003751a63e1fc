import type { Milestone } from '../../../domain/milestones.ts'

export interface RoadMark {
  milestone: Milestone
  /** As in the list under the drawing. */
  number: number
  x: number
  /** 0 is the row nearest to the scale. */
  row: number
}

/** A time scale over `width` units, from 1 January of the first year to the end of the last. */
export function createRoadScale(milestones: readonly Milestone[], width: number) {
  const years = milestones.map(({ date }) => new Date(date).getUTCFullYear())
  const first = Math.min(...years)
  const last = Math.max(...years) + 1
  const start = Date.UTC(first, 0)
  const end = Date.UTC(last, 0)
  const toX = (instant: number) => ((instant - start) / (end - start)) * width
  return {
    toX,
    years: Array.from({ length: last - first }, (_, index) => first + index),
    months: Array.from({ length: (last - first) * 12 + 1 }, (_, index) =>
      toX(Date.UTC(first, index)),
    ),
    isOnScale: (instant: number) => instant >= start && instant <= end,
  }
}

/**
 * Puts each milestone in the lowest row where it is at least `room` units from the previous one, so
 * that dates a few days apart stay legible.
 */
export function placeMarks(
  milestones: readonly Milestone[],
  toX: (instant: number) => number,
  room: number,
): RoadMark[] {
  const taken: number[] = []
  return milestones.map((milestone, index) => {
    const x = toX(Date.parse(milestone.date))
    const free = taken.findIndex((last) => x - last >= room)
    const row = free === -1 ? taken.length : free
    taken[row] = x
    return { milestone, number: index + 1, x, row }
  })
}
