import { mediaTypeLabels, mediaDetailWords as words } from '../../../content/en/admin/media.ts'
import { formatFileSize } from '../../../domain/media/kinds.ts'
import type { MediaFile } from '../../../domain/media/library.ts'
import { fill, formatShortDate } from '../../../domain/wording.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MediaThumb } from './media-thumb.tsx'

/** The file itself and all that cannot be changed about it. */
export function MediaFacts({ file }: { file: MediaFile }) {
  const { url, file_type } = file
  return (
    <div className="grid min-w-0 content-start gap-4">
      {file_type === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: shown to staff only; articles hold no such films
        <video className="aspect-4/3 w-full bg-wash" controls preload="metadata" src={url} />
      ) : (
        <MediaThumb className="border border-rule" file={file} />
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {listFacts(file).map(([term, value]) => (
          <div className="col-span-2 grid grid-cols-subgrid" key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="break-words figures">{value}</dd>
          </div>
        ))}
      </dl>
      <TextField
        label={words.url}
        onFocus={({ target }) => target.select()}
        readOnly
        value={new URL(url, location.origin).href}
      />
      <ButtonLink
        className="justify-self-start"
        href={url}
        rel="noopener"
        size="sm"
        target="_blank"
        variant="outline"
      >
        {words.open}
        <Icon className="size-4" name="external" />
      </ButtonLink>
    </div>
  )
}

function listFacts(file: MediaFile): [string, string][] {
  const { original_name, content_type, file_size, width, height, created_at } = file
  const dimensions = width && height ? fill(words.pixels, { width, height }) : null
  return [
    [words.name, original_name],
    [words.type, mediaTypeLabels[content_type]],
    [words.size, formatFileSize(file_size)],
    ...(dimensions ? [[words.dimensions, dimensions] as [string, string]] : []),
    [words.uploadedOn, formatShortDate(created_at)],
  ]
}
