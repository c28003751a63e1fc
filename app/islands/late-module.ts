export interface LateModule<Module> {
  /** Null until it has been fetched. */
  current: Module | null
  /** Fetches it once. Rejects when that fails, and tries again at the next call. */
  fetch: () => Promise<Module>
}

/**
 * A part of a page's script that is fetched only once somebody is about to need it. Two pages have
 * one: the questions of QuickScore, and what the contact form checks and tells with.
 */
export function lateModule<Module>(fetchModule: () => Promise<Module>): LateModule<Module> {
  let fetching: Promise<Module> | undefined
  const late: LateModule<Module> = {
    current: null,
    fetch() {
      fetching ??= fetchModule().then(
        (module) => {
          late.current = module
          return module
        },
        (error) => {
          fetching = undefined
          throw error
        },
      )
      return fetching
    },
  }
  return late
}
