import { existsSync } from 'node:fs';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Without windows, and what Playwright runs by itself: a page costs half the processor time of a whole Chromium's. */
const WITHOUT_WINDOWS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell'];

/** An installed Chromium, or undefined for Playwright's own download. `CHROMIUM_PATH` wins. */
export function chromiumPath(): string | undefined {
  return firstOf([...WITHOUT_WINDOWS, ...WHOLE]);
}

/** The browser as visitors have it, where there is one: for what measures how fast it is. */
export function wholeChromiumPath(): string | undefined {
  return firstOf([...WHOLE, ...WITHOUT_WINDOWS]);
}

const firstOf = (paths: string[]) => process.env['CHROMIUM_PATH'] ?? paths.find((path) => existsSync(path));
