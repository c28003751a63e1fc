/**
 * Filters and search of the list: a form that asks for an address, so that it works without script
 * and every result can be linked to.
 */
import { insightsPage } from '../../content/en/pages/insights.ts'
import type { PostFilters } from '../../domain/posts/published.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { isFiltered, type ListFilters } from './list-address.ts'

const words = insightsPage.filters
const longestSearch = 200

export function FilterForm({ options, chosen }: { options: PostFilters; chosen: ListFilters }) {
  return (
    <search aria-label={words.title}>
      <form action="/insights" className="grid grid-cols-2 items-end gap-4 lg:flex" method="get">
        <TextField
          className="col-span-2 grow"
          defaultValue={chosen.q}
          label={words.search}
          maxLength={longestSearch}
          name="q"
          placeholder={words.searchPlaceholder}
          type="search"
        />
        <SelectField defaultValue={chosen.category} label={words.category} name="category">
          <option value="">{words.allCategories}</option>
          {options.categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField defaultValue={chosen.region?.toUpperCase()} label={words.region} name="region">
          <option value="">{words.allRegions}</option>
          {options.regions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="col-span-2 flex flex-wrap gap-2 pb-1.5">
          <Button className="min-h-12" type="submit" variant="outline">
            {words.submit}
          </Button>
          {isFiltered(chosen) && (
            <ButtonLink href="/insights" variant="quiet">
              {words.clear}
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  )
}
