import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { type AdminNoun, everyView, posts } from './admin/nouns.ts'

export default [
  layout('site/layout.tsx', [
    index('site/home/page.tsx'),
    route('governance-in-a-box', 'site/governance-in-a-box/page.tsx'),
    route('about', 'site/about.tsx'),
    route('for-ta-teams', 'site/audience/page.tsx', { id: 'for-ta-teams' }),
    route('for-hrtech-vendors', 'site/audience/page.tsx', { id: 'for-hrtech-vendors' }),
    route('for-analysts', 'site/audience/page.tsx', { id: 'for-analysts' }),
    route('for-regulators', 'site/audience/page.tsx', { id: 'for-regulators' }),
    route('benchmark-request', 'site/benchmark-request.tsx'),
    route('state-of-hiring-ai', 'site/state-of-hiring-ai.tsx'),
    route('newsletter', 'site/newsletter/page.tsx'),
    route('newsletter/confirm/:token', 'site/signed-link.tsx', { id: 'confirm' }),
    route('newsletter/unsubscribe/:token', 'site/signed-link.tsx', { id: 'unsubscribe' }),
    route('contact', 'site/contact/page.tsx'),
    route('insights', 'insights/article-list.tsx'),
    route('insights/:slug', 'insights/article.tsx'),
    route('insights/authors/:slug', 'insights/author.tsx'),
    route('insights/preview/:token', 'insights/preview.tsx'),
    route('law', 'law/provisions.tsx'),
    route('law/changes', 'law/changes.tsx'),
    route('law/crosswalk', 'law/crosswalk.tsx'),
    route('law/cases', 'law/cases.tsx'),
    route('law/countries', 'law/countries.tsx'),
    route('law/united-states', 'law/united-states.tsx'),
    route('law/fundamental-rights', 'law/fundamental-rights.tsx'),
    route('evidence', 'law/evidence.tsx'),
    route('corrections', 'law/corrections.tsx'),
    route('tools/adverse-impact', 'tools/adverse-impact/page.tsx'),
    route('privacy-policy', 'site/legal.tsx', { id: 'privacy-policy' }),
    route('terms-of-service', 'site/legal.tsx', { id: 'terms-of-service' }),
    route('trust', 'site/legal.tsx', { id: 'trust' }),
    route('accessibility', 'site/legal.tsx', { id: 'accessibility' }),
    route('quickscore', 'quickscore/page.tsx'),
    route('quickscore/methodology', 'quickscore/methodology/page.tsx'),
    route('quickscore/specimen', 'quickscore/specimen/page.tsx'),
    route('quickscore/law-news/stop/:token', 'site/signed-link.tsx', { id: 'stop-law-news' }),
    layout('private/layout.tsx', [
      route('quickscore/result/deleted', 'private/result/ended.tsx', { id: 'result-deleted' }),
      route('quickscore/result/revoked', 'private/result/ended.tsx', { id: 'result-revoked' }),
      route('quickscore/result/:token', 'private/result/page.tsx'),
      route('quickscore/result/:token/again', 'private/result/again.tsx'),
      route('quickscore/result/:token/delete', 'private/result/question.tsx', {
        id: 'result-delete',
      }),
      route('quickscore/result/:token/applicability', 'private/result/applicability.tsx'),
      route('quickscore/result/:token/law-news', 'private/result/news.tsx'),
      route('quickscore/result/:token/share', 'private/result/share.tsx'),
      route('quickscore/result/:token/talk', 'private/result/talk.tsx'),
      route('quickscore/result/:token/revoke', 'private/result/question.tsx', {
        id: 'result-revoke',
      }),
      route('quickscore/result/:token/ask', 'private/questionnaires/ask.tsx'),
      route('quickscore/result/:token/ask/:proof', 'private/questionnaires/confirm-mailbox.tsx'),
      route('quickscore/result/:token/answers', 'private/questionnaires/compare.tsx'),
      route('quickscore/result/:token/register', 'private/register/page.tsx'),
      route('quickscore/result/:token/register/new', 'private/register/edit.tsx', {
        id: 'tool-new',
      }),
      route('quickscore/result/:token/register/:tool', 'private/register/tool.tsx'),
      route('quickscore/result/:token/register/:tool/edit', 'private/register/edit.tsx', {
        id: 'tool-edit',
      }),
      route('quickscore/asked/withdrawn', 'private/result/ended.tsx', { id: 'asked-withdrawn' }),
      route('quickscore/asked/:token', 'private/questionnaires/start.tsx'),
      route('quickscore/asked/:token/review', 'private/questionnaires/review.tsx'),
      route('quickscore/asked/:token/details', 'private/questionnaires/details.tsx'),
      route('quickscore/asked/:token/carry', 'private/questionnaires/carry.tsx'),
      route('quickscore/asked/:token/withdraw', 'private/questionnaires/withdraw.tsx'),
      route('quickscore/asked/:token/:domain', 'private/questionnaires/part.tsx'),
      route('quickscore/result/:token/*', 'private/lost.tsx', { id: 'result-lost' }),
      route('quickscore/asked/*', 'private/lost.tsx', { id: 'asked-lost' }),
    ]),
    route('*', 'site/not-found.tsx'),
  ]),
  route('newsletter/embed', 'site/newsletter/embed.tsx'),
  route('admin', 'admin/page.tsx', [
    ...everyView.map(screenOf),
    // The calendar is gone: old bookmarks show the list of posts.
    screenOf({ ...posts, id: 'calendar', path: '/admin/calendar' }),
  ]),
] satisfies RouteConfig

/** The route id comes from the view's name, since the lists of labels share one screen. */
function screenOf({ id, path, screen }: AdminNoun) {
  const options = { id: `admin-${id}` }
  return path === '/admin'
    ? index(screen, options)
    : route(path.replace('/admin/', ''), screen, options)
}
