import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { caseOf } from '../support/cases';
import { layoutProblems } from '../support/layout-problems';
import { registerMember } from '../support/members';
import { signInAs } from '../support/sign-in';
import { toast } from '../support/toast';
import { makeTrip } from '../support/trips';

const FACTS = 'The second line makes fun of a wheelchair user.';

test('a report leads to a decision, its author reads why and appeals, and another brings it back', async ({
  browser,
  page,
}) => {
  const [theirs, staff, others] = await Promise.all([browser.newContext(), browser.newContext(), browser.newContext()]);
  await registerMember(theirs.request, 'Robin Walker');
  const tripId = await makeTrip(theirs.request, 'A day in Whitby');

  await page.goto(`/trip-blogs/${tripId}`);
  await page
    .getByRole('button', { name: /^Report this/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Report this trip' });
  await dialog.getByText('It insults or threatens people').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(toast(page, 'Thank you for your report')).toBeVisible();

  await signInAs(staff.request, 'moderator');
  const id = await caseOf(staff.request, tripId);
  const decide = async (context: typeof staff, act: string): Promise<void> => {
    const queue = await context.newPage();
    await queue.goto('/admin/queue');
    await queue.getByRole('button', { name: new RegExp(`report ${id}$`) }).click();
    await expect(queue.getByRole('heading', { level: 2, name: `Trip, report ${id}` })).toBeFocused();
    await queue.getByText(act, { exact: true }).click();
    await queue.getByLabel(/^The facts/).fill(FACTS);
    await expectAccessible(queue);
    expect(await layoutProblems(queue)).toEqual([]);
    await queue.getByRole('button', { name: 'Decide, and take the next' }).click();
    await expect(queue.getByRole('heading', { level: 2, name: `Trip, report ${id}` })).toBeHidden();
    await queue.close();
  };
  await decide(staff, 'Hide');
  const seen = async () => (await page.request.get(`/api/trip-blogs/${tripId}`)).status();
  await expect.poll(seen, { timeout: 5_000 }).toBe(404);

  const statements = (await (await theirs.request.get('/api/statements')).json()) as { id: number }[];
  const statement = await theirs.newPage();
  await statement.goto(`/statements/${statements[0]?.id}`);
  await expect(statement.getByText(FACTS)).toBeVisible();
  await expectAccessible(statement);
  await statement.getByLabel(/Why it should be decided otherwise/).fill('I am the wheelchair user, and it is my joke.');
  await statement.getByRole('button', { name: 'Send appeal' }).click();
  await expect(statement.getByText(/It waits for somebody else/)).toBeVisible();

  await signInAs(others.request, 'admin');
  await decide(others, 'Keep');
  await expect.poll(seen, { timeout: 5_000 }).toBe(200);
  await statement.reload();
  await expect(statement.getByText(/took the decision back/)).toBeVisible();
  await Promise.all([theirs, staff, others].map((context) => context.close()));
});
