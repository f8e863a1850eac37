import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { registerMember } from '../support/members';
import { makeReview, makeVenue } from '../support/reviews';
import { tabTo } from '../support/tab-to';

const status = (page: Page) => page.getByRole('status').filter({ hasText: /^Showing/ });
const words = (page: Page) =>
  page
    .getByRole('article')
    .locator('p')
    .filter({ hasText: /^Marked / });

/** Four reviews, one for each band, that a word of their own finds. */
async function givenReviews(page: Page): Promise<string> {
  await registerMember(page.request);
  const mark = `mark${Date.now().toString(36)}`;
  const venue = await makeVenue(page.request, `The ${mark} Arms`);
  for (const rating of [2, 5, 1, 3])
    await makeReview(page.request, venue, `Marked ${rating}: the door is wide enough.`, rating);
  return mark;
}

test('reviews are searched, sorted and narrowed, all of it in the address, and chips take it back', async ({
  page,
}) => {
  const mark = await givenReviews(page);
  await page.goto('/reviews');
  await expect(status(page)).toHaveText(/^Showing \d+ of \d+ reviews$/);
  await expectAccessible(page);

  await page.getByLabel('Search reviews').fill(mark);
  await expect(status(page)).toHaveText('Showing 4 of 4 reviews');
  await expect(page).toHaveURL(new RegExp(`q=${mark}`));
  await expect(words(page)).toHaveText([/3:/, /1:/, /5:/, /2:/]);

  const orders = [
    ['Oldest first', /2:/, /3:/],
    ['Highest rated', /5:/, /1:/],
    ['Lowest rated', /1:/, /5:/],
  ] as const;
  for (const [sort, first, last] of orders) {
    await page.getByLabel('Sort by').selectOption(sort);
    await expect(words(page).first()).toHaveText(first);
    await expect(words(page).last()).toHaveText(last);
  }
  for (const [band, rating] of [
    ['excellent', 5],
    ['good', 3],
    ['fair', 2],
    ['poor', 1],
  ] as const) {
    await page.getByLabel('Rating', { exact: true }).selectOption(band);
    await expect(status(page)).toHaveText('Showing 1 of 1 reviews');
    await expect(words(page)).toHaveText([new RegExp(`${rating}:`)]);
  }
  await expectAccessible(page);

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

test('an empty list says so and leads on', async ({ page }) => {
  await page.goto('/reviews?q=nothingatallhasthisword');
  await expect(page.getByText('No reviews found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add First Review' })).toHaveAttribute('href', '/add-review');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(status(page)).toHaveText(/^Showing [1-9]/);
});

test('a member votes by keyboard alone, changes the vote, and takes it back; a visitor is asked to log in', async ({
  page,
  browser,
}) => {
  const mark = await givenReviews(page);
  const visitor = await browser.newContext();
  const reader = await visitor.newPage();
  await reader.goto(`/reviews?q=${mark}&rating=excellent`);
  const button = (name: RegExp) => reader.getByRole('article').getByRole('button', { name });
  await button(/^Helpful/).click();
  await expect(reader.getByText('Please log in to vote on reviews')).toBeVisible();
  await expectAccessible(reader);

  await registerMember(visitor.request, 'Sam Rivers');
  await reader.reload();
  await tabTo(reader, button(/^Helpful/));
  await reader.keyboard.press('Enter');
  await expect(button(/^Helpful \(1\)/)).toHaveAttribute('aria-pressed', 'true');
  await reader.keyboard.press('Tab');
  await reader.keyboard.press('Space');
  await expect(button(/^Not helpful \(1\)/)).toHaveAttribute('aria-pressed', 'true');
  await expect(button(/^Helpful \(0\)/)).toHaveAttribute('aria-pressed', 'false');
  await reader.keyboard.press('Space');
  await expect(button(/^Not helpful \(0\)/)).toHaveAttribute('aria-pressed', 'false');
  await reader.reload();
  await expect(button(/^Helpful \(0\)/)).toBeVisible();
  await visitor.close();

  await page.goto(`/reviews?q=${mark}&rating=excellent`);
  await expect(page.getByText('You cannot vote on your own review.')).toBeVisible();
});
