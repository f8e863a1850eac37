import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { getAgain } from '../support/get-again';
import { mailTo } from '../support/mailbox';
import { registerMember } from '../support/members';
import { makeReview } from '../support/reviews';
import { signInAs } from '../support/sign-in';
import { pressOn, tabTo } from '../support/tab-to';

const REASON = 'The place told us by phone that you left in May.';

interface Claim {
  venueName: string;
  domain: string | null;
}

/** A sample venue without an owner. A code can be sent to its website's domain. */
async function placeWithWebsite(member: APIRequestContext): Promise<{ id: number; name: string; domain: string }> {
  const ask = async <T>(path: string) => (await (await getAgain(member, path)).json()) as T;
  const { results } = await ask<{ results: { id: number }[] }>('/api/search?q=cafes+in+norwich');
  for (const { id } of results) {
    const { domain, venueName } = await ask<Claim>(`/api/venues/${id}/owner/claim`);
    const { hasOwner } = await ask<{ hasOwner: boolean }>(`/api/venues/${id}/owner`);
    if (domain !== null && !hasOwner) return { id, name: venueName, domain };
  }
  throw new Error('No sample place has a website of its own.');
}

/** Content below it loads when the reader scrolls near. */
const lastOf = (page: Page) => page.locator('summary', { hasText: 'Embed this place' });

test('by keyboard, a code makes a member represent a place, apart from what visitors found, until staff end it', async ({
  browser,
  page,
}) => {
  const [theirs, staff, visitors] = await Promise.all([
    browser.newContext(),
    browser.newContext(),
    browser.newContext({ viewport: { width: 320, height: 700 } }),
  ]);
  await registerMember(page.request, 'Olive Owner');
  const { id, name, domain } = await placeWithWebsite(page.request);
  await registerMember(theirs.request);
  await makeReview(theirs.request, id, 'The ramp at the side door was locked when I came.');

  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/venues/${id}`);
  await tabTo(page, lastOf(page));
  await pressOn(page, page.getByRole('link', { name: 'Do you run this place?' }));
  await expect(page.getByRole('heading', { level: 1, name: `Do you run ${name}?` })).toBeVisible();

  const address = `info+${Date.now()}@${domain}`;
  await tabTo(page, page.getByLabel(/^Email address for the place/));
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(/^Code from the email/));
  const code = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(await mailTo(page.request, address, 'your code for a place'))?.[0] ?? '';
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `You represent ${name}` })).toBeVisible();

  await tabTo(page, page.getByLabel(/^Feature/));
  await page.keyboard.type('Step-free');
  const feature = await page
    .getByLabel(/^Feature/)
    .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
  await tabTo(page, page.getByRole('radio', { name: 'It is there', exact: true }));
  await page.keyboard.press('Space');
  await pressOn(page, page.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('button', { name: new RegExp(`^Remove ?: ${feature}$`) })).toBeVisible();
  const card = page.getByRole('article', { name: 'Review by Robin Walker' }).first();
  await pressOn(page, card.locator('summary'));
  await tabTo(page, card.getByRole('textbox'));
  await page.keyboard.type('It has a bell now, and somebody comes.');
  await pressOn(page, card.getByRole('button', { name: 'Publish the reply' }));
  await expect(card.getByText('Reply from the venue')).toBeVisible();

  const visitor = await visitors.newPage();
  const says = visitor.getByRole('region', { name: 'What the venue says' });
  const answer = visitor.getByRole('group', { name: `${name}’s reply to Robin Walker` });
  await visitor.goto(`/venues/${id}`);
  await lastOf(visitor).scrollIntoViewIfNeeded();
  await expect(says.getByRole('listitem')).toContainText([new RegExp(`${feature}.*Added by the venue`)]);
  await expect(answer).toContainText('It has a bell now');

  await signInAs(staff.request, 'moderator');
  const desk = await staff.newPage();
  await desk.setViewportSize({ width: 320, height: 700 });
  await desk.goto('/admin/owners');
  await desk.getByLabel('Show').selectOption('Confirmed');
  const claim = desk.getByRole('article', { name: `Olive Owner’s claim to ${name}` });
  await pressOn(desk, claim.locator('summary'));
  await claim.getByRole('radio', { name: 'Revoke the claim' }).focus();
  await desk.keyboard.press('Space');
  await tabTo(desk, claim.getByLabel(/^Why/));
  await desk.keyboard.type(REASON);
  await pressOn(desk, claim.getByRole('button', { name: 'Decide' }));
  await expect(claim).toBeHidden();

  await visitor.reload();
  await lastOf(visitor).scrollIntoViewIfNeeded();
  await expect(visitor.getByRole('link', { name: 'Do you run this place?' })).toBeVisible();
  await expect(visitor.getByText('The ramp at the side door was locked').first()).toBeVisible();
  await expect(says).toHaveCount(0);
  await expect(answer).toHaveCount(0);
  await Promise.all([theirs, staff, visitors].map((context) => context.close()));
});
