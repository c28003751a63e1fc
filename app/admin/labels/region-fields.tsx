import { regionFormWords as words } from '../../../content/admin/regions.ts'
import { regionCodeOf, regionMaxLengths } from '../../../domain/labels.ts'
import { TextField } from '../../ui/field.tsx'
import { GeneratedField } from '../form/generated-field.tsx'
import type { FieldsProps } from '../form/record-dialog.tsx'
import { type RegionValues, settleCode } from './region-kind.ts'

export function RegionFields({ values: { name, code }, errors, set }: FieldsProps<RegionValues>) {
  return (
    <div className="grid gap-4">
      <TextField
        autoComplete="off"
        data-autofocus
        error={errors.name}
        label={words.fields.name}
        maxLength={regionMaxLengths.name}
        onChange={(event) => set({ name: event.target.value })}
        required
        value={name}
      />
      <GeneratedField
        error={errors.code}
        generateLabel={words.generate}
        hint={words.codeHint}
        label={words.fields.code}
        maxLength={regionMaxLengths.code}
        onGenerate={() => set({ code: regionCodeOf(name) })}
        onType={(typed) => set({ code: settleCode(typed) })}
        required
        value={code}
      />
    </div>
  )
}
