/** Changes to the reference pages whose entries have no dates; newest first. */
import type { PageRevision } from '../../../domain/law/sourced.ts'

export const pageRevisions: readonly PageRevision[] = [
  {
    id: 'united-states-video',
    page: '/law/united-states',
    on: '2026-11-26',
    text: 'Added: the Illinois Artificial Intelligence Video Interview Act, in force since 2020. Official pages replace private ones for Illinois, Maryland and California; New Jersey is left out until we have an official page for it.',
  },
  {
    id: 'fundamental-rights-first',
    page: '/law/fundamental-rights',
    on: '2026-11-24',
    text: 'First published: who needs a fundamental-rights assessment for hiring AI, from when, and who does not.',
  },
  {
    id: 'united-states-first',
    page: '/law/united-states',
    on: '2026-11-24',
    text: 'First published: federal law, New York City, Illinois, California, Colorado, Texas, New Jersey and Maryland, each with its source.',
  },
  {
    id: 'countries-more',
    page: '/law/countries',
    on: '2026-11-24',
    text: 'Added: Austria, Italy, Belgium and Poland; for Germany, France, the Netherlands, Spain and Ireland more provisions, judgments and the award above the Irish limit.',
  },
  {
    id: 'countries-acas',
    page: '/law/countries',
    on: '2026-11-22',
    text: 'Great Britain: Acas conciliation of up to twelve weeks is dated 1 December 2025, with its source.',
  },
  {
    id: 'countries-first',
    page: '/law/countries',
    on: '2026-11-22',
    text: 'First published: Germany, France, the Netherlands, Spain, Ireland, Great Britain and Northern Ireland.',
  },
  {
    id: 'crosswalk-first',
    page: '/law/crosswalk',
    on: '2026-11-22',
    text: 'First published: the regulators’ reports, the stages of DSIT, the AI Act, data protection and ISO/IEC 42001.',
  },
  {
    id: 'evidence-first',
    page: '/evidence',
    on: '2026-11-22',
    text: 'First published: a record for each of the 27 questions, as page and as spreadsheet.',
  },
]
