import { randomKey, storedText } from '@waymark/mfe-kit';

const stored = storedText('session', 'addReviewSubmission');

/**
 * The Idempotency-Key of a submission: the same for every retry of the same review, also after a reload; a changed
 * review gets a new one, because the server refuses a key that was used for something else.
 */
export function submissionKey(body: unknown): string {
  const print = fingerprint(JSON.stringify(body));
  const [savedPrint, savedKey] = (stored.read() ?? '').split(' ');
  if (savedPrint === print && savedKey) return savedKey;
  const key = randomKey();
  stored.write(`${print} ${key}`);
  return key;
}

export function clearSubmissionKey(): void {
  stored.write(null);
}

/** FNV-1a: tells an unchanged review from a changed one without keeping its text. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(16)}`;
}
