import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Marks where an uploading file will go in the text; `dom` is shown there until then. */
interface UploadMarker {
  dom: HTMLElement
  abort: () => void
}

type Change = { add: UploadMarker; at: number } | { remove: UploadMarker }

const key = new PluginKey<DecorationSet>('uploads')

const markersIn = (state: EditorState) => key.getState(state)?.find() ?? []

const markerOf = (decoration: Decoration): UploadMarker => decoration.spec.marker

/** The marker's current position, or null when the text around it has been deleted. */
export function findMarker(state: EditorState, marker: UploadMarker): number | null {
  return markersIn(state).find((one) => markerOf(one) === marker)?.from ?? null
}

export const countMarkers = (state: EditorState) => markersIn(state).length

export function addMarker(tr: Transaction, marker: UploadMarker, at: number): Transaction {
  return tr.setMeta(key, { add: marker, at } satisfies Change)
}

export function removeMarker(tr: Transaction, marker: UploadMarker): Transaction {
  return tr.setMeta(key, { remove: marker } satisfies Change)
}

function applyTo(markers: DecorationSet, tr: Transaction): DecorationSet {
  const moved = markers.map(tr.mapping, tr.doc)
  const change: Change | undefined = tr.getMeta(key)
  if (!change) return moved
  if ('add' in change) {
    const options = { marker: change.add, side: 1, ignoreSelection: true, stopEvent: () => true }
    return moved.add(tr.doc, [Decoration.widget(change.at, change.add.dom, options)])
  }
  return moved.remove(moved.find().filter((one) => markerOf(one) === change.remove))
}

/** Markers of running uploads. They are not part of the document, so none is ever saved. */
export const UploadMarkers = Extension.create({
  name: 'uploadMarkers',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (tr, markers) => applyTo(markers, tr),
      },
      props: { decorations: (state) => key.getState(state) },
      view: (view) => ({
        // Aborts the uploads of removed markers; after a finished one there is nothing to abort.
        update: ({ state }, before) => {
          const left = new Set(markersIn(state).map(markerOf))
          for (const one of markersIn(before)) if (!left.has(markerOf(one))) markerOf(one).abort()
        },
        destroy: () => {
          for (const one of markersIn(view.state)) markerOf(one).abort()
        },
      }),
    }),
  ],
})
