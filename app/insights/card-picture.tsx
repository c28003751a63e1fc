/**
 * The picture of an article on a card, cut around its point: 16:9 beside the words where there is
 * room, a small square beside the title on a phone. Cards with and without one keep their lines.
 *
 * It says nothing that the title does not, and leads where the title leads: so it is left out for
 * assistive technology and the keyboard.
 */
import type { ReactNode } from 'react'
import { type Croppable, type CropShapeName, listCrops } from '../../domain/media/crops.ts'
import { classNames } from '../ui/class-names.ts'

const phone = '(max-width: 47.99rem)'

interface CardPictureProps {
  picture: Croppable
  href: string
  /** How wide the wide one is, as in `sizes`. */
  sizes: string
  /** In sight when the page opens. */
  isFirst?: boolean
  className?: string
}

export function CardPicture({ picture, href, sizes, isFirst, className }: CardPictureProps) {
  const list = (shape: CropShapeName, type: 'avif' | 'webp') =>
    listCrops(picture, shape, type)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ')
  // biome-ignore lint/a11y/useAnchorContent: the title beside it is the same link, with words
  return (
    <a aria-hidden="true" className={classNames('block', className)} href={href} tabIndex={-1}>
      <picture>
        <source media={phone} sizes="6rem" srcSet={list('square', 'avif')} type="image/avif" />
        <source media={phone} sizes="6rem" srcSet={list('square', 'webp')} type="image/webp" />
        <source sizes={sizes} srcSet={list('wide', 'avif')} type="image/avif" />
        <img
          alt=""
          className="aspect-square h-auto w-full border border-rule bg-wash object-cover md:aspect-video"
          decoding="async"
          height="198"
          loading={isFirst ? undefined : 'lazy'}
          sizes={sizes}
          src={listCrops(picture, 'wide', 'webp').at(-1)?.url}
          srcSet={list('wide', 'webp')}
          width="352"
        />
      </picture>
    </a>
  )
}

interface PicturedTextProps extends Omit<CardPictureProps, 'picture' | 'sizes' | 'className'> {
  picture: Croppable | null
  title: ReactNode
  /** What stands below the title. */
  children: ReactNode
}

const columns =
  'grid-cols-[minmax(0,1fr)_6rem] gap-x-4 md:grid-cols-[minmax(0,1fr)_15rem] md:grid-rows-[auto_1fr] md:gap-x-8'

/** A title and the words below it, with the picture beside them. */
export function PicturedText({ picture, title, children, ...shown }: PicturedTextProps) {
  return (
    <div className={classNames('grid content-start gap-y-3', picture && columns)}>
      {title}
      <div className="grid content-start gap-3 max-md:col-span-full md:col-start-1">{children}</div>
      {picture && (
        <CardPicture
          {...shown}
          className="col-start-2 row-start-1 md:row-span-2"
          picture={picture}
          sizes="15rem"
        />
      )}
    </div>
  )
}
