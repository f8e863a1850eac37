import { mailSchema, type MailHead } from '@waymark/contracts-account';
import { Database } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../../test/account-service';
import { MailQueue } from './mail-queue';
import { MAIL_TRANSPORT } from './mail-transport';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const at = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const HERE = at('127.0.0.1');

const sample = {
  name: 'sample',
  subject: 'Hello from here',
  paragraphs: ['One & two.'],
  closing: 'That is all you need to do.',
};

describe('the local mailbox (A13.5)', () => {
  it('lists what was sent and shows each as text and HTML', async () => {
    const queue = account.app.get(MailQueue, { strict: false });
    await account.app.get(Database).transaction((tx) => queue.add(tx, { to: 'maya@example.org', template: sample }));
    const [head] = await until('the mail', 5000, async () => {
      const mails = await bodyOf<MailHead[]>(await account.call('/api/auth/mailbox', HERE));
      return mails.length > 0 ? mails : null;
    });
    expect(head).toMatchObject({ to: 'maya@example.org', subject: 'Hello from here' });
    const mail = mailSchema.parse(await bodyOf(await account.call(`/api/auth/mailbox/${head?.id}`, HERE)));
    expect(mail.text).toContain('One & two.');
    const html = await account.call(`/api/auth/mailbox/${head?.id}/html`, HERE);
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox /);
    expect(await html.text()).toContain('One &amp; two.');
    expect((await account.call('/api/auth/mailbox-page')).status).toBe(200);
  });

  it.each(['192.168.0.7', '2001:db8::1', '127.0.0.1, 203.0.113.9', 'unknown', ''])(
    'is not there for %j: its mails are keys to accounts',
    async (address) => {
      const [head] = await bodyOf<MailHead[]>(await account.call('/api/auth/mailbox', at('::1')));
      for (const path of ['', `/${head?.id}`, `/${head?.id}/html`]) {
        const answer = await account.call(`/api/auth/mailbox${path}`, at(address));
        expect([answer.status, (await answer.text()).includes('One &amp; two')]).toEqual([404, false]);
      }
    },
  );

  it('is not there where mail leaves, nor is a mail that stayed before', async () => {
    const [head] = await bodyOf<MailHead[]>(await account.call('/api/auth/mailbox', HERE));
    const transport = account.app.get<object>(MAIL_TRANSPORT, { strict: false });
    Object.assign(transport, { keepsMail: false });
    const paths = ['mailbox', `mailbox/${head?.id}`, `mailbox/${head?.id}/html`, 'mailbox-page'];
    const answers = await Promise.all(paths.map((path) => account.call(`/api/auth/${path}`, HERE)));
    Object.assign(transport, { keepsMail: true });
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('knows no other mail', async () => {
    expect((await account.call('/api/auth/mailbox/00000000-0000-4000-8000-000000000000', HERE)).status).toBe(404);
    expect((await account.call('/api/auth/mailbox/1', HERE)).status).toBe(400);
  });
});
