/** Tags of editable data on public pages. Pages are cached until data with their tags changes. */
export type CacheTag = 'posts' | 'labels' | 'media' | 'benchmark'
