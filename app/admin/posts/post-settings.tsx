import { useId } from 'react'
import { postStateLabels, postFormWords as words } from '../../../content/en/admin/posts.ts'
import { type PostRecord, postMaxLengths, stateOf } from '../../../domain/posts/editing.ts'
import type { PostStatus } from '../../../domain/posts/published.ts'
import { slugMaxLength, slugOf } from '../../../domain/slug.ts'
import { fill } from '../../../domain/wording.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError, SelectField, TextAreaField } from '../../ui/field.tsx'
import { GeneratedField } from '../form/generated-field.tsx'
import { limitOf } from '../form/short-form.tsx'
import { useAllLabels } from '../labels/label-kinds.ts'
import { formatMoment } from '../local-time.ts'
import { MediaPickerButtons } from '../media/media-picker.tsx'
import { isMoment, MomentField } from '../moment-field.tsx'
import { FeaturedPicture, MetaFields } from './meta-fields.tsx'
import { postSource } from './post-source.ts'
import { outcomeOf, type PostFormState, type PostValues } from './post-values.ts'

interface FieldProps {
  form: PostFormState
}

/** The fields of a post other than its text. */
export function PostSettings({ form }: FieldProps) {
  return (
    <>
      <PublishingFields form={form} />
      <FilingField form={form} kind="regions" required />
      <AddressFields form={form} />
      <FeaturedImageField form={form} />
      <FilingField form={form} kind="categories" />
      <FilingField form={form} kind="authors" />
      <MetaFields form={form} />
    </>
  )
}

function AddressFields({ form: { values, errors, set, base } }: FieldProps) {
  const { title, slug, description } = values
  const address = fill(words.slugHint, { slug: slug.trim() || '…' })
  const hint = base && base.slug !== slug ? `${address} ${words.slugMoves}` : address
  return (
    <>
      <GeneratedField
        {...limitOf(slug, slugMaxLength, hint)}
        error={errors.slug}
        generateLabel={words.generateSlug}
        label={words.fields.slug}
        onGenerate={() => set({ slug: slugOf(title) })}
        onType={(typed) => set({ slug: typed })}
        required
        value={slug}
      />
      <TextAreaField
        {...limitOf(description, postMaxLengths.description, words.descriptionHint)}
        error={errors.description}
        label={words.fields.description}
        onChange={(event) => set({ description: event.target.value })}
        required
        rows={3}
        value={description}
      />
    </>
  )
}

const { image: imageWords } = words

function FeaturedImageField({ form: { values, errors, set } }: FieldProps) {
  const { featured_image: url } = values
  const { featured_image: error } = errors
  return (
    <fieldset className="grid min-w-0 content-start gap-1.5">
      <legend className="font-semibold">{words.fields.featured_image}</legend>
      <p className="text-sm text-muted">{imageWords.hint}</p>
      {url === '' ? (
        <p className="grid aspect-[40/21] place-items-center border border-dashed border-line bg-wash text-sm text-muted">
          {imageWords.none}
        </p>
      ) : (
        <FeaturedPicture alt={imageWords.alt} className="border border-rule bg-wash" url={url} />
      )}
      <MediaPickerButtons
        isWrong={Boolean(error)}
        onChange={(featured_image) => set({ featured_image })}
        url={url}
      />
      <FieldError error={error} />
    </fieldset>
  )
}

const filingKinds = {
  regions: { field: 'region_ids', empty: words.noRegions },
  categories: { field: 'category_ids', empty: words.noCategories },
  authors: { field: 'author_ids', empty: words.noAuthors },
} as const

interface FilingFieldProps extends FieldProps {
  kind: keyof typeof filingKinds
  required?: boolean
}

/** Checkboxes for the labels of one kind, with the error of the field. */
function FilingField({ form, kind, required }: FilingFieldProps) {
  const id = useId()
  const { field, empty } = filingKinds[kind]
  const { labels } = useAllLabels(kind, { retryOnMount: false, failure: postSource.fetchFailed })
  const chosen = form.values[field]
  const error = form.errors[field]
  const toggle = (one: number) => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]
    const change: Partial<Record<typeof field, number[]>> = { [field]: next }
    form.set(change)
  }
  // A chosen label that no longer exists can still be unticked.
  const gone = chosen.filter((one) => !labels.some((choice) => choice.id === one))
  const nameOf = (one: number) =>
    form.base?.[kind].find((own) => own.id === one)?.name ?? fill(words.goneFiling, { id: one })
  const choices = [...labels, ...gone.map((one) => ({ id: one, name: nameOf(one) }))]
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid min-w-0 content-start gap-1.5"
    >
      <legend className="font-semibold">
        {words.fields[field]}
        {/* Read out: a box to tick cannot say that one of its group is needed. */}
        {required && <span className="text-danger"> *</span>}
      </legend>
      {choices.length === 0 && <p className="text-sm text-muted">{empty}</p>}
      {/* The padding is for the focus ring, which would be cut off. */}
      <div className="-m-1.5 grid max-h-56 gap-x-6 overflow-y-auto p-1.5 [grid-template-columns:repeat(auto-fill,minmax(min(12rem,100%),1fr))]">
        {choices.map(({ id: choice, name }) => (
          <Checkbox
            aria-invalid={error ? true : undefined}
            checked={chosen.includes(choice)}
            key={choice}
            label={name}
            onChange={() => toggle(choice)}
          />
        ))}
      </div>
      <FieldError error={error} id={`${id}-error`} />
    </fieldset>
  )
}

function PublishingFields({ form: { base, values, errors, set } }: FieldProps) {
  const { status, publish_at } = values
  return (
    <div className="grid grid-cols-1 gap-4">
      <SelectField
        choices={(['draft', 'published'] as const).map((one) => [one, postStateLabels[one]])}
        error={errors.status}
        label={words.fields.status}
        onChange={(event) => set({ status: event.target.value as PostStatus })}
        value={status}
      />
      <MomentField
        error={errors.publish_at}
        hint={words.publishHint}
        label={words.fields.publish_at}
        onChange={(time) => set({ publish_at: time })}
        value={publish_at}
      />
      <p className="text-sm text-muted figures" role="status">
        {(publish_at === '' || isMoment(publish_at)) && inWords(values, base)}
      </p>
    </div>
  )
}

/** Says what a save would change for readers. */
function inWords(values: PostValues, base: PostRecord | null): string {
  const now = new Date().toISOString()
  const { state, published_at } = outcomeOf(values, base, now)
  const isPublic = base !== null && stateOf(base, now) === 'published'
  const time = published_at === null ? '' : formatMoment(published_at)
  if (state === 'draft') {
    if (isPublic) return words.noLongerPublic
    return time === '' ? '' : fill(words.wasPublic, { time })
  }
  if (state === 'scheduled') {
    return fill(isPublic ? words.awayUntil : words.publicFrom, { time })
  }
  return isPublic ? fill(words.publicSince, { time }) : words.publicOnSave
}
