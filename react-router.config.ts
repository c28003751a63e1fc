import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: 'handler.js',
  ssr: true,
  // Every page is rendered whole; which of them may hydrate is the route's own choice (app/root.tsx).
  routeDiscovery: { mode: 'initial' },
} satisfies Config
