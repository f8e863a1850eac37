/** The change that the run makes in a slice, and where people see it. */
export interface ReleasedSlice {
  name: string;
  /** The source file of a page, and text that must occur once in it and be visible on the page. */
  page: string;
  before: string;
  after: string;
  /** The page's path. */
  path: string;
  /** The page's top heading. */
  heading: string;
  /** Another page of the slice, with a link to this one. */
  start: { path: string; heading: string; link: string };
  /** Paths of the slice's service to request while it is rolled. */
  asked: readonly string[];
}

export const RELEASED_SLICES: readonly ReleasedSlice[] = [
  {
    name: 'account',
    page: 'mfe-account/src/features/recovery/forgot-password.page.tsx',
    before: 'We will send you a link to choose a new password.',
    after: 'We will send you a link to choose a new password. It works for one hour.',
    path: '/forgot-password',
    heading: 'Forgot Password',
    start: { path: '/login', heading: 'Sign In', link: 'Forgot your password?' },
    asked: ['/api/auth/ways', '/api/user-profiles?limit=5', '/api/site-pages/contact/document'],
  },
  {
    name: 'maps',
    page: 'mfe-maps/src/messages/en/mapping.ts',
    before: 'reported by the people who found them.',
    after: 'reported by the people who found them there.',
    path: '/footpath-mapping',
    heading: 'Footpath Mapping',
    start: { path: '/accessibility-heat-map', heading: 'Accessibility Heat Map', link: 'Footpath Mapping' },
    asked: [
      '/api/footpath-reports?near=53.4808,-2.2426&radius=400&status=open',
      '/api/geo/reverse?latitude=53.4808&longitude=-2.2426',
      '/api/geo/places?q=leeds',
    ],
  },
];

/** Returns the slice with this name; the first of all without a name. */
export function releasedSlice(name = RELEASED_SLICES[0]?.name): ReleasedSlice {
  const slice = RELEASED_SLICES.find((one) => one.name === name);
  if (!slice)
    throw new Error(
      `No release of "${name}" is described: there are ${RELEASED_SLICES.map((one) => one.name).join(', ')}.`,
    );
  return slice;
}
