const MINUTE = 60;

/** How long that is, rounded up: whoever waits so long does not wait in vain. */
export function waitWords(seconds: number): string {
  if (seconds < 10) return 'a moment';
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes === 1) return 'a minute';
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / MINUTE)} hours`;
}

/** Puts the true time of a `Retry-After` where the words of a refusal leave it open. */
export const withWait = (words: string, seconds: number): string =>
  words.replace(/a few minutes|a moment/, waitWords(seconds));
