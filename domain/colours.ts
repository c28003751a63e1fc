/**
 * Colours by role, their contrast rules, and the roles derived from a firm's own two colours. A
 * colour is written `#rrggbb`.
 */
export type ColourRole =
  | ('paper' | 'surface' | 'wash' | 'ink' | 'muted' | 'rule' | 'line')
  | ('action' | 'actionStrong' | 'onAction' | 'actionWash' | 'brass' | 'focus')
  | ('green' | 'greenWash' | 'amber' | 'amberWash' | 'red' | 'redWash' | 'grey' | 'greyWash')
  | 'dangerStrong'

export type Palette = Readonly<Record<ColourRole, string>>

/** A pair of roles with too little contrast. */
export interface Unreadable {
  role: ColourRole
  ground: ColourRole
  /** Rounded down to one decimal, so that it never reads as enough. */
  ratio: number
  least: number
}

/** Roles, their grounds and the minimum contrast (WCAG 2.2, 1.4.3, 1.4.6, 1.4.11). */
const pairs: readonly (readonly [ColourRole, grounds: readonly ColourRole[], least: number])[] = [
  ['ink', ['paper', 'surface', 'wash', 'actionWash'], 7],
  ['ink', ['greenWash', 'amberWash', 'redWash', 'greyWash'], 7],
  ['muted', ['paper', 'surface'], 7],
  ['muted', ['wash', 'actionWash'], 4.5],
  ['action', ['paper', 'surface', 'wash', 'actionWash'], 4.5],
  ['actionStrong', ['paper', 'surface', 'wash', 'actionWash'], 4.5],
  ['brass', ['paper', 'surface', 'wash'], 4.5],
  ['green', ['paper', 'surface', 'wash', 'greenWash'], 4.5],
  ['amber', ['paper', 'surface', 'wash', 'amberWash'], 4.5],
  ['red', ['paper', 'surface', 'wash', 'redWash'], 4.5],
  ['grey', ['paper', 'surface', 'wash', 'greyWash'], 4.5],
  ['onAction', ['action', 'actionStrong', 'red', 'dangerStrong'], 4.5],
  ['paper', ['ink'], 7],
  ['line', ['paper', 'surface', 'wash'], 3],
  ['focus', ['paper', 'surface', 'wash'], 3],
  ['action', ['rule'], 3],
]

/** Every pair of the palette below its minimum contrast. */
export function findUnreadable(palette: Palette): Unreadable[] {
  return pairs.flatMap(([role, grounds, least]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(palette[role], palette[ground])
      return ratio < least ? [{ role, ground, ratio: Math.floor(ratio * 10) / 10, least }] : []
    }),
  )
}

/** A firm's own colours, from which further roles are derived. */
export interface ChosenColours {
  /** Colour of links and buttons in light mode. */
  action?: string | undefined
  /** Colour of marks and drawings in light mode. */
  accent?: string | undefined
}

/**
 * The palettes with the chosen colours. Light mode uses them as given; dark mode lightens each
 * until it has the contrast required of the role that it replaces.
 */
export function applyColours(
  { light, dark }: { light: Palette; dark: Palette },
  { action, accent }: ChosenColours,
): { light: Palette; dark: Palette } {
  return {
    light: {
      ...light,
      ...(action && actionsInLight(light, action)),
      ...(accent && { brass: accent }),
    },
    dark: {
      ...dark,
      ...(action && actionsInDark(dark, action)),
      ...(accent && { brass: lighten(accent, (brass) => isReadable({ ...dark, brass }, 'brass')) }),
    },
  }
}

function actionsInLight(light: Palette, action: string) {
  const actionStrong = mix(action, '#000000', 0.25)
  return { action, actionStrong, actionWash: mix(light.surface, action, 0.1) }
}

function actionsInDark(dark: Palette, chosen: string) {
  const derive = (action: string) => ({
    action,
    actionStrong: mix(action, '#ffffff', 0.35),
    actionWash: mix(dark.surface, action, 0.15),
  })
  const isGood = (action: string) => {
    const palette = { ...dark, ...derive(action) }
    return (['action', 'actionStrong', 'onAction', 'ink', 'muted'] as const).every((role) =>
      isReadable(palette, role),
    )
  }
  return derive(lighten(chosen, isGood))
}

function isReadable(palette: Palette, role: ColourRole): boolean {
  return findUnreadable(palette).every((pair) => pair.role !== role)
}

/** The first mixture with white, from the colour itself on, that satisfies `isGood`; else white. */
function lighten(colour: string, isGood: (lighter: string) => boolean): string {
  const shares = Array.from({ length: 51 }, (_, step) => step / 50)
  return shares.map((share) => mix(colour, '#ffffff', share)).find(isGood) ?? '#ffffff'
}

/** Mixes `share` (0 to 1) of `other` into `colour`. */
function mix(colour: string, other: string, share: number): string {
  const [one, two] = [channelsOf(colour), channelsOf(other)]
  const mixed = one.map((channel, at) => channel + ((two[at] ?? 0) - channel) * share)
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** From 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** From 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}
