import { expect, type Page, test } from '@playwright/test';
import { publishEntry } from '../support/builds';

/** Each remote, a page of it, and a page of another slice that must go on working. */
const REMOTES = [
  { slice: 'reviews', path: '/', other: { link: /log in/i, heading: 'Sign In' } },
  {
    slice: 'account',
    path: '/login',
    other: { link: 'Waymark', heading: 'Find and Share Accessibility Reviews Worldwide' },
  },
];

type Fault = (page: Page, slice: string) => Promise<unknown>;

const filesOf = (slice: string) => new RegExp(`/r/${slice}/.*\\.js`);

/** The last two were published like that: what was changed on its way is changed-files.e2e.ts. */
const FAULTS: Record<string, Fault> = {
  'answers 404': (page, slice) => page.route(filesOf(slice), (route) => route.fulfill({ status: 404, body: 'gone' })),
  hangs: (page, slice) => page.route(filesOf(slice), () => undefined),
  throws: (page, slice) => publishEntry(page, slice, () => 'throw new Error("broken build")'),
  'exports something else': (page, slice) => publishEntry(page, slice, () => `var ${slice} = { odd: true };`),
};

for (const { slice, path, other } of REMOTES) {
  for (const [fault, arrange] of Object.entries(FAULTS)) {
    test(`when the ${slice} remote ${fault}, the frame stays usable and says so`, async ({ page }) => {
      await arrange(page, slice);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByText(/could not load|longer than usual/)).toBeVisible();
      await expect(page.getByRole('navigation').first()).toBeVisible();
      // A remote that hangs is tried again under another address before it is given up.
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.getByRole('link', { name: other.link }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
    });
  }
}

/** Pages of the reviews slice that have a place for the account's part. */
const WITH_SLOTS = [
  { path: '/venues/1', whole: 'Customer Reviews' },
  { path: '/search?q=leeds', whole: 'Places in Leeds' },
];

for (const { path, whole } of WITH_SLOTS) {
  for (const [fault, arrange] of Object.entries(FAULTS)) {
    test(`${path} is whole when the account remote ${fault}: only the match with one's needs is missing, and says so`, async ({
      page,
    }) => {
      await arrange(page, 'account');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: whole })).toBeVisible();
      if (path.startsWith('/search'))
        await expect(page.getByRole('list', { name: 'Places' }).getByRole('link').first()).toBeVisible();
      await expect(page.getByText(/could not load the match with your needs|longer than usual/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: whole })).toBeVisible();
    });
  }
}
