import * as z from 'zod/mini'
import { firmWords as words } from '../../../content/en/admin/firm.ts'
import { dark, light } from '../../../content/tokens.ts'
import { applyColours, contrast, isColour, type Palette } from '../../../domain/colours.ts'
import { type FirmRecord, findColourFaults, findFirmFaults } from '../../../domain/firm.ts'
import { type FirmValues, firmPaths, flattenFirm, nestFirm } from '../../../domain/firm-fields.ts'
import type { FormKind } from '../form/form-kind.ts'
import type { RecordSource } from '../list/use-records.ts'

export const firmSource: RecordSource = {
  noun: 'firm',
  path: '/api/admin/firm',
  fetchFailed: words.fetchFailed,
}

export const firmKind: FormKind<FirmRecord, FirmValues> = {
  source: firmSource,
  method: 'PUT',
  words,
  describeSaved: () => ({ title: words.saved, description: words.savedText }),
  empty: Object.fromEntries(firmPaths.map((path) => [path, ''])),
  valuesOf: flattenFirm,
  isSame: (one, other) => firmPaths.every((path) => (one[path] ?? '') === (other[path] ?? '')),
  bodyOf: nestFirm,
  check: (values) => nameByPath({ ...checkColours(values), ...findFirmFaults(nestFirm(values)) }),
  draftPrefix: 'plumbline-firm-draft-',
  draftSchema: z.record(z.string(), z.string()),
}

/** Assigns faults to form fields: a fault in one person belongs to the field for all people. */
function nameByPath(faults: Record<string, string>): Record<string, string> {
  const named = Object.entries(faults).map(([path, fault]) => [
    firmPaths.find((known) => path === known || path.startsWith(`${known}.`)) ??
      firmPaths.find((known) => known.startsWith(`${path}.`)) ??
      path,
    fault,
  ])
  return Object.fromEntries(named)
}

const chosenIn = (values: FirmValues) => ({
  action: colourIn(values, 'colours.action'),
  accent: colourIn(values, 'colours.accent'),
})

function colourIn(values: FirmValues, path: string): string | undefined {
  const typed = values[path]?.trim().toLowerCase() ?? ''
  return isColour(typed) ? typed : undefined
}

function checkColours(values: FirmValues): Record<string, string> {
  const faults = Object.entries(chosenIn(values)).flatMap(([name, colour]) => {
    const [fault] = findColourFaults({ light, dark }, { [name]: colour })
    return fault ? [[`colours.${name}`, fault]] : []
  })
  return Object.fromEntries(faults)
}

/** The palettes with the typed colours; typed text that is no colour is ignored. */
export function paint(values: FirmValues): { light: Palette; dark: Palette } {
  return applyColours({ light, dark }, chosenIn(values))
}

/** Contrast ratio of a colour on paper in each palette, rounded down to one decimal: "5.2". */
export function measure(values: FirmValues, role: 'action' | 'brass') {
  const painted = paint(values)
  const say = (palette: Palette) =>
    (Math.floor(contrast(palette[role], palette.paper) * 10) / 10).toFixed(1)
  return { light: say(painted.light), dark: say(painted.dark) }
}
