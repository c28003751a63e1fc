import { Node } from '@tiptap/core'
import { imageWords } from '../../../content/en/admin/editor.ts'
import { removedFileWords } from '../../../content/en/admin/media.ts'
import {
  knownOr,
  type PictureAlign,
  type PictureSize,
  pictureAligns,
  pictureSizes,
} from '../../../domain/posts/blocks.ts'
import { isOwnMedia } from '../../../domain/posts/link-address.ts'
import { draw } from './drawn.ts'

export interface PictureAttributes {
  src: string
  alt: string
  title: string | null
  width: string | null
  height: string | null
  /** Share of the text's width; null is all of it. */
  size: PictureSize | null
  align: PictureAlign | null
}

/** A size in whole pixels of up to five digits; null for any other value. */
export function sizeOf(image: Element, name: 'width' | 'height'): string | null {
  return /^\d{1,5}$/.exec(image.getAttribute(name) ?? '')?.[0] ?? null
}

function sizeAttribute(name: 'width' | 'height') {
  return { default: null, parseHTML: (image: HTMLElement) => sizeOf(image, name) }
}

function choiceAttribute(name: 'size' | 'align', known: readonly string[]) {
  return {
    default: null,
    parseHTML: (image: HTMLElement) => knownOr(known, image.dataset[name]),
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[name] ? { [`data-${name}`]: attributes[name] } : {},
  }
}

/** A picture from our media library; pictures from elsewhere are rejected. */
export const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,

  addAttributes() {
    return {
      src: { default: null },
      alt: { default: '' },
      title: { default: null },
      width: sizeAttribute('width'),
      height: sizeAttribute('height'),
      size: choiceAttribute('size', pictureSizes),
      align: choiceAttribute('align', pictureAligns),
    }
  },

  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (image) => (isOwnMedia(image.getAttribute('src') ?? '') ? null : false),
    },
  ],

  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],

  addNodeView() {
    return ({ node }) => ({ dom: drawPicture(node.attrs as PictureAttributes) })
  },
})

/** The picture in the editor, with a note if it has no alt text or its file was deleted. */
function drawPicture(picture: PictureAttributes): HTMLElement {
  const { src, alt, title, width, height, size, align } = picture
  const note = alt ? null : imageWords.noAlt
  const frame = draw([
    'div',
    { class: 'editor-picture', 'data-size': size, 'data-align': align, 'data-note': note },
    // The size reserves its place while it loads.
    ['img', { alt, title, width, height, src }],
  ])
  void ifRemoved(src, () => {
    frame.dataset.removed = removedFileWords.picture
  })
  return frame
}

/**
 * Calls `show` if the server answers that the file is gone: readers then get a placeholder. The
 * browser may cache the picture for a year, so the request bypasses its cache.
 */
export async function ifRemoved(src: string, show: () => void): Promise<void> {
  const answer = await fetch(src, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.status === 404) show()
}
