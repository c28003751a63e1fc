/** TipTap as it comes, for comparison: `bench-typing.ts` puts it into an empty page. */
import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'

const element = document.createElement('div')
document.body.append(element)
Object.assign(window, {
  openBare: (content: string) => new Editor({ element, extensions: [StarterKit], content }),
})
