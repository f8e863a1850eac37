import type { Browser } from '@playwright/test';
import { chromiumPath } from '@waymark/testing/browser/chromium-path';
import { Refusal } from '../refusal';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic'];

/** Starts this machine's browser. Throws a `Refusal` that says what to do when there is none. */
export async function openBrowser(): Promise<Browser> {
  // Imported only here, so other commands do not wait for it.
  const { chromium } = await import('@playwright/test');
  const executablePath = chromiumPath();
  try {
    return await chromium.launch({ args: ARGS, ...(executablePath ? { executablePath } : {}) });
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Refusal(
      [
        `No browser starts on this machine, so that nobody would have opened the new pages before visitors do (${why}).`,
        'Install Chromium or name one with CHROMIUM_PATH. With --without-browser it is released unseen, and the history says so.',
      ].join('\n'),
    );
  }
}
