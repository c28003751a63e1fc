export interface LateModule<Module> {
  /** Null until the fetch succeeds. */
  current: Module | null
  /** Fetches the module once. Rejects when the fetch fails; the next call tries again. */
  fetch: () => Promise<Module>
}

/**
 * A module that is imported only when it is about to be used: the questions of QuickScore, and the
 * contact form's validation and toasts.
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
