import type { Page } from '@playwright/test';

/** Answers that say "none yet", which browsers count among errors. */
const NONE_YET = [/^\/api\/accessibility-preferences\/\d+$/, /^\/api\/auth\/provider\/pending$/];

interface Watched {
  /** Answers of 400 and above, errors in the console and errors that nobody caught. */
  faults: string[];
  /** Versions of a slice's remote of which something was loaded. */
  loaded(slice: string): string[];
}

/** Notes what goes wrong on a page, and which builds it loads, from now on. */
export function watchPage(page: Page): Watched {
  const faults: string[] = [];
  const paths: string[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    paths.push(path);
    if (response.status() >= 400 && !NONE_YET.some((none) => none.test(path)))
      faults.push(`${response.request().method()} ${path}: ${response.status()}`);
  });
  page.on('console', (message) => {
    // An answer of 400 and above is noted by its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(`${message.text()} (${new URL(page.url()).pathname})`);
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  const version = (slice: string) => (path: string) => new RegExp(`^/r/${slice}/([^/]+)/`).exec(path)?.[1];
  return { faults, loaded: (slice) => [...new Set(paths.map(version(slice)))].filter((found) => found !== undefined) };
}
