/**
 * The picture of an article on a card, cropped around its focal point: 16:9 beside the text, a
 * small square on a phone. The text starts at the same place with and without a picture.
 *
 * It repeats the title's link without further information, so it is hidden from assistive
 * technology and the keyboard.
 */
import type { ReactNode } from 'react'
import { type Croppable, type CropShapeName, listCrops } from '../../domain/media/crops.ts'
import { classNames } from '../ui/class-names.ts'

const phone = '(max-width: 47.99rem)'

interface CardPictureProps {
  picture: Croppable
  href: string
  /** The `sizes` of the wide crop. */
  sizes: string
  /** In view when the page opens, so it loads eagerly. */
  isFirst?: boolean | undefined
  className?: string
}

export function CardPicture({ picture, href, sizes, isFirst, className }: CardPictureProps) {
  const list = (shape: CropShapeName, type: 'avif' | 'webp') =>
    listCrops(picture, shape, type)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ')
  const shown = (
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
  )
  // The title beside it is the same link as text.
  const left = { 'aria-hidden': true, tabIndex: -1 } as const
  return (
    <a {...left} className={classNames('block', className)} href={href}>
      {shown}
    </a>
  )
}

interface PicturedTextProps {
  picture: Croppable | null
  href: string
  title: string
  titleClass: string | undefined
  /** Content below the title. */
  children: ReactNode
  isFirst?: boolean | undefined
}

/** Title and text with the picture beside them; on a phone beside the title alone. */
export function PicturedText(props: PicturedTextProps) {
  const { picture, href, title, titleClass, children, isFirst } = props
  return (
    <div
      className={classNames(
        'grid content-start gap-x-4 gap-y-3 md:gap-x-8',
        picture &&
          'grid-cols-[minmax(0,1fr)_6rem] md:grid-cols-[minmax(0,1fr)_min(12rem,40%)] md:grid-rows-[auto_1fr]',
      )}
    >
      {picture && (
        <CardPicture
          className="col-start-2 row-start-1 md:row-span-2"
          href={href}
          isFirst={isFirst}
          picture={picture}
          sizes="12rem"
        />
      )}
      <h3 className={titleClass}>
        <a className="underline-offset-4 hover:text-action hover:underline" href={href}>
          {title}
        </a>
      </h3>
      <div
        className={classNames('grid content-start gap-3', picture && 'col-span-2 md:col-span-1')}
      >
        {children}
      </div>
    </div>
  )
}
