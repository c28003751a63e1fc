import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('site/layout.tsx', [
    index('site/home.tsx'),
    route('governance-in-a-box', 'site/governance-in-a-box.tsx'),
    route('about', 'site/about.tsx'),
    route('for-ta-teams', 'site/audiences/for-ta-teams.tsx'),
    route('for-hrtech-vendors', 'site/audiences/for-hrtech-vendors.tsx'),
    route('for-analysts', 'site/audiences/for-analysts.tsx'),
    route('for-regulators', 'site/audiences/for-regulators.tsx'),
    route('benchmark-request', 'site/benchmark-request.tsx'),
    route('newsletter', 'site/newsletter.tsx'),
    route('newsletter/confirm/:token', 'site/newsletter/confirm.tsx'),
    route('newsletter/unsubscribe/:token', 'site/newsletter/unsubscribe.tsx'),
    route('contact', 'site/contact.tsx'),
    route('insights', 'insights/list.tsx'),
    route('insights/:slug', 'insights/article.tsx'),
    route('insights/preview/:token', 'insights/preview.tsx'),
    route('privacy-policy', 'site/legal/privacy-policy.tsx'),
    route('terms-of-service', 'site/legal/terms-of-service.tsx'),
    route('quickscore', 'quickscore/page.tsx'),
    route('quickscore/methodology', 'quickscore/methodology.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
  route('newsletter/embed', 'site/newsletter/embed.tsx'),
  route('admin', 'admin/page.tsx'),
] satisfies RouteConfig
