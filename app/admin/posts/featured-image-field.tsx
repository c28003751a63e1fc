import { postFormWords } from '../../../content/en/admin/posts.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useMediaPicker } from '../media/media-picker.tsx'
import { FeaturedPicture } from './featured-picture.tsx'

const words = postFormWords.image

interface FeaturedImageFieldProps {
  /** '' for none. */
  url: string
  error?: string | undefined
  onChange: (url: string) => void
}

export function FeaturedImageField({ url, error, onChange }: FeaturedImageFieldProps) {
  const { pick, picker } = useMediaPicker('image')
  const choose = async () => {
    const file = await pick()
    if (file) onChange(file.url)
  }
  return (
    <fieldset className="grid min-w-0 content-start gap-1.5">
      <legend className="font-semibold">{postFormWords.fields.featured_image}</legend>
      <p className="text-sm text-muted">{words.hint}</p>
      {url === '' ? (
        <p className="grid aspect-[40/21] place-items-center border border-dashed border-line bg-wash text-sm text-muted">
          {words.none}
        </p>
      ) : (
        <FeaturedPicture alt={words.alt} className="border border-rule bg-wash" url={url} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          aria-invalid={error ? true : undefined}
          onClick={choose}
          size="sm"
          variant="outline"
        >
          {url === '' ? words.choose : words.change}
        </Button>
        {url !== '' && (
          <Button onClick={() => onChange('')} size="sm" variant="quiet">
            {words.remove}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {error && (
          <p className="flex gap-1.5 text-sm font-semibold text-danger">
            <Icon className="mt-0.5 size-4" name="warning" />
            {error}
          </p>
        )}
      </div>
      {picker}
    </fieldset>
  )
}
