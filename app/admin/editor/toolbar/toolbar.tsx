import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type Ref, useImperativeHandle } from 'react'
import { editorWords } from '../../../../content/admin/editor.ts'
import { TooltipProvider } from '../../../ui/tooltip.tsx'
import { type Task, type ToolbarAction, toolbarGroups } from './actions.ts'
import { ToolbarButton } from './toolbar-button.tsx'
import { useRovingFocus } from './use-roving-focus.ts'

export interface ToolbarHandle {
  /** To the button that had the focus last. */
  focus: () => void
}

interface ToolbarProps {
  editor: Editor
  onTask: (task: Task) => void
  ref: Ref<ToolbarHandle>
  /** Id of the text that it works on. */
  controls: string
}

const actions = toolbarGroups.flat()
const ids = actions.map(({ id }) => id)

export function Toolbar({ editor, onTask, ref, controls }: ToolbarProps) {
  const roving = useRovingFocus(ids)
  const states = useActionStates(editor)
  const { focusCurrent } = roving
  useImperativeHandle(ref, () => ({ focus: focusCurrent }), [focusCurrent])

  function press({ run }: ToolbarAction, isByMouse: boolean) {
    if (typeof run === 'string') return onTask(run)
    run(editor)
    if (isByMouse) editor.view.focus()
  }

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return roving.onKeyDown(event)
    // A dialog around the editor must not close by it.
    event.preventDefault()
    event.stopPropagation()
    editor.view.focus()
  }

  return (
    <TooltipProvider>
      <div
        aria-controls={controls}
        aria-label={editorWords.toolbar}
        className="editor-toolbar"
        onKeyDown={leave}
        ref={roving.ref}
        role="toolbar"
      >
        {toolbarGroups.map((group) => (
          <div className="editor-tools" key={group[0]?.id}>
            {group.map((action) => (
              <ToolbarButton
                action={action}
                isCurrent={action.id === roving.current}
                isEnabled={states[action.id]?.isEnabled ?? true}
                isPressed={states[action.id]?.isPressed}
                key={action.id}
                onFocus={() => roving.setCurrent(action.id)}
                onPress={(isByMouse) => press(action, isByMouse)}
              />
            ))}
          </div>
        ))}
      </div>
    </TooltipProvider>
  )
}

interface ActionState {
  isEnabled: boolean
  isPressed: boolean | undefined
}

function useActionStates(editor: Editor): Record<string, ActionState> {
  return useEditorState({
    editor,
    selector: () =>
      Object.fromEntries(
        actions.map(({ id, isEnabled, isPressed }) => [
          id,
          { isEnabled: isEnabled?.(editor) ?? true, isPressed: isPressed?.(editor) },
        ]),
      ),
  })
}
