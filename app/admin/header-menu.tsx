/** A few choices behind a button. */
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { commandPaletteWords as words } from '../../content/en/admin/command-palette.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { tellFailure } from './session/tell.ts'
import { ToolButton } from './tool-button.tsx'

interface HeaderMenuProps {
  label: string
  items: readonly { text: string; onChoose: () => void }[]
}

export function HeaderMenu({ label, items }: HeaderMenuProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works wherever the focus is in it
    <div className="relative" onKeyDown={closeOnEscape} ref={box}>
      <Button
        aria-controls={id}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        ref={button}
        size="sm"
        variant="outline"
      >
        {label}
        <Icon className="size-4" name="chevron" />
      </Button>
      <ul
        className="absolute right-0 z-20 mt-1 min-w-48 border border-ink bg-surface shadow-lift"
        hidden={!isOpen}
        id={id}
      >
        {items.map(({ text, onChoose }) => (
          <li key={text}>
            <button
              className="min-h-11 w-full px-4 text-left font-semibold hover:bg-wash"
              onClick={() => {
                setOpen(false)
                onChoose()
              }}
              type="button"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const load = () => import('./command-palette/command-palette.tsx')
type Loaded = Awaited<ReturnType<typeof load>>

/** Opens the command palette, as does Ctrl+K (⌘K) while no dialog is open. */
export function CommandPaletteButton() {
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const open = () => {
    setOpen(true)
    if (loaded) return
    load().then(setLoaded, () => {
      setOpen(false)
      tellFailure(words.loadFailed)
    })
  }
  const onKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
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
      <ToolButton
        aria-keyshortcuts="Control+K Meta+K"
        icon="search"
        label={words.open}
        onClick={open}
        title={words.openHint}
      />
      {loaded && <loaded.CommandPalette onClose={() => setOpen(false)} open={isOpen} />}
    </>
  )
}
