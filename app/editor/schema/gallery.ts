import { Node } from '@tiptap/core'
import { galleryWords } from '../../../content/en/admin/editor.ts'
import { removedFileWords } from '../../../content/en/admin/media.ts'
import { isOwnMedia } from '../../../domain/posts/link-address.ts'
import { fill } from '../../../domain/wording.ts'
import { addressLook, dashedBox, draw } from './drawn.ts'
import { ifRemoved, sizeOf } from './picture.ts'

export interface GalleryPicture {
  src: string
  alt: string
  width: string | null
  height: string | null
}

export interface GalleryAttributes {
  pictures: GalleryPicture[]
  caption: string
}

function readGallery(figure: HTMLElement): GalleryAttributes | false {
  const pictures = [...figure.querySelectorAll('img')].flatMap((image) => {
    const src = image.getAttribute('src') ?? ''
    if (!isOwnMedia(src)) return []
    const alt = image.getAttribute('alt') ?? ''
    return [{ src, alt, width: sizeOf(image, 'width'), height: sizeOf(image, 'height') }]
  })
  const caption = figure.querySelector('figcaption')?.textContent?.trim() ?? ''
  return pictures.length > 0 && { pictures, caption }
}

/** Several pictures side by side with one caption, edited as a whole in a dialog. */
export const Gallery = Node.create({
  name: 'gallery',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ pictures: { default: [] }, caption: { default: '' } }),
  parseHTML: () => [{ tag: 'figure[data-gallery]', priority: 60, getAttrs: readGallery }],
  renderHTML: ({ node }) => {
    const { pictures, caption } = node.attrs as GalleryAttributes
    const images = pictures.map((picture) => ['img', { ...picture }] as const)
    const words = caption ? [['figcaption', caption] as const] : []
    return ['figure', { 'data-gallery': '' }, ...images, ...words]
  },
  addNodeView() {
    return ({ node }) => ({ dom: drawGallery(node.attrs as GalleryAttributes) })
  },
})

function drawGallery({ pictures, caption }: GalleryAttributes): HTMLElement {
  const images = pictures.map(({ src, alt }) => {
    const image = draw(['img', { alt, src }])
    void ifRemoved(src, () => image.replaceWith(draw(['em', removedFileWords.picture])))
    return image
  })
  const missing = pictures.filter(({ alt }) => alt === '').length
  const { length } = pictures
  const count = length === 1 ? galleryWords.one : fill(galleryWords.count, { count: length })
  const lacking = missing > 0 ? fill(galleryWords.noAlt, { count: missing }) : ''
  return draw([
    'div',
    dashedBox,
    ['div', { class: 'gallery' }, ...images],
    ['span', addressLook, [caption, count, lacking].filter(Boolean).join(' · ')],
  ])
}
