import { expect, type Page, test } from '@playwright/test';
import { atOnce } from '../support/at-once';
import { registerMember } from '../support/members';
import { makeVenue } from '../support/reviews';
import { tabTo } from '../support/tab-to';

const word = `found${Date.now().toString(36)}`;
const PAGE = 20;
const MADE = PAGE + 3;

const what = (page: Page) => page.getByRole('combobox', { name: 'Place, kind of place or need' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const places = (page: Page) => page.getByRole('list', { name: 'Places' }).getByRole('heading');
const chips = (page: Page) => page.getByRole('group', { name: 'What we searched for' }).getByRole('button');

/** Creates more places with one name than fit on a page of results. */
test.beforeAll(async ({ browser }) => {
  const { request, close } = await browser.newContext().then((context) => ({
    request: context.request,
    close: () => context.close(),
  }));
  await registerMember(request);
  const names = Array.from({ length: MADE }, (_, index) => `${word} ${index + 1}`);
  await atOnce(4, names, async (name) => void (await makeVenue(request, name)));
  await expect
    .poll(async () => ((await (await request.get(`/api/search?q=${word}`)).json()) as { total: number }).total)
    .toBe(MADE);
  await close();
});

test('I typed theatre and Leeds, and found one', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/');
  await what(page).fill('theatre');
  await page.getByRole('textbox', { name: 'Where' }).fill('Leeds');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search?q=theatre&where=Leeds');
  await expect(heading(page)).toHaveText('Theatres in Leeds');
  await expect(
    page
      .getByRole('list', { name: 'Places' })
      .getByText(/^Theatre · .*Leeds/)
      .first(),
  ).toBeVisible();
  const name = await places(page).first().innerText();
  await places(page).first().getByRole('link').click();
  await expect(heading(page)).toHaveText(name);
});

test('by keyboard alone: asked, a part taken away, and the focus stays sensible', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Hearing loop' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await what(page).focus();
  await page.keyboard.type('theatre leeds');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=theatre+leeds+hearing+loop');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText('Theatres with a hearing loop in Leeds');
  await tabTo(page, chips(page).filter({ hasText: 'Hearing loop' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Theatres in Leeds');
  await expect(chips(page).locator(':scope:focus')).toHaveCount(1);
  await expect(chips(page).filter({ hasText: 'Hearing loop' })).toHaveCount(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Theatres with a hearing loop in Leeds');
});

test('more places come below the list, and Back finds the list and its scroll again', async ({ page }) => {
  await page.goto(`/search?q=${word}`);
  await expect(page.getByText(`Showing ${PAGE} of ${MADE} places.`)).toBeVisible();
  await page.getByRole('button', { name: 'Show more places' }).click();
  await expect(places(page)).toHaveCount(MADE);
  const last = places(page).last().getByRole('link');
  const name = await last.innerText();
  await last.click();
  await expect(heading(page)).toHaveText(name);
  await page.goBack();
  await expect(places(page)).toHaveCount(MADE);
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
});
