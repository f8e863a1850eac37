import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { publishEntry } from '../support/builds';
import { isAsked } from '@waymark/testing/slices-asked';
import { registerMember } from '../support/members';
import { REPOSITORY } from '../support/platform';

/** Each remote, one of its pages, and a page of another remote that must still work. */
const REMOTES = [
  { slice: 'reviews', path: '/', other: { link: /log in/i, heading: 'Sign In' } },
  {
    slice: 'account',
    path: '/login',
    other: { link: 'Waymark', heading: 'Find and Share Accessibility Reviews Worldwide' },
  },
  { slice: 'maps', path: '/footpath-mapping', other: { link: /log in/i, heading: 'Sign In' } },
  { slice: 'community', path: '/trip-blogs', other: { link: /log in/i, heading: 'Sign In' } },
];

test('every remote is one of these', () => {
  const remotes = readdirSync(REPOSITORY).filter((folder) => folder.startsWith('mfe-'));
  expect(REMOTES.map(({ slice }) => `mfe-${slice}`).sort()).toEqual(remotes.sort());
});

type Fault = (page: Page, slice: string) => Promise<unknown>;

const filesOf = (slice: string) => new RegExp(`/r/${slice}/.*\\.js`);

/** In the last two, the file was published broken. `changed-files.e2e.ts` covers files that were changed in transit. */
const FAULTS: Record<string, Fault> = {
  'answers 404': (page, slice) => page.route(filesOf(slice), (route) => route.fulfill({ status: 404, body: 'gone' })),
  hangs: (page, slice) => page.route(filesOf(slice), () => undefined),
  throws: (page, slice) => publishEntry(page, slice, () => 'throw new Error("broken build")'),
  'exports something else': (page, slice) => publishEntry(page, slice, () => `var ${slice} = { odd: true };`),
};

for (const { slice, path, other } of REMOTES.filter((one) => isAsked(one.slice))) {
  for (const [fault, arrange] of Object.entries(FAULTS)) {
    test(`when the ${slice} remote ${fault}, the frame stays usable and says so (C6.14)`, async ({ page }) => {
      await arrange(page, slice);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByText(/could not load|longer than usual/)).toBeVisible();
      await expect(page.getByRole('navigation').first()).toBeVisible();
      // A remote that hangs is retried under another URL before the page gives up.
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.getByRole('link', { name: other.link }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
    });
  }
}

/** Pages of reviews with a slot for a part of another remote, and the text that they show when it is missing. */
const WITH_SLOTS = [
  { path: '/venues/1', whole: 'No access information yet', slice: 'account', missing: 'the match with your needs' },
  { path: '/search?q=leeds', whole: 'Places in Leeds', slice: 'account', missing: 'the match with your needs' },
  { path: '/venues/1', whole: 'No access information yet', slice: 'maps', missing: 'the last metres to this place' },
];

for (const { path, whole, slice, missing } of WITH_SLOTS.filter((one) => isAsked('reviews', one.slice))) {
  for (const [fault, arrange] of Object.entries(FAULTS)) {
    test(`${path} is whole when the ${slice} remote ${fault}: only ${missing} is not there, and it says so`, async ({
      page,
    }) => {
      await arrange(page, slice);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: whole })).toBeVisible();
      if (path.startsWith('/search'))
        await expect(page.getByRole('list', { name: 'Places' }).getByRole('link').first()).toBeVisible();
      // Some parts load only when the reader scrolls to them.
      if (slice === 'maps') await page.getByRole('region', { name: 'Getting there' }).scrollIntoViewIfNeeded();
      await expect(page.getByText(new RegExp(`could not load ${missing}|longer than usual`))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: whole })).toBeVisible();
    });
  }
}

/** The header's parts are optional: when one fails, the header shows no error. */
for (const [fault, arrange] of isAsked('community', 'account') ? Object.entries(FAULTS) : []) {
  test(`a member's header is whole when the community remote ${fault}: its news are not there`, async ({ page }) => {
    await registerMember(page.request, 'Hanna Header');
    await arrange(page, 'community');
    const asked = page.waitForRequest(filesOf('community'));
    await page.goto('/reviews', { waitUntil: 'commit' });
    await asked;
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Profile of Hanna Header' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(header.getByRole('link', { name: /notification/i })).toHaveCount(0);
    await header.getByRole('button', { name: 'More' }).click();
    await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByText(/could not load|longer than usual|went wrong/i)).toHaveCount(0);
    await header.getByRole('link', { name: 'Profile of Hanna Header' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
    // The profile also has parts of that remote, which may still be loading.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
