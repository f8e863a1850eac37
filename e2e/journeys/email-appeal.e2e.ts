import { type APIRequestContext, expect, test } from '@playwright/test';
import { caseOf, reportInsult } from '../support/cases';
import { mailTo } from '../support/mailbox';
import { type NewMember, registerMember } from '../support/members';
import { signInAs } from '../support/sign-in';
import { pressOn, tabTo } from '../support/tab-to';
import { makeTrip } from '../support/trips';

const FACTS = 'The second line makes fun of a wheelchair user.';
const WORDS = 'I am the wheelchair user, and it is my joke.';
const SUBJECT = 'A decision about what you posted';

/** A member with a confirmed email address; only those get notification emails. */
async function confirmedMember(request: APIRequestContext, name: string): Promise<NewMember> {
  const member = await registerMember(request, name);
  const token = /token=([\w.~-]+)/.exec(await mailTo(request, member.email, 'Confirm'))?.[1] ?? '';
  expect((await request.post('/api/auth/verify-email', { data: { token } })).ok()).toBe(true);
  return member;
}

const signsIn = (request: APIRequestContext, { email, password }: NewMember) =>
  request.post('/api/auth/login', { data: { email, password } });

test('a suspended member reads why and appeals by the link of the letter alone, and is let in again (F7.13)', async ({
  browser,
  page,
}) => {
  const [theirs, staff, others] = await Promise.all([browser.newContext(), browser.newContext(), browser.newContext()]);
  const member = await confirmedMember(theirs.request, 'Robin Walker');
  const tripId = await makeTrip(theirs.request, 'A day in Whitby');
  await reportInsult(page.request, 'trip', tripId);

  await signInAs(staff.request, 'admin');
  const id = await caseOf(staff.request, tripId);
  const decide = (by: APIRequestContext, act: string, decisionNumber: number) =>
    by.post(`/api/admin/cases/${id}/decisions`, { data: { act, rule: 'insult', facts: FACTS, decisionNumber } });
  expect((await decide(staff.request, 'suspend', 0)).status()).toBe(200);
  await expect.poll(async () => (await signsIn(theirs.request, member)).status()).toBe(403);

  // Uses only the notification email: no session, a small screen, no mouse.
  const text = await mailTo(page.request, member.email, SUBJECT);
  const link = /\S+\/statements\/\d+\/letter#code=[\w-]{43}/.exec(text)?.[0] ?? 'no link';
  const code = link.split('code=')[1] ?? 'no code';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: SUBJECT })).toBeVisible();
  await expect(page.getByText(FACTS)).toBeVisible();
  await expect.poll(() => page.url()).not.toContain(code);
  await tabTo(page, page.getByLabel(/Why should we decide differently?/));
  await page.keyboard.type('No.');
  await pressOn(page, page.getByRole('button', { name: 'Send appeal' }));
  await expect(
    page.getByRole('group', { name: 'There is a problem' }).getByRole('link', { name: /at least 10 characters/ }),
  ).toBeVisible();
  await tabTo(page, page.getByLabel(/Why should we decide differently?/));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(WORDS);
  await pressOn(page, page.getByRole('button', { name: 'Send appeal' }));
  await expect(page.getByText(/Someone who was not involved before/)).toBeVisible();
  // The code reached the server only in request bodies.
  expect(asked.filter((url) => url.includes(code))).toEqual([]);

  // Staff see the appeal. The person who made the first decision may not decide again; another admin may.
  const found = (await (await staff.request.get(`/api/admin/cases/${id}`)).json()) as { isAppealed: boolean };
  expect(found.isAppealed).toBe(true);
  expect((await decide(staff.request, 'keep', 1)).status()).toBe(403);
  const second = await registerMember(others.request, 'Sam Rivers');
  const promoted = await staff.request.put(`/api/admin/members/${second.id}/role`, {
    data: { role: 'admin', reason: 'Decides about appeals.' },
  });
  expect(promoted.ok()).toBe(true);
  expect((await signsIn(others.request, second)).ok()).toBe(true);
  const queue = await others.newPage();
  await queue.goto('/admin/queue');
  await queue.getByRole('button', { name: new RegExp(`report ${id}$`) }).click();
  await expect(queue.getByText(WORDS)).toBeVisible();
  await queue.getByText('Keep', { exact: true }).click();
  await queue.getByLabel(/^The facts/).fill('The author laughs about nobody else.');
  await queue.getByRole('button', { name: 'Decide and take the next' }).click();

  await expect.poll(async () => (await signsIn(theirs.request, member)).ok()).toBe(true);
  // Opens the link in the email again, days later.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText(/reversed the decision/)).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Read that decision' }));
  await expect(page.getByText('The author laughs about nobody else.')).toBeVisible();
  await expect.poll(() => page.url()).not.toContain(code);
  await page.goBack();
  await expect(page.getByText(FACTS)).toBeVisible();
  await Promise.all([theirs, staff, others].map((context) => context.close()));
});
