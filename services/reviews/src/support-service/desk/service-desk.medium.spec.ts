import type { DeskService, ServiceDesk, ServiceFields, SupportService } from '@waymark/contracts-reviews';
import { Database, verifyAudit } from '@waymark/service-kit';
import { acrossCommit } from '@waymark/testing';
import sql from 'sql-template-tag';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { sendCsv } from '../../../test/send-csv';
import { dayOf } from '../freshness';

const DESK = '/api/support-services/desk';
const FIELDS = {
  ...{ name: 'Ramps to Go', type: 'equipment', description: `Ramps ${'by the day '.repeat(20)}` },
  ...{ phone: '0113 496 0000', city: 'Leeds', country: 'UK' },
};
const HEADING = 'sourceKey,name,type,lastVerified,city,phone';
const csvOf = (day: string, phone: string) => `${HEADING}\nw1,Wheels for Hire,wheelchair_rental,${day},Leeds,${phone}`;
const today = dayOf(new Date());
const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * 86_400_000));

describe('the desk of support services (F10.14)', () => {
  let service: ReviewsService;
  const act = <T = ServiceDesk>(method: string, path: string, body?: object, key?: string) =>
    service.call<T>(method, `${DESK}${path}`, { as: 5, role: 'moderator', body, key });
  const listed = async () => (await service.call<SupportService[]>('GET', '/api/support-services')).body;
  const shown = async (name: string) => (await listed()).find((one) => one.name === name);

  beforeAll(async () => void (service = await sharedReviews()));

  it('begins an entry that nobody sees, once, and publishes what somebody checked', async () => {
    const begun = await act('POST', '', { fields: FIELDS }, 'begin-the-ramps');
    expect(begun).toMatchObject({ status: 201, body: { state: 'new', draft: { version: 1, isOld: false } } });
    const again = await act('POST', '', { fields: FIELDS }, 'begin-the-ramps');
    const { id, version } = again.body;
    expect(id).toBe(begun.body.id);
    expect(await shown('Ramps to Go')).toBeUndefined();
    const unchecked = await act('POST', `/${id}/publish`, { version, draftVersion: 1, isChecked: false });
    expect(unchecked).toMatchObject({ status: 409, body: { code: 'support-service.not-checked' } });
    const published = await act('POST', `/${id}/publish`, { version, draftVersion: 1, isChecked: true });
    expect(published.body).toMatchObject({ state: 'listed', draft: null, history: [{ act: 'published' }] });
    expect(await shown('Ramps to Go')).toMatchObject({ lastVerified: today, phone: FIELDS.phone, address: null });
  });

  it('refuses wrong facts with the name of the field, and what is not there', async () => {
    const wrong = await act<object>('POST', '', { fields: { ...FIELDS, name: '', website: 'nowhere at all' } });
    expect(wrong).toMatchObject({ status: 422, body: { fieldErrors: { 'fields.name': 'Name is required.' } } });
    expect((await act('GET', '/1999999999')).status).toBe(404);
    expect((await act('POST', '/1999999999/check', { version: 0 })).status).toBe(404);
  });

  it('keeps drafts separate from the public list, and shows the second editor the current state', async () => {
    await sendCsv(service, csvOf(daysAgo(40), '0113 111 1111'), 'admin');
    const wheels = await shown('Wheels for Hire');
    const { body: desk } = await act('GET', `/${wheels?.id}`);
    const fields: ServiceFields = { ...desk.fields, phone: '0113 222 2222' };
    const path = `/${desk.id}`;
    const draft = { version: desk.version, draftVersion: 0, fields };
    expect((await act('PUT', `${path}/draft`, draft)).status).toBe(200);
    expect(await act('PUT', `${path}/draft`, draft)).toMatchObject({
      status: 409,
      body: { code: 'support-service.changed', draftVersion: '1' },
    });
    expect((await shown('Wheels for Hire'))?.phone).toBe('0113 111 1111');
    const publish = { version: desk.version, draftVersion: 1, isChecked: false };
    const published = await act('POST', `${path}/publish`, publish);
    expect(published.body.history.map(({ act: what }) => what)).toEqual(['published', 'found']);
    expect(await shown('Wheels for Hire')).toMatchObject({ phone: fields.phone, lastVerified: daysAgo(40) });
    expect((await act('POST', `${path}/publish`, publish)).status).toBe(409);

    // A file that was checked earlier does not take it back; one that was checked later does.
    await sendCsv(service, csvOf(daysAgo(50), '0113 333 3333'), 'admin');
    expect((await shown('Wheels for Hire'))?.phone).toBe(fields.phone);
    const checked = await act('POST', `${path}/check`, { version: published.body.version });
    expect(await shown('Wheels for Hire')).toMatchObject({ phone: fields.phone, lastVerified: today });
    const undone = await act('POST', `${path}/undo`, { version: checked.body.version });
    expect(undone.body.entry.lastVerified).toBe(daysAgo(40));
    const reason = 'It has closed.';
    const off = await act('PUT', `${path}/listed`, { version: undone.body.version, isListed: false, reason });
    expect(off.body.state).toBe('retired');
    expect(await shown('Wheels for Hire')).toBeUndefined();
    await sendCsv(service, csvOf(daysAgo(1), '0113 444 4444'), 'admin');
    expect(await shown('Wheels for Hire')).toBeUndefined();
    const { body: now } = await act('GET', path);
    expect(now).toMatchObject({ state: 'retired', fields: { phone: '0113 444 4444' } });
    // Staff cannot undo a change that an imported file made since.
    expect((await act('POST', `${path}/undo`, { version: now.version })).status).toBe(409);
    const back = await act('PUT', `${path}/listed`, { version: now.version, isListed: true, reason: 'Open again.' });
    expect(back.body.state).toBe('listed');
    const again = await act('POST', `${path}/undo`, { version: back.body.version });
    expect(again.body.state).toBe('retired');
  });

  it('finds entries by words and state, sorted by name', async () => {
    const names = async (query: string) =>
      (await act<DeskService[]>('GET', query)).body.map(({ name, state }) => [name, state]);
    expect(await names('')).toEqual([
      ['Ramps to Go', 'listed'],
      ['Wheels for Hire', 'retired'],
    ]);
    expect(await names('?show=off')).toEqual([['Wheels for Hire', 'retired']]);
    expect(await names('?q=ramps&show=drafts')).toEqual([]);
    const [ramps] = (await act<DeskService[]>('GET', '?q=ramps')).body;
    expect(ramps).toMatchObject({ country: 'UK', excerpt: FIELDS.description.slice(0, 160) });
    const first = await act<DeskService[]>('GET', '?limit=1');
    expect(first.headers.get('link')).toContain('cursor=');
  });

  it('throws a draft away, and with it what was never published', async () => {
    const { body } = await act('POST', '', { fields: { ...FIELDS, name: 'Never' } });
    expect((await act('DELETE', `/${body.id}/draft`)).status).toBe(204);
    expect((await act('GET', `/${body.id}`)).status).toBe(404);
  });

  it('writes each act into the log, once, with why', async () => {
    const database = service.get(Database);
    const rows = await database.query<{ act: string; reason: string | null }>(
      sql`SELECT act, reason FROM audit_entry WHERE actor_id = 5 ORDER BY id`,
    );
    expect(rows.map(({ act: what }) => what.replace('support-service.', ''))).toEqual([
      ...['begun', 'published', 'drafted', 'published', 'checked', 'undone', 'retired', 'listed', 'undone'],
      ...['begun', 'draft-discarded'],
    ]);
    expect(rows.map(({ reason }) => reason)).toContain('It has closed.');
    expect((await verifyAudit(database)).brokenAt).toBeNull();
  });

  it('saves no draft over one that was begun while it waited', async () => {
    const { id = 0 } = (await shown('Ramps to Go')) ?? {};
    const { body: desk } = await act('GET', `/${id}`);
    const draft = { version: desk.version, draftVersion: 0, fields: desk.fields };
    const begun = `SELECT 1 FROM support_service WHERE id = ${id} FOR UPDATE;
      INSERT INTO support_service_draft (service_id, fields, based_on) VALUES (${id}, '${JSON.stringify(desk.fields)}', ${desk.version})`;
    const saved = await acrossCommit(service.ownerUrl, begun, () => act('PUT', `/${id}/draft`, draft));
    expect(saved).toMatchObject({ status: 409, body: { draftVersion: '1' } });
  });
});
