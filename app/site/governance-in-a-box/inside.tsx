/** The parts of the service; the footer of every page links to their anchors. */
import type { Copy, DetailedPoint } from '../../../content/en/page.ts'
import { type ServiceAnchor, servicePage } from '../../../content/en/pages/service.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { RuledList } from '../ruled-list.tsx'
import { Cited } from '../sources/cited.tsx'
import { RegisterPart } from './register-part.tsx'
import { Specimens } from './specimens.tsx'

export function Inside({ now, number }: { now: number; number: string }) {
  const { title, lead, items } = servicePage.inside
  return (
    <PageSection
      ground="wash"
      id="inside"
      lead={<Cited copy={lead} />}
      number={number}
      title={title}
    >
      {items.map((part) => (
        <Part key={part.id} part={part} />
      ))}
      <RegisterPart />
      <Specimens now={now} />
    </PageSection>
  )
}

/** One part; while closed, its row lists its contents. */
function Part({ part }: { part: DetailedPoint & { id: ServiceAnchor } }) {
  const { id, title, text, items } = part
  return (
    <Disclosure
      className="target:bg-action-wash"
      isWide
      summary={
        <span className="grid grow gap-x-8 lg:grid-cols-2 lg:items-center">
          <h3 className="flex items-center gap-3 text-lg lg:gap-4 lg:text-xl">
            <PartMark part={id} />
            {title}
          </h3>
          <span className="text-sm font-normal text-muted">
            {items.flatMap(nameOf).join(' · ')}
          </span>
        </span>
      }
    >
      {/* The anchor stands inside, so that a browser that is sent to it opens the fold. */}
      <div className="grid scroll-mt-60 gap-x-8 gap-y-3 lg:grid-cols-2" id={id}>
        <p className="max-w-measure">
          <Cited copy={text} />
        </p>
        <RuledList items={items} size="sm" />
      </div>
    </Disclosure>
  )
}

/** The words in bold of an item: its name. */
const nameOf = (item: Copy): string[] =>
  Array.isArray(item)
    ? item.flatMap((run) => (typeof run === 'object' && 'strong' in run ? [run.strong] : []))
    : []

/** SVG paths on a 40-unit grid: `ink` in the text's colour, `brass` as the accent. */
const drawings: Record<ServiceAnchor, { ink: string; brass: string }> = {
  // A frame that stands true, with its level.
  'governance-engine': {
    ink: 'M5 35.5h30M8.5 35V9.5h23V35M8.5 18.5h23M8.5 27h23',
    brass: 'M20 3v23M17.5 26h5l-2.5 6z',
  },
  // Sheets in a box with a lock.
  'evidence-vault': {
    ink: 'M4.5 14.5h31v21h-31zM9 14V9.5h22V14M13 9V4.5h14V9',
    brass: 'M20 21a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM20 27v4.5',
  },
  // A sheet that fills itself.
  'documentation-builder': {
    ink: 'M8.5 3.5h17l6 6v27h-23zM25.5 3.5v6h6M13 22h14M13 27.5h14M13 16.5h6',
    brass: 'M13 10.5h8M13 33h8.5',
  },
  // A reading that rises from the scale.
  'regulatory-pulse': {
    ink: 'M3 33.5h34M6 33v-3M12 33v-3M18 33v-3M24 33v-3M30 33v-3M34.5 33v-3',
    brass: 'M3 20h9l4-13 6 19 4-11 2.5 5H37',
  },
  // Two people over one paper.
  'expert-advisory': {
    ink: 'M11 6.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM29 6.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM3.5 30v-3.500c0-4 3-7 7.500-7s7.500 3 7.500 7V30M21.500 30v-3.500c0-4 3-7 7.500-7s7.500 3 7.500 7V30',
    brass: 'M3 34.5h34M14 34V30h12v4',
  },
}

function PartMark({ part }: { part: ServiceAnchor }) {
  const { ink, brass } = drawings[part]
  return (
    <svg
      aria-hidden="true"
      className="size-7 shrink-0 lg:size-10 fill-none stroke-current"
      strokeLinejoin="round"
      strokeWidth="1.5"
      viewBox="0 0 40 40"
    >
      <path d={ink} />
      <path className="stroke-brass" d={brass} strokeWidth="2" />
    </svg>
  )
}
