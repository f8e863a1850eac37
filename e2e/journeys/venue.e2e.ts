import { type APIRequestContext, expect, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { tabTo } from '../support/tab-to';

let serial = 0;

/** Creates a separate venue for each journey, as the signed-in member. */
async function createVenue(request: APIRequestContext, category = 'hotel'): Promise<number> {
  serial += 1;
  const name = `Quiet House ${Date.now().toString(36)}${serial}`;
  const answer = await request.post('/api/venues', { data: { name, city: 'Testham', category } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

test('one feature is answered by keyboard alone, and the focus is never lost (SV26)', async ({ page }) => {
  await registerMember(page.request);
  const id = await createVenue(page.request);
  await page.goto(`/venues/${id}`);
  await tabTo(page, page.locator('summary').filter({ hasText: '22 features not checked yet' }));
  await page.keyboard.press('Enter');
  const yes = page.getByRole('button', { name: 'Yes (Quiet spaces)' });
  await tabTo(page, yes);
  await page.keyboard.press('Space');
  await expect(page.getByText('Saved. Quiet spaces: you said yes.')).toBeVisible();
  await expect(yes).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Undo my answer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Quiet spaces: your answer has been removed.')).toBeVisible();
  await expect(yes).toBeFocused();
});

test(
  'a visitor logs in to answer three questions, and comes back to them (S1.3, SV25)',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const owner = await browser.newContext();
    const { email, password } = await registerMember(owner.request);
    const id = await createVenue(owner.request, 'transport');
    await owner.close();
    await page.goto(`/venues/${id}`);
    await page.getByText('30 features not checked yet').click();
    await expect(page.getByRole('region', { name: 'Transport Hub Accessibility Features' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log in and answer three questions' }).click();
    const form = page.getByRole('form', { name: 'Sign In' });
    await form.getByLabel('Email', { exact: true }).fill(email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(new RegExp(`/venues/${id}#answer-three$`));
    await expect(
      page.getByRole('heading', { name: 'Question 1 of 3: Step-free to platforms: is it there?' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Question 2 of 3/ })).toBeFocused();
    await page.getByRole('button', { name: 'I do not know' }).click();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Thank you. 2 answers saved.' })).toBeFocused();
    await expect(page.getByText(/^Step-free platforms, confirmed by 1 person/)).toBeVisible();
  },
);
