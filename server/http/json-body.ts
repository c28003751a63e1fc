import type { FastifyInstance } from 'fastify'
import { invalid } from '../../domain/errors.ts'

const DEEPEST = 32

/**
 * Reads JSON bodies with a limit on nesting, so that no code behind it has to fear a payload
 * of a hundred thousand brackets. Keys that reach for an object's prototype are refused.
 */
export function readJsonBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (isTooDeep(body)) done(invalid('The request is nested too deeply.'))
      else parseJson(request, body, done)
    },
  )
}

/** Counts brackets outside strings; the text need not be well-formed. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i]
    if (character === '"') isInString = !isInString
    else if (isInString) i += character === '\\' ? 1 : 0
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}
