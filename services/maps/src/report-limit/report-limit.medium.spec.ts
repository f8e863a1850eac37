import type { Problem } from '@waymark/contracts-core';
import { ForgetSenders } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { reportForm } from '../../test/report-scenario';
import { ownMaps, type OwnMaps } from '../../test/maps-service';

const ADDRESS = '203.0.113.9';

describe('how much one may report', () => {
  let service: OwnMaps;
  const report = (from: string, as?: number, key?: string) =>
    service.call<{ id: number } & Problem>('POST', '/api/footpath-reports', {
      as,
      key,
      headers: { 'x-forwarded-for': from },
      body: reportForm(),
    });
  /** Ten at once. On a busy machine some wait too long for their turn and are sent away before anybody counts: those come back. */
  const many = async (count: number, from: string, as?: number) => {
    const answers: Awaited<ReturnType<typeof report>>[] = [];
    while (answers.length < count) {
      const sent = Array.from({ length: Math.min(count - answers.length, 10) }, () => report(from, as));
      answers.push(...(await Promise.all(sent)).filter(({ status }) => status !== 503));
    }
    return { answers, taken: answers.filter(({ status }) => status === 201).length };
  };

  beforeAll(async () => void (service = await ownMaps({ RATE_LIMIT_FACTOR: '1' })), 60_000);
  afterAll(() => service?.close());

  it('accepts twenty reports from one shared address, and tells the others when to retry (M14.5b)', async () => {
    const { answers, taken } = await many(30, ADDRESS);
    expect(taken).toBe(20);
    const others = answers.filter(({ status }) => status !== 201);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([429]));
    expect(others.every(({ headers }) => Number(headers.get('retry-after')) > 500)).toBe(true);
  }, 60_000);

  it('a member is not stopped for the address, and has twenty of their own from wherever', async () => {
    expect((await report(ADDRESS, 5)).status).toBe(201);
    expect((await many(25, '203.0.113.10', 5)).taken).toBe(19);
    expect((await report('203.0.113.10')).status).toBe(201);
  }, 60_000);

  it('a program of others has twenty, too, from one address', async () => {
    const { latitude, longitude, description, reporterName } = reportForm();
    const fields = { lat: `${latitude}`, long: `${longitude}`, description, first_name: reporterName };
    const body = () => new URLSearchParams({ service_code: 'cracks', ...fields });
    const headers = { 'x-forwarded-for': '203.0.113.14' };
    const send = () =>
      fetch(`${service.origin}/api/open311/v2/requests.json`, { method: 'POST', headers, body: body() });
    const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await send()).status));
    expect([statuses.filter((status) => status === 201).length, statuses.includes(429)]).toEqual([20, true]);
  });

  it('a report sent again with its key is counted once', async () => {
    const from = '203.0.113.11';
    const both = await Promise.all([1, 2].map(() => report(from, undefined, 'report-key-1')));
    expect(both[0]?.body.id).toBe(both[1]?.body.id);
    expect((await many(25, from)).taken).toBe(19);
  }, 60_000);

  it('no address is stored, and after ten minutes not even its hash', async () => {
    const { id } = (await report('203.0.113.12')).body;
    const row = async () =>
      (await service.sql.query<{ sender_key: string | null }>(sql`SELECT * FROM footpath_report WHERE id = ${id}`))[0];
    expect(JSON.stringify(await row())).not.toContain('203.0.113');
    expect((await row())?.sender_key).toEqual(expect.any(String));
    await service.sql.query(
      sql`UPDATE footpath_report SET created_at = now() - interval '11 minutes' WHERE id = ${id}`,
    );
    await service.app.get(ForgetSenders).run();
    expect(await row()).toMatchObject({ sender_key: null });
  });
});
