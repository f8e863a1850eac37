import { mailSchema, type MailHead } from '@waymark/contracts-account';
import { Database } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import { type AccountUnderTest, bodyOf, startAccount } from '../../../test/account-service';
import { MailQueue } from '../mail-queue';

let account: AccountUnderTest;
beforeAll(async () => void (account = await startAccount()), 60_000);
afterAll(() => account?.stop());

const sample = { name: 'sample', subject: 'Hello from here', paragraphs: ['One & two.'], closing: 'That is all.' };

describe('the local mailbox', () => {
  it('lists what was sent and shows each as text and HTML', async () => {
    const queue = account.app.get(MailQueue, { strict: false });
    await account.app.get(Database).transaction((tx) => queue.add(tx, { to: 'maya@example.org', template: sample }));
    const [head] = await until('the mail', 5000, async () => {
      const mails = await bodyOf<MailHead[]>(await account.call('/api/auth/mailbox'));
      return mails.length > 0 ? mails : null;
    });
    expect(head).toMatchObject({ to: 'maya@example.org', subject: 'Hello from here' });
    const mail = mailSchema.parse(await bodyOf(await account.call(`/api/auth/mailbox/${head?.id}`)));
    expect(mail.text).toContain('One & two.');
    const html = await account.call(`/api/auth/mailbox/${head?.id}/html`);
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox /);
    expect(await html.text()).toContain('One &amp; two.');
    expect((await account.call('/api/auth/mailbox-page')).status).toBe(200);
  });

  it('knows no other mail', async () => {
    expect((await account.call('/api/auth/mailbox/00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await account.call('/api/auth/mailbox/1')).status).toBe(400);
  });
});
