import { expect, type Page, test } from '@playwright/test';

const REMOTE_FILES = /\/r\/(reviews)\/.*\.js/;

type Fault = (page: Page) => Promise<unknown>;

const FAULTS: Record<string, Fault> = {
  'answers 404': (page) => page.route(REMOTE_FILES, (route) => route.fulfill({ status: 404, body: 'gone' })),
  hangs: (page) => page.route(REMOTE_FILES, () => undefined),
  throws: (page) =>
    page.route(REMOTE_FILES, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken build")' })),
  'exports something else': (page) =>
    page.route(REMOTE_FILES, (route) => route.fulfill({ contentType: 'text/javascript', body: 'var reviews = { odd: true };' })),
};

for (const [fault, arrange] of Object.entries(FAULTS)) {
  test(`when the remote of a page ${fault}, the frame stays usable and says so`, async ({ page }) => {
    await arrange(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText(/could not load|longer than usual/)).toBeVisible({ timeout: 6_000 });
    await expect(page.getByRole('navigation').first()).toBeVisible();
    // A remote that hangs is tried again under another address before it is given up.
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('link', { name: /log in/i }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /sign in|log in/i })).toBeVisible();
  });
}
