import { existsSync } from 'node:fs';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The headless shell, which Playwright itself uses: a page needs half the CPU time that full Chromium needs. */
const WITHOUT_WINDOWS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell'];

/** Returns the path of an installed Chromium, or undefined for Playwright's own download. `CHROMIUM_PATH` wins. */
export function chromiumPath(): string | undefined {
  return firstOf([...WITHOUT_WINDOWS, ...WHOLE]);
}

/** Returns the full browser, as visitors have it, if installed: for performance measurements. */
export function wholeChromiumPath(): string | undefined {
  return firstOf([...WHOLE, ...WITHOUT_WINDOWS]);
}

const firstOf = (paths: string[]) => process.env['CHROMIUM_PATH'] ?? paths.find((path) => existsSync(path));
