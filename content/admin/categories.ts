/** Words of the Categories tab (specification, sections 2, 5 and 8). */
export const categoryWords = {
  tab: 'Categories',
  label: 'Categories',
  columns: {
    name: 'Name',
    slug: 'Slug',
    description: 'Description',
    created: 'Created',
  },
  searchPlaceholder: 'Name, slug or description',
  create: 'New Category',
  none: 'No categories',
  failureTitle: 'The categories could not be loaded',
  empty: {
    title: 'No categories yet',
    text: 'Articles are filed under categories, and readers filter the insights by them.',
  },
  noMatch: { title: 'No category matches', text: 'Nothing that is stored fits this search.' },
  fetchFailed: 'Failed to fetch categories. Please try again.',
  confirmDelete: 'Delete the category "{name}"? This cannot be undone.',
  confirmDeleteMany: 'Delete {count} categories? This cannot be undone.',
  deleted: 'Category deleted successfully.',
  deletedMany: 'Categories deleted successfully.',
  deleteFailed: 'Failed to delete category. This category may be in use by blog posts.',
  deleteManyFailed: 'Failed to delete categories. One of them may be in use by blog posts.',
} as const

export const categoryFormWords = {
  createTitle: 'New Category',
  editTitle: 'Edit Category',
  create: 'Create Category',
  update: 'Update Category',
  fields: { name: 'Name', slug: 'Slug', description: 'Description' },
  slugHint: 'The last part of the address of its list of articles.',
  generate: 'Generate the slug from the name',
  incomplete: 'Please fill in all required fields.',
  created: 'Category created successfully.',
  updated: 'Category updated successfully.',
  saveFailed: 'Failed to save category. Please try again.',
} as const
