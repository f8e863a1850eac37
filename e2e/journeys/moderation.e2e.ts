import { expect, test } from '@playwright/test';
import { caseOf } from '../support/cases';
import { expectFocusStays } from '../support/expect-focus-stays';
import { registerMember } from '../support/members';
import { signInAs } from '../support/sign-in';
import { pressOn, tabTo } from '../support/tab-to';
import { toast } from '../support/toast';
import { makeTrip } from '../support/trips';

const FACTS = 'The second line makes fun of a wheelchair user.';

test('a report leads to a decision, its author reads why and appeals, and another brings it back (F7.5)', async ({
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
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(toast(page, 'Thank you for your report')).toBeVisible();

  await signInAs(staff.request, 'moderator');
  const id = await caseOf(staff.request, tripId);
  const decide = async (context: typeof staff, act: 'Hide' | 'Keep'): Promise<void> => {
    const queue = await context.newPage();
    await queue.goto('/admin/queue');
    await queue.getByRole('button', { name: new RegExp(`report ${id}$`) }).press('Enter');
    const heading = queue.getByRole('heading', { level: 2, name: `Trip, report ${id}` });
    await expect(heading).toBeFocused();
    await tabTo(queue, queue.getByRole('radio', { name: 'Keep', exact: true }), 20);
    await queue.keyboard.press('Space');
    const wanted = queue.getByRole('radio', { name: act, exact: true });
    while (!(await wanted.isChecked())) await queue.keyboard.press('ArrowDown');
    await tabTo(queue, queue.getByLabel(/^The facts/), 20);
    await queue.keyboard.type(FACTS);
    await pressOn(queue, queue.getByRole('button', { name: 'Decide and take the next' }));
    await expect(heading).toBeHidden();
    await expectFocusStays(queue);
    await queue.close();
  };
  await decide(staff, 'Hide');
  const seen = async () => (await page.request.get(`/api/trip-blogs/${tripId}`)).status();
  await expect.poll(seen).toBe(404);

  const statements = (await (await theirs.request.get('/api/statements')).json()) as { id: number }[];
  const statement = await theirs.newPage();
  await statement.goto(`/statements/${statements[0]?.id}`);
  await expect(statement.getByText(FACTS)).toBeVisible();
  await statement.getByLabel(/Why should we decide differently?/).fill('I am the wheelchair user, and it is my joke.');
  await statement.getByRole('button', { name: 'Send appeal' }).click();
  await expect(statement.getByText(/Someone who was not involved before/)).toBeVisible();

  await signInAs(others.request, 'admin');
  await decide(others, 'Keep');
  await expect.poll(seen).toBe(200);
  await statement.reload();
  await expect(statement.getByText(/reversed the decision/)).toBeVisible();
  await Promise.all([theirs, staff, others].map((context) => context.close()));
});
