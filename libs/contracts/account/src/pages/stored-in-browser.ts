/** Where a browser keeps a thing, and for how long. */
export type StorageKind = 'cookie' | 'local' | 'session';

export interface StoredThing {
  name: string;
  kind: StorageKind;
  /** What for, as a sentence. */
  purpose: string;
  /** How long. */
  kept: string;
}

const TAB = 'Until you close the tab.';
const YOURS = 'Until you remove it, in the page that made it or in your browser.';

/** Everything that this site keeps in a browser. A test compares it with the code that does so: nothing may be missing. */
export const STORED_IN_BROWSER: readonly StoredThing[] = [
  {
    name: 'sid',
    kind: 'cookie',
    purpose:
      'Keeps you logged in. A random number that says nothing about you; scripts cannot read it. Set when you log in or register. On a secure connection it is called __Host-sid.',
    kept: 'At most 90 days, 12 hours for staff; it is gone when you log out.',
  },
  {
    name: 'second-step',
    kind: 'cookie',
    purpose:
      'Connects your password with the code that follows it, when you log in through another provider. On a secure connection: __Host-second-step.',
    kept: 'A few minutes.',
  },
  {
    name: 'provider',
    kind: 'cookie',
    purpose:
      'Makes sure that it is you who comes back when you log in through another provider. On a secure connection: __Host-provider.',
    kept: 'At most 15 minutes.',
  },
  {
    name: 'provider-account',
    kind: 'cookie',
    purpose:
      'Holds the place while you make a new account after logging in through another provider. On a secure connection: __Host-provider-account.',
    kept: 'At most 30 minutes.',
  },
  {
    name: 'vid',
    kind: 'cookie',
    purpose:
      'Gives you the same version of the site on every page while a new one is being tried with some visitors. A random number that is used for nothing else and kept nowhere else; scripts cannot read it. Set only while such a trial runs. On a secure connection it is called __Host-vid.',
    kept: '30 days.',
  },
  {
    name: 'preview',
    kind: 'cookie',
    purpose:
      'Shows people who test the site a version that is not released yet, when they asked for one. Not used on the live site.',
    kept: 'Until you close the browser.',
  },
  {
    name: 'accessibilitySettings',
    kind: 'local',
    purpose: 'How you want to see the site: font, size, colours, contrast, motion.',
    kept: YOURS,
  },
  {
    name: 'accessibilityButtonPlace',
    kind: 'local',
    purpose: 'Where you moved the accessibility button to.',
    kept: YOURS,
  },
  {
    name: 'waymark-needs',
    kind: 'local',
    purpose: 'What you need of a place, if you keep that in this browser and not in an account. We never receive it.',
    kept: YOURS,
  },
  {
    name: 'waymark-needs-apart',
    kind: 'local',
    purpose: 'That you keep the needs in this browser separate from those in your account. Holds your member number.',
    kept: YOURS,
  },
  {
    name: 'addReviewDraft',
    kind: 'local',
    purpose: 'A review that you began, so that nothing is lost.',
    kept: 'Until you publish or discard it.',
  },
  {
    name: 'tripDrafts',
    kind: 'local',
    purpose: 'Trips that you are writing, so that nothing is lost without a connection. Holds your member number.',
    kept: 'Until you publish or discard them, at most 30 days.',
  },
  {
    name: 'keptTyping',
    kind: 'session',
    purpose:
      'What you were typing when you were logged out, to put it back when you log in again. Never passwords, and nothing about your health.',
    kept: 'Until it is put back, at most an hour.',
  },
  {
    name: 'keptWork',
    kind: 'session',
    purpose:
      'The colours that you were choosing when you were logged out or went to log in, to put them back afterwards.',
    kept: 'Until they are put back or you log out.',
  },
  {
    name: 'memberChanged',
    kind: 'session',
    purpose:
      'That somebody else logged in, or you were logged out, while the page was open, so that we tell you only once.',
    kept: 'Until we have told you.',
  },
  {
    name: 'toldOfF8',
    kind: 'session',
    purpose: 'That we told you how to hear messages again, so that we tell you only once.',
    kept: TAB,
  },
  {
    name: 'addReviewSubmission',
    kind: 'session',
    purpose: 'Makes sure that a review which you send twice appears once.',
    kept: TAB,
  },
  {
    name: 'selectedVenueForReview',
    kind: 'session',
    purpose: 'The place that you chose to review, on the way to the form.',
    kept: TAB,
  },
  {
    name: 'waymark-report-corrections',
    kind: 'session',
    purpose: 'Lets you correct a footpath report that you made without an account.',
    kept: '15 minutes, at most until you close the tab.',
  },
  { name: 'redirectAfterLogin', kind: 'session', purpose: 'The page to go back to after you log in.', kept: TAB },
  {
    name: 'waymark-match-choice',
    kind: 'session',
    purpose: 'How you sorted and filtered search results by your needs.',
    kept: TAB,
  },
];
