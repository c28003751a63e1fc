import { DomainError } from './errors.ts'

/** Somebody else's record holds what must be unique; said at the field. */
export function taken(field: string, message: string): DomainError {
  return new DomainError('conflict', message, {
    code: `${field}_taken`,
    errors: { [field]: message },
  })
}

/** An address that still leads to another record is not taken from it without a word. */
export function stillLeads(field: string, message: string, data: unknown): DomainError {
  const errors = { [field]: message }
  return new DomainError('conflict', message, { code: `former_${field}`, errors, data })
}

/** The write was made from a version that is no longer the current one. */
export function versionConflict(current: unknown): DomainError {
  const message = 'This was changed by somebody else in the meantime.'
  return new DomainError('conflict', message, { code: 'version_conflict', data: current })
}

/** What others are filed under is not deleted: they would lose it without a word. */
export function inUse(message: string, data: unknown): DomainError {
  return new DomainError('conflict', message, { code: 'in_use', data })
}
