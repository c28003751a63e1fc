import { firmWords as words } from '../../../content/en/admin/firm.ts'
import { brand } from '../../../content/firm.ts'
import type { FirmValues } from '../../../domain/firm-fields.ts'
import { paint } from './firm-kind.ts'

/** Preview of the beam, the name or logo and a link in the typed colours, light and dark. */
export function HeaderPreview({ values }: { values: FirmValues }) {
  const painted = paint(values)
  const name = values.name?.trim() || brand.name
  const logo = values.logo?.trim()
  return (
    <figure className="grid gap-2 md:col-span-2">
      <figcaption className="text-sm text-muted">{words.preview}</figcaption>
      <div className="grid gap-2 md:grid-cols-2">
        {(['light', 'dark'] as const).map((mode) => {
          const { paper, ink, action, brass, rule } = painted[mode]
          return (
            <div
              className="flex items-center justify-between gap-4 border border-t-4 p-4"
              key={mode}
              style={{
                backgroundColor: paper,
                borderColor: rule,
                borderTopColor: brass,
                color: ink,
              }}
            >
              {logo ? (
                <img alt={name} className="h-8 w-auto max-w-56" src={logo.replace(/^\/?/, '/')} />
              ) : (
                <span className="font-serif text-xl font-medium leading-none">{name}</span>
              )}
              <span className="font-semibold underline" style={{ color: action }}>
                {words.previewAction}
              </span>
            </div>
          )
        })}
      </div>
    </figure>
  )
}
