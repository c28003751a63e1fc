import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('site/layout.tsx', [
    index('site/home.tsx'),
    route('quickscore', 'quickscore/page.tsx'),
    route('quickscore/methodology', 'quickscore/methodology.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
  route('admin', 'admin/page.tsx'),
] satisfies RouteConfig
