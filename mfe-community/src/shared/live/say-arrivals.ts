import { announce } from '@waymark/mfe-kit';

/** Whoever writes or reads is interrupted once in so long, however much arrives. Milliseconds. */
const QUIET_MS = 60_000;

let lastAt = -Infinity;
let waiting = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says politely that so many arrived: at once, or together when the last word was said a minute ago. */
export function sayArrivals(count: number, stillUnread: () => number): void {
  waiting += count;
  timer ??= setTimeout(
    () => {
      timer = undefined;
      // Read meanwhile, here or in another tab: no news any more.
      const news = Math.min(waiting, stillUnread());
      waiting = 0;
      if (news === 0) return;
      lastAt = Date.now();
      announce(news === 1 ? '1 new notification' : `${news} new notifications`);
    },
    Math.max(0, lastAt + QUIET_MS - Date.now()),
  );
}
