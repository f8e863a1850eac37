import { existsSync } from 'node:fs';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** An installed Chromium, or undefined for Playwright's own download. `CHROMIUM_PATH` wins. */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? CANDIDATES.find((path) => existsSync(path));
}
