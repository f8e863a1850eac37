import { dayWords, sinceWords } from '@waymark/contracts-core';
import { useInBrowser } from '@waymark/mfe-kit';

/**
 * Shows a date such as "Nov 3, 2026 (20d ago)". The relative time is added only in the browser, because the server's
 * clock may differ from the reader's.
 */
export function Since({ date }: { date: string }) {
  const now = useInBrowser(() => Date.now(), null);
  return (
    <span>
      <time dateTime={date}>{dayWords(date)}</time>
      {now !== null && <span>{` (${sinceWords(date, now)})`}</span>}
    </span>
  );
}
