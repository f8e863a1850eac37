import { type APIRequestContext, expect, test } from '@playwright/test';
import { mailTo } from '../support/mailbox';
import { type NewMember, registerMember } from '../support/members';
import { makeComment, makeTrip } from '../support/trips';

interface Notice {
  title: string;
  message: string;
  href: string;
}

/** A member with a confirmed email address; only those get notification emails. */
async function confirmedMember(request: APIRequestContext, name: string): Promise<NewMember> {
  const member = await registerMember(request, name);
  const text = await mailTo(request, member.email, 'Confirm');
  const token = /token=([\w.~-]+)/.exec(text)?.[1] ?? '';
  expect((await request.post('/api/auth/verify-email', { data: { token } })).ok()).toBe(true);
  return member;
}
const addressIn = (text: string, label: string): string => new RegExp(`${label}:\\s+(\\S+)`).exec(text)?.[1] ?? '';
const settings = async (request: APIRequestContext) =>
  (await (await request.get('/api/notifications/mail-settings')).json()) as Record<string, string>;

test('a comment comes by mail, leads to itself, and such mails stop by one press (C5.11)', async ({
  page,
  browser,
}) => {
  const maya = await confirmedMember(page.request, 'Maya Lopez');
  const blogId = await makeTrip(page.request, 'Whitby with a powered chair');
  const guest = await browser.newContext();
  await registerMember(guest.request, 'Sam Rivers');
  const commentId = await makeComment(guest.request, blogId, 'Was the harbour wall wide enough?');

  await expect(async () => {
    const notices = (await (await page.request.get('/api/notifications')).json()) as Notice[];
    expect(notices).toMatchObject([
      { title: 'A comment is waiting for your approval', href: `/trip-blogs/${blogId}#comment-${commentId}` },
    ]);
  }).toPass();
  const mail = await mailTo(page.request, maya.email, 'A comment is waiting for your approval');
  expect(mail).toContain('Sam Rivers commented on your trip “Whitby with a powered chair”.');
  expect(mail).toContain(`/trip-blogs/${blogId}#comment-${commentId}`);
  await guest.close();

  // The link opens from an email program, without a session.
  const stranger = await browser.newPage();
  await stranger.goto(addressIn(mail, 'Stop these emails'));
  await expect(stranger.getByRole('heading', { level: 1, name: 'Stop these emails?' })).toBeVisible();
  expect((await settings(page.request))['comment']).toBe('at-once');
  await stranger.keyboard.press('Tab');
  await expect(stranger.getByRole('button', { name: 'Stop these emails' })).toBeFocused();
  await stranger.keyboard.press('Enter');
  await expect(stranger.getByRole('heading', { level: 1, name: 'These emails have stopped' })).toBeVisible();
  expect(await settings(page.request)).toMatchObject({ comment: 'never', reply: 'at-once' });
  await stranger.close();
});
