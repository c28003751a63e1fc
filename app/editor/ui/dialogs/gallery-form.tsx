import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { galleryWords as words } from '../../../../content/en/admin/editor.ts'
import { fill } from '../../../../domain/wording.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { findSelected, insertOrUpdate } from '../../commands/select-block.ts'
import type { GalleryAttributes, GalleryPicture } from '../../schema/gallery.ts'
import { type MediaImage, pictureOf } from '../editor-props.ts'
import { ToolbarIcon } from '../toolbar/toolbar-icon.tsx'
import { EditorDialogForm, type InsertFormProps, limitOf } from './editor-dialog-form.tsx'
import { ImageSource, useImageUploads } from './image-source.tsx'

export function GalleryForm({ editor, sources, frame, onDone }: InsertFormProps) {
  const { onUploadImage, onPickImages } = sources
  const [found] = useState(() => findSelected<GalleryAttributes>(editor, 'gallery'))
  const [pictures, setPictures] = useState(() => (found?.pictures ?? []).map(nameOne))
  const [caption, setCaption] = useState(found?.caption ?? '')
  const add = (image: MediaImage) => setPictures((before) => [...before, nameOne(pictureOf(image))])
  const uploads = useImageUploads(onUploadImage, add)

  function submit() {
    const trimmed = pictures.map(({ id: _, ...picture }) => ({
      ...picture,
      alt: picture.alt.trim(),
    }))
    insertOrUpdate(editor, 'gallery', { pictures: trimmed, caption: caption.trim() })
    onDone()
  }

  function drop(event: DragEvent) {
    const files = [...event.dataTransfer.files]
    if (files.length === 0) return
    event.preventDefault()
    void uploads.send(files)
  }

  return (
    <EditorDialogForm {...frame} canSubmit={pictures.length > 0} onSubmit={submit}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: beside the buttons, for the mouse */}
      <div className="grid gap-4" onDragOver={allowDrop} onDrop={drop}>
        <p className="text-sm text-muted">{words.hint}</p>
        {pictures.length > 0 && <Pictures onChange={setPictures} pictures={pictures} />}
        <ImageSource isChosen={false} isMany onPick={onPickImages} uploads={uploads} />
      </div>
      <TextField
        {...limitOf(caption, 300, words.captionHint)}
        label={words.caption}
        onChange={(event) => setCaption(event.target.value)}
        value={caption}
      />
    </EditorDialogForm>
  )
}

/** The id tells entries apart: the same picture may be listed twice. */
type Listed = GalleryPicture & { id: string }

const nameOne = (picture: GalleryPicture): Listed => ({ ...picture, id: crypto.randomUUID() })

const allowDrop = (event: DragEvent) => event.preventDefault()

interface PicturesProps {
  pictures: readonly Listed[]
  onChange: (pictures: Listed[]) => void
}

/** The pictures in order, moved by dragging or by keys, each with its alt text. */
function Pictures({ pictures, onChange }: PicturesProps) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const count = pictures.length

  function move(id: string, to: number) {
    const from = pictures.findIndex((picture) => picture.id === id)
    const picture = pictures[from]
    if (!picture || to < 0 || to >= count || from === to) return
    const focused = document.activeElement
    flushSync(() => {
      onChange(pictures.toSpliced(from, 1).toSpliced(to, 0, picture))
      setTold(fill(words.moved, { number: to + 1, count }))
    })
    // Moving a row takes the focus from it.
    if (focused instanceof HTMLElement) focused.focus()
  }

  /** The focus goes on to the next row, or to the heading. */
  function remove(index: number) {
    const row = document.activeElement?.closest('li')
    const next = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('dialog')
    next?.querySelector<HTMLElement>('h2, button:last-child')?.focus()
    onChange(pictures.toSpliced(index, 1))
  }

  return (
    <>
      <ol aria-label={words.name} className="grid gap-4">
        {pictures.map((picture, index) => (
          <Row
            count={count}
            index={index}
            isDragged={picture.id === dragged}
            key={picture.id}
            onAlt={(alt) => onChange(pictures.with(index, { ...picture, alt }))}
            onDrag={setDragged}
            onMove={(to) => move(picture.id, to)}
            onOver={() => dragged && move(dragged, index)}
            onRemove={() => remove(index)}
            picture={picture}
          />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {told}
      </p>
    </>
  )
}

interface RowProps {
  picture: Listed
  index: number
  count: number
  isDragged: boolean
  onAlt: (alt: string) => void
  onDrag: (id: string | null) => void
  onOver: () => void
  onMove: (to: number) => void
  onRemove: () => void
}

function Row({ picture, index, count, isDragged, onAlt, ...on }: RowProps) {
  const number = index + 1
  const takeKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    on.onMove(index + step)
  }
  return (
    <li
      className={classNames(
        'grid grid-cols-[5rem_1fr_auto] items-end gap-x-4',
        isDragged && 'opacity-50',
      )}
      onDragEnter={on.onOver}
      onKeyDown={takeKey}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragged by the mouse; keys do the same */}
      <img
        alt=""
        className="h-16 w-20 cursor-grab border border-rule object-cover"
        draggable
        onDragEnd={() => on.onDrag(null)}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.effectAllowed = 'move'
          on.onDrag(picture.id)
        }}
        src={picture.src}
      />
      <TextField
        label={fill(words.altOf, { number })}
        {...limitOf(picture.alt, 300)}
        onChange={({ target }) => onAlt(target.value)}
        value={picture.alt}
      />
      <span className="flex">
        <IconButton
          icon="up"
          isDisabled={index === 0}
          label={fill(words.earlierOf, { number })}
          onPress={() => on.onMove(index - 1)}
        />
        <IconButton
          icon="down"
          isDisabled={index === count - 1}
          label={fill(words.laterOf, { number })}
          onPress={() => on.onMove(index + 1)}
        />
        <IconButton icon="cross" label={fill(words.removeOf, { number })} onPress={on.onRemove} />
      </span>
    </li>
  )
}

interface IconButtonProps {
  icon: 'up' | 'down' | 'cross'
  label: string
  isDisabled?: boolean
  onPress: () => void
}

function IconButton({ icon, label, isDisabled, onPress }: IconButtonProps) {
  return (
    <button
      aria-disabled={isDisabled}
      aria-label={label}
      className="grid size-11 place-items-center text-muted hover:text-action aria-disabled:opacity-50"
      onClick={() => !isDisabled && onPress()}
      title={label}
      type="button"
    >
      {icon === 'cross' ? <Icon name={icon} /> : <ToolbarIcon name={icon} />}
    </button>
  )
}
