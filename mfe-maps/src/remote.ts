import { defineRemote } from '@waymark/mfe-kit';

// Chunk names equal the page keys of slice.json, so that the gateway can preload a page's files by its key.
export default defineRemote({
  pages: {
    'footpath-mapping': () =>
      import(/* webpackChunkName: "footpath-mapping" */ './features/footpath-mapping/footpath-mapping.page'),
    'heat-map': () => import(/* webpackChunkName: "heat-map" */ './features/heat-map/heat-map.page'),
    report: () => import(/* webpackChunkName: "report" */ './features/report/report.page'),
  },
  slots: {
    'moderated-content': () =>
      import(/* webpackChunkName: "moderated-content" */ './features/hidden-content/hidden-content.slot'),
    'member-day': () =>
      import(/* webpackChunkName: "moderated-content" */ './features/activity-of-day/activity-of-day.slot'),
    'my-reports': () => import(/* webpackChunkName: "my-reports" */ './features/my-reports/my-reports.slot'),
    'last-metres': () => import(/* webpackChunkName: "last-metres" */ './features/hazards-nearby/hazards-nearby.slot'),
    'trip-footpath-report': () =>
      import(
        /* webpackChunkName: "trip-footpath-report" */ './features/trip-footpath-report/trip-footpath-report.slot'
      ),
    'trip-footpath-report-choice': () =>
      import(
        /* webpackChunkName: "trip-footpath-report-choice" */ './features/trip-footpath-report-choice/trip-footpath-report-choice.slot'
      ),
  },
});
