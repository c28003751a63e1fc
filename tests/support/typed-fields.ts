/** The fields that a browser sends for an empty new post, with `changes`. */
export function typedFields(changes: Record<string, unknown> = {}) {
  return {
    title: '',
    slug: '',
    description: '',
    content: '',
    featured_image: '',
    meta_title: '',
    meta_description: '',
    status: 'draft',
    publish_at: '',
    category_ids: [],
    region_ids: [],
    ...changes,
  }
}
