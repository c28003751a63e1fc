/**
 * The point of a picture that its parts are cut around, with those parts beside it. It is pressed in
 * the picture, or moved with two sliders, which is all that the keyboard needs.
 *
 * Props: `file`, which shows nothing where it is no picture; `point`, null for the middle; `onChange`.
 */
import { type MouseEvent, useId } from 'react'
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
import { Button } from '../../ui/button.tsx'

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
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        <Slider label={words.focalLeft} onChange={(x) => onChange({ x, y })} value={x} />
        <Slider label={words.focalTop} onChange={(y) => onChange({ x, y })} value={y} />
      </div>
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
      <Button
        className="justify-self-start"
        disabled={point === null}
        onClick={() => onChange(null)}
        size="sm"
        variant="outline"
      >
        {words.focalCentre}
      </Button>
    </fieldset>
  )
}

/** The copy that a dialog has use for. */
function sourceOf({ variants, url }: MediaFile): string {
  return variants.find(({ width }) => width >= 960)?.url ?? url
}

interface PressedPictureProps {
  file: MediaFile
  point: FocalPoint
  onPress: (point: FocalPoint) => void
}

/** For fingers and mice alone: the sliders say and do the same. */
function PressedPicture({ file, point: { x, y }, onPress }: PressedPictureProps) {
  const press = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const within = (at: number) => Math.min(1, Math.max(0, at))
    const at = { x: within((clientX - left) / width), y: within((clientY - top) / height) }
    onPress(roundFocalPoint(at))
  }
  return (
    <button
      aria-hidden="true"
      className="relative block max-w-full cursor-crosshair justify-self-start border border-rule"
      onClick={press}
      tabIndex={-1}
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
        className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-2 border-white outline-2 outline-black"
        style={{ left: percentOf(x), top: percentOf(y) }}
      />
    </button>
  )
}

interface SliderProps {
  label: string
  value: number
  onChange: (value: number) => void
}

function Slider({ label, value, onChange }: SliderProps) {
  const percent = wholePercent(value)
  const shown = fill(words.focalPercent, { percent })
  return (
    <label className="grid grid-cols-[1fr_auto] text-sm">
      {label}
      <span aria-hidden="true" className="text-muted figures">
        {shown}
      </span>
      <input
        aria-valuetext={shown}
        className="col-span-2 h-11 w-full min-w-0 accent-action"
        max={100}
        min={0}
        onChange={({ target }) => onChange(Number(target.value) / 100)}
        type="range"
        value={percent}
      />
    </label>
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

/** The part that readers see, by the rule by which the server cuts it. */
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
