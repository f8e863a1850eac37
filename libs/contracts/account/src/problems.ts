/** Problem codes of the account slice. */
export const ACCOUNT_PROBLEMS = {
  'auth.invalid-credentials': { status: 401, title: 'Please check your email and password.' },
  'auth.too-many-tries': { status: 429, title: 'Too many tries. Please wait a few minutes and try again.' },
  'auth.busy': { status: 503, title: 'Many people are signing in right now. Please try again in a moment.' },
  'auth.prove-again': { status: 403, title: 'Please confirm that it is you, then go on.' },
} as const;
