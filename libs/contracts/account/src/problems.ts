/** Problem codes of donation reconciliation. */
export const RECONCILIATION_PROBLEMS = {
  'gifts.not-refundable': {
    status: 409,
    title: 'This is more than is left to refund. Please check the list again.',
  },
  'gifts.refunded-meanwhile': {
    status: 409,
    title: 'Some of this gift has been refunded in the meantime. Please check the gift before you refund more.',
  },
  'gifts.refund-refused': {
    status: 409,
    title: 'Stripe refused this refund. Please check the gift in Stripe.',
  },
} as const;

/** Problem codes for givers who manage their own gifts. */
export const MY_DONATIONS_PROBLEMS = {
  'gifts.no-such-monthly': { status: 404, title: 'We cannot find this monthly gift.' },
  'gifts.monthly-stopped': {
    status: 409,
    title: 'This monthly gift has already stopped. No more money will be taken.',
  },
  'gifts.link-unknown': {
    status: 404,
    title: 'We do not recognise this link. Open the one in your latest receipt email.',
  },
  'gifts.stop-noted': {
    status: 503,
    title: 'Our payment service is not responding. We have noted that you want to stop, and we will keep trying.',
  },
  'gifts.change-noted': {
    status: 503,
    title: 'Our payment service is not responding. We have noted the new amount, and we will keep trying.',
  },
} as const;

export const ACCOUNT_PROBLEMS = {
  'auth.invalid-credentials': { status: 401, title: 'Please check your email and password.' },
  'auth.too-many-tries': { status: 429, title: 'Too many tries. Please wait a few minutes and try again.' },
  'auth.busy': { status: 503, title: 'Many people are logging in right now. Please try again in a moment.' },
  'auth.link-invalid': { status: 400, title: 'This link is invalid or has expired. Please request a new one.' },
  'auth.prove-again': { status: 403, title: 'Please confirm that it is you, then continue.' },
  'palette.not-found': { status: 404, title: 'You have no palette with this ID.' },
  'palette.too-many': { status: 409, title: 'You have 20 palettes, which is the limit. Delete one first.' },
  'preferences.none-yet': { status: 404, title: 'You have not saved any preferences yet.' },
  'preferences.saved-already': { status: 409, title: 'You have already saved preferences, perhaps in another tab.' },
  'privacy.export-running': { status: 409, title: 'We are still preparing the copy you asked for.' },
  'privacy.too-many-exports': {
    status: 429,
    title: 'You can ask for a copy of your data three times a day. Please come back tomorrow.',
  },
  'privacy.export-not-found': {
    status: 404,
    title: 'This file is no longer here. Ask for a new copy of your data.',
  },
  'privacy.too-many-deletions': {
    status: 429,
    title: 'You have asked for this several times today. Please check for our email, or come back tomorrow.',
  },
  'privacy.link-invalid': { status: 404, title: 'This link is invalid or has expired. Your account has not changed.' },
  'auth.second-step': { status: 401, title: 'Please enter the code from your authenticator app.' },
  'auth.challenge-over': {
    status: 401,
    title: 'This took too long, or there were too many tries. Please start again.',
  },
  'auth.codes-on': { status: 409, title: 'Login codes are already on. Turn them off first to use another app.' },
  'auth.codes-off': { status: 409, title: 'Login codes are off. Start setting them up again.' },
  'auth.passkey-refused': {
    status: 401,
    title: 'We could not use this passkey. Try another one, or log in another way.',
  },
  'auth.too-many-passkeys': {
    status: 409,
    title: 'You have 20 passkeys, which is the limit. Remove one first.',
  },
  'auth.last-way-in': { status: 409, title: 'This is your only way to log in. Add another one first.' },
  'auth.provider-away': { status: 503, title: 'We could not reach the login service. Please try again in a moment.' },
  'auth.email-known': {
    status: 409,
    title: 'An account with this email address exists. Log in to it, then link it under Security.',
  },
  'profile.not-found': { status: 404, title: 'There is no profile here, or it is not public.' },
  'auth.suspended': { status: 403, title: 'Your account is suspended.' },
  'gifts.not-taken': { status: 404, title: 'We cannot take gifts here.' },
  'gifts.members-only': { status: 401, title: 'Log in to give. This keeps out people who test stolen cards.' },
  'gifts.not-found': { status: 404, title: 'There is no gift here, or it is someone else’s.' },
  'gifts.over': { status: 409, title: 'This gift has ended. Please choose an amount again.' },
  'gifts.stripe-away': {
    status: 503,
    title: 'We cannot reach our payment service right now. Nothing was charged. Try again in a few minutes.',
  },
  'gifts.event-refused': { status: 400, title: 'Our payment service did not sign this.' },
  'staff.own-account': { status: 403, title: 'You cannot do this to your own account. Ask another member of staff.' },
  'staff.needs-admin': { status: 403, title: 'Only an admin may do this to a member of staff.' },
  'staff.last-admin': { status: 409, title: 'This is the only admin. Make someone else an admin first.' },
  ...RECONCILIATION_PROBLEMS,
  ...MY_DONATIONS_PROBLEMS,
} as const;
