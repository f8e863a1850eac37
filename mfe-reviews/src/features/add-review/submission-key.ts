import { randomKey } from '@waymark/mfe-kit';

const KEY = 'addReviewSubmission';

/**
 * The Idempotency-Key of a submission: the same for every retry of the same review, also after a reload; a changed
 * review gets a new one, because the server refuses a key that was used for something else.
 */
export function submissionKey(body: unknown): string {
  const print = fingerprint(JSON.stringify(body));
  const [savedPrint, savedKey] = (sessionStorage.getItem(KEY) ?? '').split(' ');
  if (savedPrint === print && savedKey) return savedKey;
  const key = randomKey();
  sessionStorage.setItem(KEY, `${print} ${key}`);
  return key;
}

export function clearSubmissionKey(): void {
  sessionStorage.removeItem(KEY);
}

/** FNV-1a: tells an unchanged review from a changed one without keeping its text. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(16)}`;
}
