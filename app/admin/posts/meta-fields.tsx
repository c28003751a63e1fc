import { useState } from 'react'
import { postFormWords, postMetaWords as words } from '../../../content/en/admin/posts.ts'
import { brand } from '../../../content/firm.ts'
import { shareCropUrl } from '../../../domain/media/crops.ts'
import { postMaxLengths } from '../../../domain/posts/editing.ts'
import { fill } from '../../../domain/wording.ts'
import { classNames } from '../../ui/class-names.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { Section } from '../section.tsx'
import type { PostFormState, PostValues } from './post-values.ts'

/** Title and description for search results and shared links, with previews. */
export function MetaFields({ form: { values, errors, set } }: { form: PostFormState }) {
  const { meta_title, meta_description } = values
  const { shown } = words
  const { meta_title: titleMax, meta_description: descriptionMax } = postMaxLengths
  return (
    <Section className="gap-4 border-t border-rule pt-4" title={words.title}>
      <div className="grid min-w-0 items-start gap-6 sm:grid-cols-2 lg:grid-cols-1">
        <div className="grid gap-4">
          <div className="grid gap-1">
            <TextField
              autoComplete="off"
              error={errors.meta_title}
              hint={words.titleHint}
              label={postFormWords.fields.meta_title}
              maxLength={titleMax}
              onChange={(event) => set({ meta_title: event.target.value })}
              value={meta_title}
            />
            <Counter count={meta_title.length} max={titleMax} shown={shown.title} />
          </div>
          <div className="grid gap-1">
            <TextAreaField
              error={errors.meta_description}
              hint={words.descriptionHint}
              label={postFormWords.fields.meta_description}
              maxLength={descriptionMax}
              onChange={(event) => set({ meta_description: event.target.value })}
              rows={4}
              value={meta_description}
            />
            <Counter
              count={meta_description.length}
              max={descriptionMax}
              shown={shown.description}
            />
          </div>
        </div>
        <div className="grid min-w-0 gap-4">
          <SearchPreview {...shownOf(values)} slug={values.slug} />
          <SharingPreview {...shownOf(values)} image={values.featured_image} />
        </div>
      </div>
    </Section>
  )
}

function Counter({ count, max, shown }: { count: number; max: number; shown: number }) {
  const isOver = count > shown
  return (
    <p className={isOver ? 'text-sm text-amber figures' : 'text-sm text-muted figures'}>
      {fill(words.count, { count, max })} {fill(isOver ? words.over : words.advice, { shown })}
    </p>
  )
}

/** By the same rule as on the page itself (app/insights/article-meta.ts). */
function shownOf({ title, description, meta_title, meta_description }: PostValues) {
  return {
    title: meta_title.trim() || title.trim() || words.noTitle,
    description: meta_description.trim() || description.trim() || words.noDescription,
  }
}

type Shown = ReturnType<typeof shownOf>

function SearchPreview({ title, description, slug }: Shown & { slug: string }) {
  return (
    <figure className="grid min-w-0 gap-1.5">
      <figcaption className="text-sm text-muted">{words.search}</figcaption>
      <div className="grid min-w-0 gap-0.5 border border-rule bg-surface p-4">
        <p className="truncate text-sm text-muted">
          {location.host} › insights › {slug.trim() || '…'}
        </p>
        <p className="truncate text-lg text-action">{title}</p>
        <p className="line-clamp-2 text-sm break-words">{description}</p>
      </div>
    </figure>
  )
}

/** Preview of the card that other sites show for a shared article. */
function SharingPreview({ title, description, image }: Shown & { image: string }) {
  return (
    <figure className="grid min-w-0 gap-1.5">
      <figcaption className="text-sm text-muted">{words.card}</figcaption>
      <div className="grid min-w-0 grid-cols-1 max-w-md border border-rule bg-surface">
        {image ? (
          <FeaturedPicture alt="" url={image} />
        ) : (
          <p className="grid aspect-[40/21] place-items-center bg-wash p-4 text-center text-sm text-muted">
            {words.cardNoImage}
          </p>
        )}
        <div className="grid min-w-0 gap-0.5 border-t border-rule p-3">
          <p className="text-sm text-muted">{brand.name}</p>
          <p className="line-clamp-2 font-semibold break-words">{title}</p>
          <p className="line-clamp-2 text-sm break-words text-muted">{description}</p>
        </div>
      </div>
    </figure>
  )
}

interface FeaturedPictureProps {
  url: string
  alt: string
  className?: string
}

/**
 * The picture of a post as other sites and the head of the article show it: cropped by the server
 * around the focal point that staff have set.
 */
export function FeaturedPicture({ url, alt, className }: FeaturedPictureProps) {
  // The server's redirect is cached for minutes, in which the focal point may have moved.
  const [opened] = useState(() => Date.now())
  // A picture without a crop, such as one from outside the library, is shown whole.
  const [whole, setWhole] = useState<string | null>(null)
  return (
    <img
      alt={alt}
      className={classNames('aspect-[40/21] w-full object-cover', className)}
      onError={() => setWhole(url)}
      src={whole === url ? url : `${shareCropUrl(url)}?${opened}`}
    />
  )
}
