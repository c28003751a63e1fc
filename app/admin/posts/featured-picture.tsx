/**
 * The picture of a post as other sites and the head of the article show it: the part around the
 * point that staff have set for it, which the server knows.
 *
 * Props: `url` of the picture; `alt`; `className`.
 */
import { useState } from 'react'
import { shareCropUrl } from '../../../domain/media/crops.ts'
import { classNames } from '../../ui/class-names.ts'

interface FeaturedPictureProps {
  url: string
  alt: string
  className?: string
}

export function FeaturedPicture({ url, alt, className }: FeaturedPictureProps) {
  // Where the server leads to is kept for minutes, in which the point may have been moved.
  const [opened] = useState(() => Date.now())
  // What is no picture of the library has no part; it is shown as it is.
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
