import { Node } from '@tiptap/core'
import { imageWords } from '../../../../content/admin/editor.ts'
import { isOwnMedia } from '../../../../domain/posts/link-address.ts'

export interface PictureAttributes {
  src: string
  alt: string
  title: string | null
  width: string | null
  height: string | null
}

/** Whole numbers only; what else a page may say of a size is not ours to keep. */
function sizeAttribute(name: 'width' | 'height') {
  return {
    default: null,
    parseHTML: (image: HTMLElement) =>
      /^\d{1,5}$/.exec(image.getAttribute(name) ?? '')?.[0] ?? null,
  }
}

/** A picture from our media library. One from anywhere else is not taken in. */
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

/** In the editor a picture without words for it says so. */
function drawPicture({ src, alt, title, width, height }: PictureAttributes): HTMLElement {
  const frame = document.createElement('div')
  frame.className = 'editor-picture'
  if (!alt) frame.dataset.note = imageWords.noAlt
  const image = document.createElement('img')
  image.alt = alt
  if (title) image.title = title
  // Keeps its place while it loads.
  if (width) image.setAttribute('width', width)
  if (height) image.setAttribute('height', height)
  image.src = src
  frame.append(image)
  return frame
}
