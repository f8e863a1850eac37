import { type APIRequestContext, expect, test, type Page } from '@playwright/test';
import { registerMember } from '../support/members';
import { makeReview, makeVenue } from '../support/reviews';
import { tabTo } from '../support/tab-to';

const status = (page: Page) => page.getByRole('status').filter({ hasText: /^Showing/ });
const words = (page: Page) =>
  page
    .getByRole('article')
    .locator('p')
    .filter({ hasText: /^Marked / });

/** Four reviews, one in each band, that a search for a unique word finds. */
async function givenReviews(author: APIRequestContext): Promise<string> {
  await registerMember(author);
  const mark = `mark${Date.now().toString(36)}`;
  const venue = await makeVenue(author, `The ${mark} Arms`);
  for (const rating of [2, 5, 1, 3])
    await makeReview(author, venue, `Marked ${rating}: the door is wide enough.`, rating);
  return mark;
}

test('reviews are searched, sorted and narrowed, all of it in the address, and chips take it back (S2.20, S2.21)', async ({
  page,
}) => {
  const mark = await givenReviews(page.request);
  await page.goto('/reviews');
  await expect(status(page)).toHaveText(/^Showing \d+ of \d+ reviews$/);

  await page.getByLabel('Search reviews').fill(mark);
  await expect(status(page)).toHaveText('Showing 4 of 4 reviews');
  await expect(page).toHaveURL(new RegExp(`q=${mark}`));
  await expect(words(page)).toHaveText([/3:/, /1:/, /5:/, /2:/]);

  await page.getByLabel('Sort by').selectOption('Lowest rated');
  await expect(words(page)).toHaveText([/1:/, /2:/, /3:/, /5:/]);
  await page.getByLabel('Rating', { exact: true }).selectOption('poor');
  await expect(words(page)).toHaveText([/1:/]);

  await page.reload();
  await expect(words(page)).toHaveText([/1:/]);
  await expect(page.getByLabel('Sort by')).toHaveValue('lowest');

  await page.getByRole('button', { name: /Remove filter Rating/ }).click();
  await expect(status(page)).toHaveText('Showing 4 of 4 reviews');
  await page.goBack();
  await expect(words(page)).toHaveText([/1:/]);
  await page.getByRole('button', { name: /Remove filter Search/ }).click();
  await expect(page.getByLabel('Search reviews')).toHaveValue('');
});

test('a member votes by keyboard alone, changes the vote, and takes it back (S1.5)', async ({ page, browser }) => {
  const author = await browser.newContext();
  const mark = await givenReviews(author.request);
  await author.close();
  await registerMember(page.request, 'Sam Rivers');
  await page.goto(`/reviews?q=${mark}&rating=excellent`);
  const button = (name: RegExp) => page.getByRole('article').getByRole('button', { name });
  await tabTo(page, button(/^Helpful/));
  await page.keyboard.press('Enter');
  await expect(button(/^Helpful \(1\)/)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(button(/^Not helpful \(1\)/)).toHaveAttribute('aria-pressed', 'true');
  await expect(button(/^Helpful \(0\)/)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await expect(button(/^Not helpful \(0\)/)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(button(/^Helpful \(0\)/)).toBeVisible();
});
