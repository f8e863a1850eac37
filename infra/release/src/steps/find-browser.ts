import { openBrowser } from '../pages/open-browser';
import type { ReleaseContext } from './release-context';
import type { Step } from './run-steps';

/** Whether the pages can be opened later, asked before anything is built or started. */
export const findBrowser: Step<ReleaseContext> = {
  name: 'find a browser',
  async run({ page, options }) {
    if (!page || options.withoutBrowser) return null;
    const browser = await openBrowser();
    const version = browser.version();
    await browser.close();
    return `Chromium ${version} will open the pages before anybody gets them`;
  },
};
