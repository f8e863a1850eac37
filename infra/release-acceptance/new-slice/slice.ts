/** What the generator is asked for, and what it then writes. */
export const SLICE = {
  name: 'ramps',
  title: 'Ramp Finder',
  page: '/ramps',
  notes: '/api/ramps/notes',
} as const;

/** What the second release adds to the page. */
export const MORE = 'Ramps and lifts near you.';
