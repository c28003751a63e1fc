/** The ticked steps of a plan and its view, as they stand in the address of the page. */
import { writePlanned } from '../../../domain/quickscore/what-if.ts'

export interface Planning {
  /** Which view of the plan is shown. */
  view: string
  /** Ids of the ticked steps, in the order of the plan; null where none can be ticked. */
  planned: readonly string[] | null
}

/** The same page with something else ticked, or in another view. */
export function addressOf({ view, planned }: Planning): string {
  const parts = [
    ...(view === 'all' ? [] : [`view=${view}`]),
    ...(planned?.length ? [`planned=${writePlanned(planned)}`] : []),
  ]
  return `?${parts.join('&')}`
}

/** The view that an address asks for. */
export function viewOf(url: string): string {
  return new URL(url).searchParams.get('view') ?? 'all'
}
