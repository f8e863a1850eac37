/** Problem codes of the account slice. */
export const ACCOUNT_PROBLEMS = {
  'auth.invalid-credentials': { status: 401, title: 'Please check your email and password.' },
  'auth.too-many-tries': { status: 429, title: 'Too many tries. Please wait a few minutes and try again.' },
  'auth.busy': { status: 503, title: 'Many people are signing in right now. Please try again in a moment.' },
  'auth.prove-again': { status: 403, title: 'Please confirm that it is you, then go on.' },
  'palette.not-found': { status: 404, title: 'You have no palette with this number.' },
  'palette.too-many': { status: 409, title: 'You have 20 palettes, and there is no room for more. Delete one first.' },
  'preferences.none-yet': { status: 404, title: 'You have not saved any preferences yet.' },
  'preferences.saved-already': { status: 409, title: 'You have saved preferences already, perhaps in another tab.' },
  'privacy.export-running': { status: 409, title: 'We are still putting together the copy that you asked for.' },
  'privacy.too-many-exports': { status: 429, title: 'You can ask for a copy of your data three times a day. Please come back tomorrow.' },
  'privacy.export-not-found': { status: 404, title: 'This file is not there any more. Ask for a new copy of your data.' },
  'privacy.too-many-deletions': { status: 429, title: 'You asked for this several times today. Please look for our mail, or come back tomorrow.' },
  'privacy.link-invalid': { status: 404, title: 'This link is invalid or has expired. Your account is as it was.' },
} as const;
