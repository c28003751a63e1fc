/** What public pages show that people change. A page is kept until something that it rests on does. */
export type CacheTag = 'posts' | 'labels' | 'media' | 'benchmark'
