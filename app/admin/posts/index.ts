import { postWords } from '../../../content/en/admin/posts.ts'
import type { ListedPost } from '../../../domain/posts/editing.ts'
import type { AdminNoun } from '../noun.ts'

export const posts: AdminNoun = {
  id: 'content',
  label: postWords.tab,
  path: '/admin',
  screen: 'admin/posts/posts-tab.tsx',
  records: { posts: { ...postWords.record, opensBy: 'id' } },
  search: { path: '/api/admin/posts', nameOf: ({ title }: ListedPost) => title },
}
