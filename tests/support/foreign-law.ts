/** Law that binds nobody who hires in one place alone, to be looked for in all that such a respondent is given. */

const ofTheUnion = [/\bAI Act\b/, /(?<!UK )GDPR, Art/, 'Directive', 'Court of Justice']

/** Place, then what must stand in nothing that is written for it. */
export const foreignLaw = [
  [
    'eu',
    ['UK GDPR', 'Equality Act', 'Data Protection Act', '(Northern Ireland)', /\bICO\b/, 'Acas'],
  ],
  ['gb', [...ofTheUnion, '(Northern Ireland)']],
  ['ni', [...ofTheUnion, 'Equality Act']],
] as const

/** Where one of them stands in a text, with the words about it; empty if none does. */
export function findForeign(text: string, foreign: readonly (string | RegExp)[]): string[] {
  return foreign.flatMap((law) => {
    const at = typeof law === 'string' ? text.indexOf(law) : text.search(law)
    return at < 0 ? [] : [`${law}: ${text.slice(Math.max(0, at - 80), at + 80)}`]
  })
}
