import type { Palette } from '../../domain/colours.ts'

/** The dark palette is `screen` only, so that a report prints light from a device in dark mode. */
export function writeColours(light: Palette, dark: Palette): string {
  return `@layer theme{:root{color-scheme:light;${writeRoles(light)}
--danger:var(--red);--danger-strong:${light.dangerStrong};--danger-wash:var(--red-wash);
--shadow:rgb(19 32 43 / 0.16);--lift:0 1px 2px var(--shadow), 0 8px 24px -8px var(--shadow)}
@media screen and (prefers-color-scheme: dark){:root{color-scheme:dark;${writeRoles(dark)}
--danger-strong:${dark.dangerStrong};--shadow:rgb(0 0 0 / 0.5)}}}`
}

function writeRoles(palette: Palette): string {
  return Object.entries(palette)
    .filter(([role]) => role !== 'dangerStrong')
    .map(([role, colour]) => `--${role.replace(/[A-Z]/g, '-$&').toLowerCase()}:${colour};`)
    .join('')
}
