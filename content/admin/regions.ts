/** Words of the Regions tab (specification, sections 2, 5 and 8). */
export const regionWords = {
  tab: 'Regions',
  label: 'Regions',
  columns: { name: 'Name', code: 'Code', created: 'Created' },
  searchPlaceholder: 'Name or code',
  create: 'New Region',
  none: 'No regions',
  failureTitle: 'The regions could not be loaded',
  empty: {
    title: 'No regions yet',
    text: 'Every article is about at least one region, so the first article needs one.',
  },
  noMatch: { title: 'No region matches', text: 'Nothing that is stored fits this search.' },
  fetchFailed: 'Failed to fetch regions. Please try again.',
  confirmDelete: 'Delete the region "{name}"? This cannot be undone.',
  confirmDeleteMany: 'Delete {count} regions? This cannot be undone.',
  deleted: 'Region deleted successfully.',
  deletedMany: 'Regions deleted successfully.',
  deleteFailed: 'Failed to delete region. This region may be in use by blog posts.',
  deleteManyFailed: 'Failed to delete regions. One of them may be in use by blog posts.',
} as const

export const regionFormWords = {
  createTitle: 'New Region',
  editTitle: 'Edit Region',
  create: 'Create Region',
  update: 'Update Region',
  fields: { name: 'Name', code: 'Code' },
  codeHint: 'Max 5 characters. e.g., EU, US, UK',
  generate: 'Generate the code from the name',
  incomplete: 'Please fill in all required fields.',
  created: 'Region created successfully.',
  updated: 'Region updated successfully.',
  saveFailed: 'Failed to save region. Please try again.',
} as const
