/** A list as in a ledger: items separated by hairlines, each marked by a short stroke. */
import type { Copy } from '../../content/en/page.ts'
import { classNames } from '../ui/class-names.ts'
import { Cited } from './sources/cited.tsx'

interface RuledListProps {
  items: readonly Copy[]
  /** `sm` in a card or beside other lists. */
  size?: 'md' | 'sm'
}

export function RuledList({ items, size = 'md' }: RuledListProps) {
  return (
    <ul className={classNames('border-t border-rule', size === 'sm' && 'text-sm')}>
      {items.map((item, index) => (
        <li
          className={classNames(
            'grid grid-cols-[1.75rem_1fr] border-b border-rule',
            size === 'sm' ? 'py-2' : 'py-3',
          )}
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a fixed list never move
          key={index}
        >
          <span aria-hidden="true" className="mt-[0.8em] h-0 w-4 border-t-2 border-brass" />
          <span className="min-w-0 max-w-measure">
            <Cited copy={item} />
          </span>
        </li>
      ))}
    </ul>
  )
}
