import { expect, type Page, test } from '@playwright/test';
import { reportInsult } from '../support/cases';
import { registerMember } from '../support/members';
import { signInAs } from '../support/sign-in';
import { pressOn, tabTo } from '../support/tab-to';
import { makeTrip } from '../support/trips';

const CASES = 10;

/** One case from its heading to its decision, without a mouse; its name. */
async function decideByKeyboard(queue: Page): Promise<string> {
  const heading = queue.getByRole('heading', { level: 2, name: /, report \d+$/ });
  await expect(heading).toBeFocused();
  const name = (await heading.textContent()) ?? '';
  const keep = queue.getByRole('radio', { name: 'Keep', exact: true });
  await tabTo(queue, keep, 20);
  await queue.keyboard.press('Space');
  await tabTo(queue, queue.getByLabel(/^The facts/), 20);
  await queue.keyboard.type('Nobody is insulted in it.');
  await pressOn(queue, queue.getByRole('button', { name: 'Decide, and take the next' }));
  await expect(queue.getByRole('heading', { level: 2, name, exact: true })).toBeHidden();
  return name;
}

test('a moderator goes through the queue by keyboard alone: each decision leads to the heading of the next', async ({
  browser,
  page,
}) => {
  const [theirs, staff] = await Promise.all([browser.newContext(), browser.newContext()]);
  await registerMember(theirs.request, 'Robin Walker');
  // One more than are decided, so that the last decision has a next one too.
  for (let count = 0; count <= CASES; count += 1) {
    await reportInsult(page.request, 'trip', await makeTrip(theirs.request, `A day in Whitby ${count}`));
  }
  await signInAs(staff.request, 'moderator');
  const queue = await staff.newPage();
  await queue.goto('/admin/queue');
  await pressOn(queue, queue.getByRole('button', { name: 'Take the next report' }));
  const decided = new Set<string>();
  for (let count = 0; count < CASES; count += 1) decided.add(await decideByKeyboard(queue));
  expect(decided.size).toBe(CASES);
  await Promise.all([theirs, staff].map((context) => context.close()));
});
