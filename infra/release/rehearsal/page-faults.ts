import type { Page } from '@playwright/test';

/** Said for every answer from 400 on; which of them are faults is told from the answers themselves. */
const BROWSERS_OWN = /^Failed to load resource/;

/** Notes all that goes wrong in a page from now on: what is thrown, said on the console (refusals of the security policy among it), and not delivered. */
export function noteFaults(page: Page): string[] {
  const faults: string[] = [];
  const note = (fault: string): void => {
    const [line = ''] = fault.split('\n');
    if (!faults.includes(line)) faults.push(line);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !BROWSERS_OWN.test(message.text())) note(message.text());
  });
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/r/')) note(`${pathname} is not loaded: ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // What the API refuses is an answer that pages know how to show; a fault of it is none.
    const least = pathname.startsWith('/r/') ? 400 : 500;
    if (response.status() >= least) note(`${pathname} answers ${response.status()}`);
  });
  return faults;
}
