/** Where a browser stores an item, and for how long. */
export type StorageKind = 'cookie' | 'local' | 'session';

export interface StoredThing {
  name: string;
  kind: StorageKind;
  /** What the item is for, as a sentence. */
  purpose: string;
  /** How long. */
  kept: string;
}

const TAB = 'Until you close the tab.';
const YOURS = 'Until you remove it, on the page that stored it or in your browser.';

/**
 * Everything that this site stores in a browser. A test compares this list with the code, so that nothing is missing.
 */
export const STORED_IN_BROWSER: readonly StoredThing[] = [
  {
    name: 'sid',
    kind: 'cookie',
    purpose:
      'Keeps you logged in. A random number that says nothing about you; scripts cannot read it. Set when you log in or register. On a secure connection it is called __Host-sid.',
    kept: 'At most 90 days, or 12 hours for staff. It is deleted when you log out.',
  },
  {
    name: 'second-step',
    kind: 'cookie',
    purpose:
      'Links your login to the code you enter next, when you log in through another provider. On a secure connection: __Host-second-step.',
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
      'Keeps your place while you create a new account after logging in through another provider. On a secure connection: __Host-provider-account.',
    kept: 'At most 30 minutes.',
  },
  {
    name: 'vid',
    kind: 'cookie',
    purpose:
      'Gives you the same version of the site on every page while we try a new one with some visitors. A random number that is used for nothing else and kept nowhere else; scripts cannot read it. Set only while such a trial runs. On a secure connection it is called __Host-vid.',
    kept: '30 days.',
  },
  {
    name: 'preview',
    kind: 'cookie',
    purpose:
      'Shows an unreleased version to people who test the site, if they have asked for one. Not used on the live site.',
    kept: 'Until you close the browser.',
  },
  {
    name: 'accessibilitySettings',
    kind: 'local',
    purpose: 'How you like the site to look: font, size, colours, contrast and motion.',
    kept: YOURS,
  },
  {
    name: 'accessibilityButtonPlace',
    kind: 'local',
    purpose: 'Where you have moved the accessibility button.',
    kept: YOURS,
  },
  {
    name: 'waymark-needs',
    kind: 'local',
    purpose: 'Your access needs, if you keep them in this browser and not in an account. We never receive them.',
    kept: YOURS,
  },
  {
    name: 'waymark-needs-apart',
    kind: 'local',
    purpose:
      'Remembers that you keep the needs in this browser separate from those in your account. Contains your account number.',
    kept: YOURS,
  },
  {
    name: 'addReviewDraft',
    kind: 'local',
    purpose: 'A review that you have started, so that nothing is lost.',
    kept: 'Until you publish or discard it.',
  },
  {
    name: 'tripDrafts',
    kind: 'local',
    purpose: 'Trips that you are writing, so that nothing is lost if you go offline. Contains your account number.',
    kept: 'Until you publish or discard them, and for at most 30 days.',
  },
  {
    name: 'keptTyping',
    kind: 'session',
    purpose:
      'What you were typing when you were logged out, so that we can put it back when you log in again. Never passwords, and nothing about your health.',
    kept: 'Until it is put back, and for at most an hour.',
  },
  {
    name: 'keptWork',
    kind: 'session',
    purpose:
      'The colours that you were choosing when you were logged out or went to log in, so that we can put them back afterwards.',
    kept: 'Until they are put back or you log out.',
  },
  {
    name: 'memberChanged',
    kind: 'session',
    purpose:
      'Remembers that someone else logged in, or that you were logged out, while the page was open, so that we only tell you once.',
    kept: 'Until we have told you.',
  },
  {
    name: 'toldOfF8',
    kind: 'session',
    purpose: 'Remembers that we have told you how to hear messages again, so that we only tell you once.',
    kept: TAB,
  },
  {
    name: 'addReviewSubmission',
    kind: 'session',
    purpose: 'Makes sure that a review you send twice only appears once.',
    kept: TAB,
  },
  {
    name: 'selectedVenueForReview',
    kind: 'session',
    purpose: 'The place you have chosen to review, until you reach the form.',
    kept: TAB,
  },
  {
    name: 'waymark-report-corrections',
    kind: 'session',
    purpose: 'Lets you correct a footpath report that you made without an account.',
    kept: '15 minutes, or until you close the tab if that is sooner.',
  },
  { name: 'redirectAfterLogin', kind: 'session', purpose: 'The page to go back to after you log in.', kept: TAB },
  {
    name: 'waymark-match-choice',
    kind: 'session',
    purpose: 'How you sorted and filtered search results by your needs.',
    kept: TAB,
  },
];
