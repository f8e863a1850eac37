/** The input of the generator, and the files that it writes. */
export const SLICE = {
  name: 'ramps',
  title: 'Ramp Finder',
  page: '/ramps',
  notes: '/api/ramps/notes',
} as const;

/** Text that the second release adds to the page. */
export const MORE = 'Ramps and lifts near you.';
