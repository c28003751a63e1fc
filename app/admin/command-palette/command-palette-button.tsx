import { useEffect, useEffectEvent, useState } from 'react'
import { commandPaletteWords as words } from '../../../content/en/admin/command-palette.ts'
import { toastTitles } from '../../../content/en/admin/words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Commands } from './use-choices.ts'

const load = () => import('./command-palette.tsx')
type Loaded = Awaited<ReturnType<typeof load>>

/** Opens the dialog, and so does Ctrl+K (⌘K) where no other dialog has its own use for it. */
export function CommandPaletteButton(commands: Commands) {
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const open = () => {
    setOpen(true)
    if (loaded) return
    load().then(setLoaded, () => {
      setOpen(false)
      const description = words.loadFailed
      toast({ title: toastTitles.error, description, variant: 'destructive' })
    })
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <Button
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        size="sm"
        title={words.openHint}
        variant="outline"
      >
        <Icon className="size-4" name="search" />
        {words.open}
      </Button>
      {loaded && (
        <loaded.CommandPalette {...commands} onClose={() => setOpen(false)} open={isOpen} />
      )}
    </>
  )
}
