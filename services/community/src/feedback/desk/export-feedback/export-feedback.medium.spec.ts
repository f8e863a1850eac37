import sql from 'sql-template-tag';
import { sharedCommunity, type CommunityUnderTest } from '../../../../test/community-service';

const EXPORT = '/api/admin/feedback/export.csv';
const ADMIN = 7;
const FORMULAS = ['=HYPERLINK("https://x.example")', '+1+1', '-2+3', '@SUM(A1)'];

let service: CommunityUnderTest;
beforeAll(async () => void (service = await sharedCommunity()));

const table = (query = '', role: 'member' | 'moderator' | 'admin' = 'admin') =>
  service.call<string>('GET', `${EXPORT}${query}`, { as: ADMIN, role });
const exported = () =>
  service.sql.query<{ actor: number; detail: string }>(
    sql`SELECT actor_id AS actor, detail FROM audit_entry WHERE act = 'feedback.exported' ORDER BY id`,
  );

describe('feedback as a table (FB.3)', () => {
  it('is for admins alone', async () => {
    for (const role of ['member', 'moderator'] as const) expect((await table('', role)).status).toBe(403);
    expect(await exported()).toEqual([]);
  });

  it('holds the list as it is narrowed, no cell that a spreadsheet would run, and stands in the log', async () => {
    for (const subject of FORMULAS)
      await service.call('POST', '/api/feedback', {
        body: { type: 'complaint', subject, message: `${subject}, said again`, userEmail: 'maya@example.org' },
      });
    await service.call('POST', '/api/feedback', { body: { type: 'praise', subject: 'Thanks', message: 'Thank you.' } });
    const { status, headers, body } = await table('?type=complaint');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="feedback.csv"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).not.toContain('Thanks');
    expect(body).toContain('maya@example.org');
    for (const formula of FORMULAS) {
      const quoted = formula.replaceAll('"', '""');
      expect(body).toContain(`'${quoted}`);
      expect(body).not.toMatch(new RegExp(`(^|,)"?${quoted.replace(/[^\w]/g, '\\$&')}`, 'm'));
    }
    expect(await exported()).toEqual([{ actor: ADMIN, detail: '4 feedbacks as a table' }]);
  });
});
