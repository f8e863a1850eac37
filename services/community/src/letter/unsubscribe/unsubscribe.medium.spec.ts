import type { MailSettings } from '@waymark/contracts-community';
import sql from 'sql-template-tag';
import { type NewsUnderTest, sharedNews } from '../../../test/news-scenario';
import { UnsubscribeTokens } from './unsubscribe-tokens';

let news: NewsUnderTest;
beforeAll(async () => void (news = await sharedNews()));

let maya = 0;
let address = '';
beforeEach(async () => {
  maya = await news.member('Maya');
  const token = await news.app.get(UnsubscribeTokens).of({ memberId: maya, types: ['comment', 'reply'] });
  address = `${news.origin}/api/notifications/unsubscribe?token=${token}`;
});

const settings = async () =>
  (await news.call<MailSettings>('GET', '/api/notifications/mail-settings', { as: maya })).body;
const ONE_CLICK = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
const STOPPED = { comment: 'never', reply: 'never', follow: 'daily', review_like: 'daily', owner_answer: 'at-once' };

describe('a link that stops mails (C5.9)', () => {
  it('asks with one button, whoever opens it, and stops nothing by being opened', async () => {
    const response = await fetch(address);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.match(/<button/g)).toHaveLength(1);
    expect(page).toContain('Somebody comments on your trip');
    expect(page).not.toMatch(/<script|Maya/);
    expect((await settings()).comment).toBe('at-once');
  });

  it.each([
    ['a form', () => ONE_CLICK],
    [
      'a form in parts',
      () => {
        const parts = new FormData();
        parts.set('List-Unsubscribe', 'One-Click');
        return parts;
      },
    ],
  ])('stops its kinds without a session when %s is sent, and again', async (_, body) => {
    const press = () => fetch(address, { method: 'POST', body: body() });
    for (const response of [await press(), await press()])
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('have stopped')]);
    expect(await settings()).toEqual(STOPPED);
  });

  it('names nobody, and works for nobody else', async () => {
    expect(address).not.toMatch(new RegExp(`=[^&]*\\b${maya}\\b`));
    const changed = address.slice(0, -3) + (address.endsWith('AAA') ? 'BBB' : 'AAA');
    for (const wrong of [changed, `${news.origin}/api/notifications/unsubscribe?token=x`]) {
      const answer = await fetch(wrong, { method: 'POST', body: ONE_CLICK });
      expect(answer.status).toBe(404);
      // A person reads it, not a program.
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(await answer.text()).toContain('<h1>This link does not work</h1>');
    }
    expect((await settings()).comment).toBe('at-once');
  });

  it('has nothing to stop for a member who has left', async () => {
    await news.sql.query(sql`INSERT INTO deleted_member (member_id) VALUES (${maya})`);
    expect((await fetch(address, { method: 'POST', body: ONE_CLICK })).status).toBe(200);
    expect(await news.sql.query(sql`SELECT 1 FROM notification_mail WHERE member_id = ${maya}`)).toEqual([]);
  });
});
