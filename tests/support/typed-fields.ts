/** What a browser sends of a post in which nothing was typed, with `changes`. */
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
