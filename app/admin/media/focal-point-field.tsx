/**
 * Field for the focal point of a picture, with previews of the crops around it. The point is set by
 * pressing in the picture, or moved with the arrow keys.
 *
 * Props: `file` (renders nothing if it is no picture); `point`, null for the middle; `onChange`.
 */
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { mediaDetailWords as words } from '../../../content/en/admin/media.ts'
import {
  type CropShapeName,
  cropAround,
  cropShapes,
  type FocalPoint,
  roundFocalPoint,
} from '../../../domain/media/crops.ts'
import type { MediaFile } from '../../../domain/media/library.ts'
import { fill } from '../../../domain/wording.ts'
import { ToolButton } from '../tool-button.tsx'

const middle: FocalPoint = { x: 0.5, y: 0.5 }
const percentOf = (fraction: number) => `${fraction * 100}%`
const wholePercent = (fraction: number) => Math.round(fraction * 100)

/** "80% from the left, 30% from the top" */
export function describePoint({ x, y }: FocalPoint): string {
  return fill(words.focalPosition, { left: wholePercent(x), top: wholePercent(y) })
}

interface FocalPointFieldProps {
  file: MediaFile
  point: FocalPoint | null
  onChange: (point: FocalPoint | null) => void
}

export function FocalPointField({ file, point, onChange }: FocalPointFieldProps) {
  const hint = useId()
  const { width, height } = file
  if (file.file_type !== 'image' || !width || !height) return null
  const { x, y } = point ?? middle
  return (
    <fieldset aria-describedby={hint} className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold">{words.focalPoint}</legend>
      <p className="text-sm text-muted" id={hint}>
        {words.focalHint}
      </p>
      <PressedPicture file={file} onPress={onChange} point={{ x, y }} />
      <p className="text-sm text-muted figures" role="status">
        {describePoint({ x, y })}
      </p>
      <div className="flex flex-wrap items-end gap-4">
        {(['wide', 'square', 'share'] as const).map((shape) => (
          <CutPreview
            key={shape}
            point={{ x, y }}
            shape={shape}
            size={{ width, height }}
            src={sourceOf(file)}
          />
        ))}
      </div>
      <ToolButton
        className="justify-self-start"
        idle={point === null}
        label={words.focalCentre}
        onClick={() => onChange(null)}
      />
    </fieldset>
  )
}

/** Address of the first copy that is wide enough for the dialog, else of the original. */
function sourceOf({ variants, url }: MediaFile): string {
  return variants.find(({ width }) => width >= 960)?.url ?? url
}

interface PressedPictureProps {
  file: MediaFile
  point: FocalPoint
  onPress: (point: FocalPoint) => void
}

/** Steps of the arrow keys, as fractions of the picture. */
const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
}

const within = (at: number) => Math.min(1, Math.max(0, at))

function PressedPicture({ file, point: { x, y }, onPress }: PressedPictureProps) {
  const press = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    // A click by key (`detail` 0) has no position in the picture.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const at = { x: within((clientX - left) / width), y: within((clientY - top) / height) }
    onPress(roundFocalPoint(at))
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onPress(roundFocalPoint({ x: within(x + step[0]), y: within(y + step[1]) }))
  }
  return (
    <button
      aria-label={words.focalMove}
      className="relative block max-w-full cursor-crosshair justify-self-start border border-rule"
      onClick={press}
      onKeyDown={move}
      type="button"
    >
      <img
        alt=""
        className="block h-auto max-h-72 w-auto max-w-full"
        height={file.height ?? undefined}
        src={sourceOf(file)}
        width={file.width ?? undefined}
      />
      <span
        className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-2 border-white outline-2 outline-black forced-color-adjust-none"
        style={{ left: percentOf(x), top: percentOf(y) }}
      />
    </button>
  )
}

interface CutPreviewProps {
  shape: CropShapeName
  size: { width: number; height: number }
  point: FocalPoint
  src: string
}

const frames: Record<CropShapeName, string> = {
  wide: 'aspect-video w-36',
  square: 'aspect-square w-20',
  share: 'aspect-[40/21] w-36',
}

/** Preview of a crop, computed as on the server. */
function CutPreview({ shape, size, point, src }: CutPreviewProps) {
  const part = cropAround(size, point, cropShapes[shape].ratio)
  return (
    <figure className="grid gap-1 text-sm text-muted">
      <div className={`relative overflow-hidden border border-rule ${frames[shape]}`}>
        <img
          alt=""
          className="absolute h-auto max-w-none"
          src={src}
          style={{
            width: percentOf(size.width / part.width),
            left: percentOf(-part.left / part.width),
            top: percentOf(-part.top / part.height),
          }}
        />
      </div>
      <figcaption>{words.focalPreviews[shape]}</figcaption>
    </figure>
  )
}
