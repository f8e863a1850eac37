import { defineRemote } from '@waymark/mfe-kit';

// Chunk names equal the page keys of slice.json, so that the gateway can preload a page's files by its key.
export default defineRemote({
  pages: {
    'trip-blogs': () => import(/* webpackChunkName: "trip-blogs" */ './features/trip-blogs/trip-blogs.page'),
    'trip-blog': () => import(/* webpackChunkName: "trip-blog" */ './features/trip-blog/trip-blog.page'),
    'trip-editor': () => import(/* webpackChunkName: "trip-editor" */ './features/trip-editor/trip-editor.page'),
    social: () => import(/* webpackChunkName: "social" */ './features/social/social.page'),
    admin: () => import(/* webpackChunkName: "admin" */ './features/admin/admin.page'),
    transparency: () => import(/* webpackChunkName: "transparency" */ './features/transparency/transparency.page'),
    'admin-queue': () => import(/* webpackChunkName: "admin-queue" */ './features/admin-queue/admin-queue.page'),
    'admin-revert': () =>
      import(/* webpackChunkName: "admin-revert" */ './features/admin-bulk-undo/admin-bulk-undo.page'),
    statement: () => import(/* webpackChunkName: "statement" */ './features/statement-of-reasons/statement.page'),
    'linked-statement': () =>
      import(/* webpackChunkName: "linked-statement" */ './features/statement-of-reasons/linked-statement.page'),
    founders: () => import(/* webpackChunkName: "founders" */ './features/founders/founders.page'),
    'admin-feedback': () =>
      import(/* webpackChunkName: "admin-feedback" */ './features/admin-feedback/admin-feedback.page'),
    'admin-content': () =>
      import(/* webpackChunkName: "admin-content" */ './features/admin-content/admin-content.page'),
    'we-heard': () => import(/* webpackChunkName: "we-heard" */ './features/we-heard/we-heard.page'),
    charity: () => import(/* webpackChunkName: "charity" */ './features/charity/charity.page'),
  },
  slots: {
    'moderated-content': () =>
      import(/* webpackChunkName: "moderated-content" */ './features/hidden-content/hidden-content.slot'),
    'member-day': () =>
      import(/* webpackChunkName: "moderated-content" */ './features/activity-of-day/activity-of-day.slot'),
    badges: () => import(/* webpackChunkName: "badges" */ './features/badges/badges.slot'),
    notices: () => import(/* webpackChunkName: "notices" */ './features/notices/notices.slot'),
    follow: () => import(/* webpackChunkName: "follow" */ './features/follow/follow.slot'),
    'report-this': () => import(/* webpackChunkName: "report-this" */ './features/report-this/report-this.slot'),
    'my-trips': () => import(/* webpackChunkName: "my-trips" */ './features/my-trips/my-trips.slot'),
  },
});
