import { defineRemote } from '@waymark/mfe-kit';

// Chunk names equal the page keys of slice.json, so that the gateway can preload a page's files by its key.
export default defineRemote({
  pages: {
    home: () => import(/* webpackChunkName: "home" */ './features/home/home.page'),
    search: () => import(/* webpackChunkName: "search" */ './features/search/search.page'),
    venue: () => import(/* webpackChunkName: "venue" */ './features/venue/venue.page'),
    'venue-lookup': () => import(/* webpackChunkName: "venue-lookup" */ './features/venue-lookup/venue-lookup.page'),
    reviews: () => import(/* webpackChunkName: "reviews" */ './features/reviews/reviews.page'),
    'my-reviews': () => import(/* webpackChunkName: "my-reviews" */ './features/my-reviews/my-reviews.page'),
    'add-review': () => import(/* webpackChunkName: "add-review" */ './features/add-review/add-review.page'),
    'edit-review': () => import(/* webpackChunkName: "edit-review" */ './features/add-review/edit/edit-review.page'),
    'support-services': () =>
      import(/* webpackChunkName: "support-services" */ './features/support-services/support-services.page'),
    'import-services': () =>
      import(/* webpackChunkName: "import-services" */ './features/support-services/import/import-services.page'),
    'service-desk': () =>
      import(/* webpackChunkName: "import-services" */ './features/admin-support-services/service-desk.page'),
    'suggest-service': () =>
      import(/* webpackChunkName: "suggest-service" */ './features/support-services/suggest/suggest-service.page'),
    'confirm-service': () =>
      import(/* webpackChunkName: "confirm-service" */ './features/support-services/confirm/confirm-service.page'),
    // Shares a chunk with other forms and another staff page, because each chunk's name adds to the size of every page.
    'owner-claim': () => import(/* webpackChunkName: "suggest-service" */ './features/owner-claim/owner-claim.page'),
    'admin-owners': () => import(/* webpackChunkName: "import-services" */ './features/admin-owners/admin-owners.page'),
    'legal-rights': () => import(/* webpackChunkName: "legal-rights" */ './features/legal-rights/legal-rights.page'),
    'search-guide': () => import(/* webpackChunkName: "search-guide" */ './features/search-guide/search-guide.page'),
    developers: () => import(/* webpackChunkName: "developers" */ './features/developers/developers.page'),
    'data-sources': () => import(/* webpackChunkName: "data-sources" */ './features/data-sources/data-sources.page'),
  },
  slots: {
    // Shares a chunk with another staff page, because each chunk's name adds to the size of every page.
    'moderated-content': () =>
      import(/* webpackChunkName: "import-services" */ './features/hidden-content/hidden-content.slot'),
    'member-day': () =>
      import(/* webpackChunkName: "import-services" */ './features/activity-of-day/activity-of-day.slot'),
    'profile-reviews': () =>
      import(/* webpackChunkName: "profile-reviews" */ './features/profile-reviews/profile-reviews.slot'),
    'trip-venue': () => import(/* webpackChunkName: "trip-venue" */ './features/trip-venue/trip-venue.slot'),
    'venue-choice': () => import(/* webpackChunkName: "venue-choice" */ './features/venue-choice/venue-choice.slot'),
  },
});
