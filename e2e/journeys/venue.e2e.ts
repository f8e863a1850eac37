import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { layoutProblems } from '../support/layout-problems';
import { registerMember } from '../support/members';
import { tabTo } from '../support/tab-to';

let serial = 0;

/** A venue of its own for each journey, named by the member who is signed in here. */
async function createVenue(request: APIRequestContext, category = 'hotel'): Promise<number> {
  serial += 1;
  const name = `Quiet House ${Date.now().toString(36)}${serial}`;
  const answer = await request.post('/api/venues', { data: { name, city: 'Testham', category } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** Somebody else, in a browser of their own. */
async function anotherMember(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext();
  await registerMember(context.request, name);
  return context.newPage();
}

/** Opens the question about a feature that nobody knows anything of, in the folded list of all. */
async function openQuestion(page: Page, feature: string): Promise<void> {
  const general = page.getByRole('region', { name: 'General Accessibility Features' });
  await general.getByText(/^All 22: /).click();
  await general.getByText(feature, { exact: true }).click();
}

async function answer(page: Page, venueId: number, feature: string, word: 'Yes' | 'No'): Promise<void> {
  await page.goto(`/venues/${venueId}`);
  await expect(page.getByRole('heading', { name: 'General Accessibility Features' })).toBeVisible();
  const known = page.getByRole('region', { name: 'What we know' }).getByText(feature, { exact: true });
  if (!(await known.isVisible())) await openQuestion(page, feature);
  await page.getByRole('button', { name: `${word} (${feature})` }).click();
  await expect(page.getByText(`Saved. ${feature}: you said ${word.toLowerCase()}.`)).toBeVisible();
}

test('two members disagree about one feature without writing a review, and a third person sees both sides', async ({
  page,
  browser,
}) => {
  await registerMember(page.request);
  const id = await createVenue(page.request);
  await answer(page, id, 'Step-free access', 'Yes');
  await expectAccessible(page);
  const second = await anotherMember(browser, 'Sam Rivers');
  await answer(second, id, 'Step-free access', 'No');

  const third = await (await browser.newContext()).newPage();
  await third.goto(`/venues/${id}`);
  await expect(third.getByText('People disagree about the step-free entrance: 1 says yes, 1 says no.')).toBeVisible();
  const card = third
    .getByRole('region', { name: 'What we know' })
    .getByRole('listitem')
    .filter({ hasText: 'Step-free access' });
  await expect(card).toContainText('People disagree');
  await expect(card).toContainText('50% say yes');
  await expect(card).toContainText('by 2 people');
  await expect(card).toContainText('1 says yes, 1 says no');
  await expect(third.getByRole('region', { name: 'Verification' })).toContainText('1 says yes, 1 says no');
  await expectAccessible(third);

  // The first one looks again: their answer is still marked, and taking it back leaves the other one alone.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Yes (Step-free access)' })).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('group', { name: 'Step-free access: is it there?' })
    .getByRole('button', { name: 'Take back' })
    .click();
  await expect(page.getByText('Step-free access: your answer is taken back.')).toBeVisible();
  await third.reload();
  await expect(card).toContainText('Confirmed as not available by 1 person');
  await expect(card).toContainText('0% say yes');
  await expect(card).toContainText('by 1 person');
  await second.context().close();
  await third.context().close();
});

test('a review and an answer of one person count once, the newest of them', async ({ page }) => {
  await registerMember(page.request);
  const id = await createVenue(page.request);
  const review = {
    venueId: id,
    reviewerName: 'Robin',
    disabilityType: 'mobility',
    consentToHealthData: true,
    detailedReview: 'A lift to every floor.',
    verifyLiftAccess: 1,
  };
  expect((await page.request.post('/api/reviews', { data: review })).status()).toBe(201);
  await page.goto(`/venues/${id}`);
  const group = page.getByRole('group', { name: 'Lift access: is it there?' });
  await expect(group.getByRole('button', { name: /^Yes/ })).toHaveAttribute('aria-pressed', 'true');
  await group.getByRole('button', { name: /^No/ }).click();
  await expect(page.getByRole('region', { name: 'Verification' })).toContainText('0% say yes');
  await expect(page.getByRole('region', { name: 'Verification' })).toContainText('by 1 person');
});

test('one feature is answered by keyboard alone, and the focus is never lost', async ({ page }) => {
  await registerMember(page.request);
  const id = await createVenue(page.request);
  await page.goto(`/venues/${id}`);
  await tabTo(page, page.locator('summary').filter({ hasText: 'All 22' }));
  await page.keyboard.press('Enter');
  const row = page.locator('summary').filter({ hasText: 'Quiet spaces' });
  await tabTo(page, row);
  await page.keyboard.press('Enter');
  const yes = page.getByRole('button', { name: 'Yes (Quiet spaces)' });
  await tabTo(page, yes);
  await page.keyboard.press('Space');
  await expect(page.getByText('Saved. Quiet spaces: you said yes.')).toBeVisible();
  await expect(yes).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Take back' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Quiet spaces: your answer is taken back.')).toBeVisible();
  await expect(yes).toBeFocused();
});

test('an answer that cannot be saved is kept and sent again', async ({ page }) => {
  await registerMember(page.request);
  const id = await createVenue(page.request);
  await page.goto(`/venues/${id}`);
  await openQuestion(page, 'Ramps');
  await page.route('**/answers/**', (route) => route.fulfill({ status: 500, json: { code: 'server.error' } }));
  const yes = page.getByRole('button', { name: 'Yes (Ramps)' });
  await yes.click();
  await expect(page.getByText('We could not save your answer. It is kept here.')).toBeVisible();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.unroute('**/answers/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Saved. Ramps: you said yes.')).toBeVisible();
});

test('a visitor logs in to answer three questions, and comes back to them', async ({ page, browser }) => {
  const owner = await browser.newContext();
  const { email, password } = await registerMember(owner.request);
  const id = await createVenue(owner.request, 'transport');
  await owner.close();
  await page.goto(`/venues/${id}`);
  await expect(page.getByRole('region', { name: 'Transport Hub Accessibility Features' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in and answer three' }).click();
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(new RegExp(`/venues/${id}#answer-three$`));
  await expect(
    page.getByRole('heading', { name: 'Question 1 of 3: Step-free to platforms: is it there?' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Question 2 of 3/ })).toBeFocused();
  await page.getByRole('button', { name: 'I do not know, next' }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. 2 answers saved.' })).toBeFocused();
  await expect(page.getByText(/^Step-free platforms, confirmed by 1 person/)).toBeVisible();
});

test('reviews are paged: the newest twenty first, more on request', async ({ page }) => {
  await registerMember(page.request);
  const id = await createVenue(page.request);
  for (let number = 1; number <= 23; number += 1) {
    const data = {
      venueId: id,
      reviewerName: 'Robin',
      disabilityType: 'mobility',
      consentToHealthData: true,
      detailedReview: `Visit number ${number} went well.`,
    };
    expect((await page.request.post('/api/reviews', { data })).status()).toBe(201);
  }
  await page.goto(`/venues/${id}`);
  const reviews = page.getByRole('region', { name: 'Customer Reviews' });
  await expect(reviews.getByText('Showing 20 of 23 reviews')).toBeVisible();
  await reviews.getByRole('button', { name: 'Show more reviews' }).click();
  await expect(reviews.getByText('Visit number 1 went well.')).toBeVisible();
  await expect(reviews.getByRole('article')).toHaveCount(23);
  await expect(reviews.getByRole('listitem').filter({ hasText: 'Visit number 3 ' })).toBeFocused();
  await expectAccessible(page);
});

test('nothing is cut off or sideways on the smallest phone, with an answer open and people who disagree', async ({
  page,
  browser,
}) => {
  const other = await anotherMember(browser, 'Sam Rivers');
  await registerMember(page.request);
  const id = await createVenue(page.request, 'transport');
  await other.request.put(`/api/venues/${id}/answers/AnnouncementSystems`, { data: { answer: 2 } });
  await other.context().close();
  await page.request.put(`/api/venues/${id}/answers/AnnouncementSystems`, { data: { answer: 1 } });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/venues/${id}`);
  await openQuestion(page, 'Staff trained in accessibility');
  await expect(page.getByRole('button', { name: 'Yes (Staff trained in accessibility)' })).toBeVisible();
  expect(await layoutProblems(page)).toEqual([]);
  await expectAccessible(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an unknown venue says so, in the ${colorScheme} scheme too`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/venues/99999999');
    await expect(page.getByRole('heading', { level: 1, name: 'Venue Not Found' })).toBeVisible();
    await expect(page.getByText("The venue you're looking for doesn't exist.")).toBeVisible();
    await expectAccessible(page);
  });
}
