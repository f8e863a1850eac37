import type { Page, Request } from '@playwright/test';

/** Milliseconds. After this long without requests, the page has sent its initial ones. */
const QUIET_MS = 500;
const LONGEST_MS = 60_000;

/**
 * Tracks a tab's pending requests from now on. Event streams stay open and do not count: with Playwright's
 * "networkidle", each page of a signed-in member would delay the release until the timeout.
 */
export class OpenRequests {
  private readonly open = new Set<Request>();
  private changed = (): void => undefined;

  constructor(page: Pick<Page, 'on'>) {
    page.on('request', (request) => {
      if (request.resourceType() === 'eventsource') return;
      this.open.add(request);
      this.changed();
    });
    const ended = (request: Request): void => {
      if (this.open.delete(request)) this.changed();
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }

  /** Resolves when no request has been pending for half a second, at the latest after `longest` milliseconds. */
  quiet(longest = LONGEST_MS): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(quiet);
        clearTimeout(limit);
        this.changed = () => undefined;
        resolve();
      };
      const limit = setTimeout(end, longest);
      let quiet: NodeJS.Timeout | undefined;
      this.changed = () => {
        clearTimeout(quiet);
        if (this.open.size === 0) quiet = setTimeout(end, QUIET_MS);
      };
      this.changed();
    });
  }
}
