/** Problem codes of the maps slice. */
export const MAPS_PROBLEMS = {
  'report.not-found': { status: 404, title: 'This report does not exist' },
  'report.not-yours': { status: 403, title: 'Only whoever reported it can correct it, within 15 minutes' },
  'report.own': { status: 409, title: 'You reported this yourself' },
  'report.resolved': { status: 409, title: 'This problem is resolved' },
  'report.already-so': { status: 409, title: 'Somebody did this before you' },
  'report.position-unlikely': { status: 422, title: 'This place is far from any town' },
} as const;
