/** Buttons in a row that is one stop of the Tab key: the toolbar, and the bar of a selection. */
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, memo, type Ref, useImperativeHandle } from 'react'
import { TooltipProvider } from '../../../ui/tooltip.tsx'
import { useDebounced } from '../debounce.ts'
import { focusText } from '../focus-text.ts'
import type { Task, ToolbarAction } from './actions.ts'
import { ToolbarButton } from './toolbar-button.tsx'
import { useRovingFocus } from './use-roving-focus.ts'

export interface ToolRowHandle {
  /** To the button that had the focus last. */
  focus: () => void
}

interface ToolRowProps {
  editor: Editor
  label: string
  className: string
  groups: readonly (readonly ToolbarAction[])[]
  onTask: (task: Task) => void
  ref: Ref<ToolRowHandle>
  /** Id of the text that it works on. */
  controls: string
}

/** Drawn anew only when what it shows changes: not with every letter that is typed. */
export const ToolRow = memo(function ToolRow(props: ToolRowProps) {
  const { editor, label, className, groups, onTask, ref, controls } = props
  const actions = groups.flat()
  const roving = useRovingFocus(actions.map(({ id }) => id))
  const states = useActionStates(editor, actions)
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
    focusText(editor)
  }

  return (
    <TooltipProvider>
      <div
        aria-controls={controls}
        aria-label={label}
        className={className}
        onKeyDown={leave}
        ref={roving.ref}
        role="toolbar"
      >
        {groups.map((group) => (
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
})

interface ActionState {
  isEnabled: boolean
  isPressed: boolean | undefined
}

function useActionStates(
  editor: Editor,
  actions: readonly ToolbarAction[],
): Record<string, ActionState> {
  return useDebounced(editor, () => {
    const can = editor.can()
    return Object.fromEntries(
      actions.map(({ id, isEnabled, isPressed }) => [
        id,
        { isEnabled: isEnabled?.(editor, can) ?? true, isPressed: isPressed?.(editor) },
      ]),
    )
  })
}
