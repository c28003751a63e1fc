import { editorWords, shortcutGroups } from '../../../../content/admin/editor.ts'
import { shortcutText } from '../shortcut-text.ts'
import { EditorDialog } from './editor-dialog.tsx'

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <EditorDialog onClose={onClose} open={open} title={editorWords.shortcuts}>
      <div className="grid gap-6">
        {shortcutGroups.map(({ title, shortcuts }) => (
          <section className="grid gap-2" key={title}>
            <h3 className="text-base font-semibold">{title}</h3>
            <dl className="grid border-t border-rule">
              {shortcuts.map(([what, keys]) => (
                <div
                  className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-1.5 text-sm"
                  key={what}
                >
                  <dt>{what}</dt>
                  <dd className="text-muted">{shortcutText(keys)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </EditorDialog>
  )
}
