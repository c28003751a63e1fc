import { expect, test } from 'vitest'
import { starterTemplates } from '../../../content/en/starter/reply-templates.ts'
import { createAdmin } from '../../../tests/support/admin.ts'
import { siteForAll, snapshot } from '../../../tests/support/app.ts'
import { seed } from '../../seed.ts'

const path = '/reply-templates'
const site = siteForAll()
const admin = createAdmin(site)

test('staff begin with ours, once: what they delete stays deleted', async () => {
  await seed(site.db, site.ports.clock)
  const listed = await admin.succeed('GET', path)
  expect(listed.map(({ name }: { name: string }) => name)).toEqual(
    starterTemplates.map(({ name }) => name).toSorted(),
  )
  for (const { id } of listed) await admin.succeed('DELETE', `${path}/${id}`)
  await seed(site.db, site.ports.clock)
  expect(await admin.succeed('GET', path)).toEqual([])
})

test('a template is added and changed, line ends settled, and who did it is on record', async () => {
  const made = await admin.succeed('POST', path, { name: ' Fees ', text: 'Dear {name},\r\nno.' })
  expect(made).toMatchObject({ name: 'Fees', text: 'Dear {name},\nno.', version: 1 })
  const changed = await admin.succeed('PUT', `${path}/${made.id}`, {
    ...made,
    text: 'Yes, {company}',
  })
  expect(changed).toMatchObject({ text: 'Yes, {company}', version: 2 })
  expect(await admin.succeed('GET', path)).toEqual([changed])
  const { activity } = await snapshot(site.db)
  expect(activity?.at(-1)).toMatchObject({ noun: 'reply-templates', fields: '["text"]' })
})
