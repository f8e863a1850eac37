import { defineRemote } from '@waymark/mfe-kit';

// Chunk names equal the page keys of slice.json, so that the gateway can preload a page's files by its key.
export default defineRemote({
  pages: {
    login: () => import(/* webpackChunkName: "login" */ './features/sign-in/login.page'),
    security: () => import(/* webpackChunkName: "security" */ './features/security/security.page'),
    preferences: () => import(/* webpackChunkName: "preferences" */ './features/preferences/preferences.page'),
    'access-passport': () => import(/* webpackChunkName: "access-passport" */ './features/access-passport/access-passport.page'),
  },
  slots: {
    'venue-match': () => import(/* webpackChunkName: "venue-match" */ './features/match/venue-match'),
    'search-match': () => import(/* webpackChunkName: "search-match" */ './features/match/search-match'),
  },
});
