/** "Mod+B" as it is on this machine's keys: "Ctrl+B", or "⌘B" on a Mac. */
export function shortcutText(shortcut: string): string {
  const isMac = /mac|iphone|ipad/i.test(navigator.platform)
  if (!isMac) return shortcut.replace('Mod', 'Ctrl')
  return shortcut.replaceAll('+', '').replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥')
}
