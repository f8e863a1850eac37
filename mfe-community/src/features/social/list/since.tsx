import { dayWords, sinceWords } from '@waymark/contracts-core';
import { useInBrowser } from '@waymark/mfe-kit';

/**
 * Shows a time such as "3h ago · Nov 3, 2026". The relative time is added only in the browser, because the server's
 * clock may differ from the reader's.
 */
export function Since({ date }: { date: string }) {
  const now = useInBrowser(() => Date.now(), null);
  return <time dateTime={date}>{`${now !== null ? `${sinceWords(date, now)} · ` : ''}${dayWords(date)}`}</time>;
}
