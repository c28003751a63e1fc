import { categoryFormWords as words } from '../../../content/admin/categories.ts'
import { categoryMaxLengths } from '../../../domain/labels.ts'
import { slugMaxLength, slugOf } from '../../../domain/slug.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { GeneratedField } from '../form/generated-field.tsx'
import type { FieldsProps } from '../form/record-dialog.tsx'
import type { CategoryValues } from './category-kind.ts'

export function CategoryFields({ values, errors, set }: FieldsProps<CategoryValues>) {
  const { name, slug, description } = values
  const generate = () => set({ slug: slugOf(name) })
  return (
    <div className="grid gap-4">
      <TextField
        autoComplete="off"
        data-autofocus
        error={errors.name}
        label={words.fields.name}
        maxLength={categoryMaxLengths.name}
        onBlur={() => slug === '' && generate()}
        onChange={(event) => set({ name: event.target.value })}
        required
        value={name}
      />
      <GeneratedField
        error={errors.slug}
        generateLabel={words.generate}
        hint={words.slugHint}
        label={words.fields.slug}
        maxLength={slugMaxLength}
        onGenerate={generate}
        onType={(typed) => set({ slug: typed })}
        required
        value={slug}
      />
      <TextAreaField
        error={errors.description}
        label={words.fields.description}
        maxLength={categoryMaxLengths.description}
        onChange={(event) => set({ description: event.target.value })}
        rows={3}
        value={description}
      />
    </div>
  )
}
