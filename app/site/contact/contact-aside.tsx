import { contactPage } from '../../../content/pages/contact.ts'
import { RuledList } from '../ruled-list.tsx'
import { DirectAddress } from './direct-address.tsx'

/** Beside the form: what to write, and where to write without it. */
export function ContactAside() {
  const { title, items, directLabel, direct } = contactPage.aside
  return (
    <aside className="grid content-start gap-8 lg:col-span-4">
      <div className="grid gap-4">
        <h2 className="text-xl">{title}</h2>
        <RuledList items={items} />
      </div>
      <DirectAddress label={directLabel} link={direct} />
    </aside>
  )
}
