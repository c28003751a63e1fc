/**
 * The geometry of the dial: 270 degrees, from lower left over the top to lower right. Lengths in
 * units of its 300 × 266 view box.
 */
const centre = 150
export const ringRadius = 106

const sweepDegrees = 270

/** The point at `score` (0 to 100) on a circle of `radius`, rounded so that markup stays short. */
export function pointAt(score: number, radius: number): { x: number; y: number } {
  const radians = ((score / 100 - 0.5) * sweepDegrees * Math.PI) / 180
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    x: round(centre + radius * Math.sin(radians)),
    y: round(centre - radius * Math.cos(radians)),
  }
}

/** Rotation in degrees of text along the ring at `score`, never upside down. */
export function turnAt(score: number): number {
  const degrees = (score / 100 - 0.5) * sweepDegrees
  return Math.abs(degrees) > 90 ? degrees - Math.sign(degrees) * 180 : degrees
}

/** SVG path of a stroke across the ring, between two radii. */
export function strokeAcross(score: number, from: number, to: number): string {
  const start = pointAt(score, from)
  const end = pointAt(score, to)
  return `M${start.x} ${start.y}L${end.x} ${end.y}`
}

/** SVG path of the arc between two scores. */
export function arcBetween(radius: number, from: number, to: number): string {
  const start = pointAt(from, radius)
  const end = pointAt(to, radius)
  const isLarge = ((to - from) / 100) * sweepDegrees > 180
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${isLarge ? 1 : 0} 1 ${end.x} ${end.y}`
}

/** SVG path of a wedge outside the ring that points at `score`. */
export function markPath(score: number): string {
  const tip = pointAt(score, ringRadius + 10)
  const left = pointAt(score - 2, ringRadius + 25)
  const right = pointAt(score + 2, ringRadius + 25)
  return `M${tip.x} ${tip.y}L${left.x} ${left.y}L${right.x} ${right.y}Z`
}
