import { requireSignIn } from '@waymark/mfe-kit';

/** The same words stand in slice.json, for whoever opens the page as a visitor. */
const WORDS = 'Please log in to submit a review.';

/** Leads a visitor to the login, and back to the form after it. */
export const logInFirst = (search = ''): void => requireSignIn(`/add-review${search}`, WORDS);
