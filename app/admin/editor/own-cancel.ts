import type { SyntheticEvent } from 'react'

/**
 * Spread on what is inside another dialog: "cancel", which a dialog gets from Escape and a file
 * field from its chooser, is handed on by React to every dialog around, and each would close.
 * (React's types know the event on dialogs only.)
 */
export const ownCancel = { onCancel: (event: SyntheticEvent) => event.stopPropagation() }
