/** The four components of the service, as a drawing and in words, with the two ways on. */
import { homePage } from '../../../content/pages/home.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { Actions } from '../page-opening.tsx'
import { PointGrid } from '../point-grid.tsx'
import { Cited } from '../sources/cited.tsx'
import { ComponentsFigure } from './components-figure.tsx'

export function Components() {
  const { title, lead, items, actions } = homePage.components
  return (
    <PageSection lead={<Cited copy={lead} />} number="3" title={title}>
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <ComponentsFigure />
        </div>
        <div className="grid content-between gap-10 lg:col-span-7">
          <PointGrid columns={2} points={items} />
          <Actions actions={actions} />
        </div>
      </div>
    </PageSection>
  )
}
