import { expect, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { makeReview, makeVenue } from '../support/reviews';

test('a vote whose answer is lost on the way is sent again and counts once', async ({ page, browser }) => {
  const author = await browser.newContext();
  await registerMember(author.request);
  const venue = await makeVenue(author.request, `Once Hall ${Date.now().toString(36)}`);
  const review = await makeReview(author.request, venue, 'Two lifts, and one of them works.');
  await author.close();
  await registerMember(page.request);
  const keys: (string | undefined)[] = [];
  await page.route(`**/api/reviews/${review}/vote`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The server counts it; the browser never hears of it.
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.goto(`/venues/${venue}`);
  const helpful = page.getByRole('button', { name: /^Helpful/ });
  await helpful.press('Enter');
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toBeFocused();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  const votes = await (await page.request.get(`/api/reviews/${review}/votes`)).json();
  expect(votes).toEqual({ helpfulVotes: 1, totalVotes: 1, userVote: true });
});
