import { useListView } from '../list/use-list-view.ts'
import { mediaRules } from './media.ts'
import { MediaLibrary } from './media-library.tsx'

/** The Media tab: find, upload, describe and delete files. */
export function MediaTab() {
  return <MediaLibrary state={useListView(mediaRules)} />
}
