import { postFormWords as words } from '../../../content/en/admin/posts.ts'
import { postMaxLengths } from '../../../domain/posts/editing.ts'
import { slugMaxLength, slugOf } from '../../../domain/slug.ts'
import { fill } from '../../../domain/wording.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { GeneratedField } from '../form/generated-field.tsx'
import { FeaturedImageField } from './featured-image-field.tsx'
import { FilingField } from './filing-field.tsx'
import { MetaFields } from './meta-fields.tsx'
import type { PostFormState } from './post-values.ts'
import { PublishingFields } from './publishing-fields.tsx'
import { type Filing, withGone } from './use-filing.ts'

/** What else there is to say of it, and where it stands. */
export function PostSettings({ form, filing }: { form: PostFormState; filing: Filing }) {
  const { values, errors, set, base } = form
  const { regions, categories, authors } = choicesOf(filing, form)
  return (
    <>
      <PublishingFields base={base} errors={errors} set={set} values={values} />
      <FilingField
        choices={regions}
        chosen={values.region_ids}
        empty={words.noRegions}
        error={errors.region_ids}
        label={words.fields.region_ids}
        onChange={(region_ids) => set({ region_ids })}
        required
      />
      <AddressFields form={form} />
      <FeaturedImageField
        error={errors.featured_image}
        onChange={(featured_image) => set({ featured_image })}
        url={values.featured_image}
      />
      <FilingField
        choices={categories}
        chosen={values.category_ids}
        empty={words.noCategories}
        error={errors.category_ids}
        label={words.fields.category_ids}
        onChange={(category_ids) => set({ category_ids })}
      />
      <FilingField
        choices={authors}
        chosen={values.author_ids}
        empty={words.noAuthors}
        error={errors.author_ids}
        label={words.fields.author_ids}
        onChange={(author_ids) => set({ author_ids })}
      />
      <MetaFields errors={errors} set={set} values={values} />
    </>
  )
}

function choicesOf({ regions, categories, authors }: Filing, { values, base }: PostFormState) {
  const nameIn = (own: readonly { id: number; name: string }[] | undefined) => (id: number) =>
    own?.find((one) => one.id === id)?.name ?? fill(words.goneFiling, { id })
  return {
    regions: withGone(regions, values.region_ids, nameIn(base?.regions)),
    categories: withGone(categories, values.category_ids, nameIn(base?.categories)),
    authors: withGone(authors, values.author_ids, nameIn(base?.authors)),
  }
}

function AddressFields({ form: { values, errors, set, base } }: { form: PostFormState }) {
  const { title, slug, description } = values
  const hint = fill(words.slugHint, { slug: slug.trim() || '…' })
  return (
    <>
      <GeneratedField
        error={errors.slug}
        generateLabel={words.generateSlug}
        hint={base && base.slug !== slug ? `${hint} ${words.slugMoves}` : hint}
        label={words.fields.slug}
        maxLength={slugMaxLength}
        onGenerate={() => set({ slug: slugOf(title) })}
        onType={(typed) => set({ slug: typed })}
        required
        value={slug}
      />
      <TextAreaField
        error={errors.description}
        hint={words.descriptionHint}
        label={words.fields.description}
        maxLength={postMaxLengths.description}
        onChange={(event) => set({ description: event.target.value })}
        required
        rows={3}
        value={description}
      />
    </>
  )
}
