/** How an article looks in search results and where it is shared, while it is written. */

import { postMetaWords as words } from '../../../content/en/admin/posts.ts'
import { brand } from '../../../content/firm.ts'
import { FeaturedPicture } from './featured-picture.tsx'
import type { PostValues } from './post-values.ts'

interface PreviewProps {
  values: PostValues
}

/** As decided for the page itself (app/insights/article-meta.ts). */
function shownOf({ title, description, meta_title, meta_description }: PostValues) {
  return {
    title: meta_title.trim() || title.trim() || words.noTitle,
    description: meta_description.trim() || description.trim() || words.noDescription,
  }
}

export function SearchPreview({ values }: PreviewProps) {
  const { title, description } = shownOf(values)
  return (
    <figure className="grid min-w-0 gap-1.5">
      <figcaption className="text-sm text-muted">{words.search}</figcaption>
      <div className="grid min-w-0 gap-0.5 border border-rule bg-surface p-4">
        <p className="truncate text-sm text-muted">
          {location.host} › insights › {values.slug.trim() || '…'}
        </p>
        <p className="truncate text-lg text-action">{title}</p>
        <p className="line-clamp-2 text-sm break-words">{description}</p>
      </div>
    </figure>
  )
}

export function SharingPreview({ values }: PreviewProps) {
  const { title, description } = shownOf(values)
  const { featured_image } = values
  return (
    <figure className="grid min-w-0 gap-1.5">
      <figcaption className="text-sm text-muted">{words.card}</figcaption>
      <div className="grid min-w-0 max-w-md border border-rule bg-surface">
        {featured_image ? (
          <FeaturedPicture alt="" url={featured_image} />
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
