/** Law that does not bind a respondent who hires in one place alone, and so must not be shown. */

const ofTheUnion = [/\bAI Act\b/, /(?<!UK )GDPR, Art/, 'Directive', 'Court of Justice']

/** Place, and texts that must not appear for it. */
export const foreignLaw = [
  [
    'eu',
    ['UK GDPR', 'Equality Act', 'Data Protection Act', '(Northern Ireland)', /\bICO\b/, 'Acas'],
  ],
  ['gb', [...ofTheUnion, '(Northern Ireland)']],
  ['ni', [...ofTheUnion, 'Equality Act']],
] as const

/** Occurrences of foreign law in a text, with the surrounding words. */
export function findForeign(text: string, foreign: readonly (string | RegExp)[]): string[] {
  return foreign.flatMap((law) => {
    const at = typeof law === 'string' ? text.indexOf(law) : text.search(law)
    return at < 0 ? [] : [`${law}: ${text.slice(Math.max(0, at - 80), at + 80)}`]
  })
}
