import type { PageMetadata } from '@waymark/contracts-core';
import { mapsContentAutoFlagged, reportOpened } from '@waymark/contracts-maps';
import sql from 'sql-template-tag';
import { sharedMaps, type MapsUnderTest } from '../../test/maps-service';
import { MANCHESTER, reportCalls, reportForm } from '../../test/report-scenario';

let service: MapsUnderTest;
let calls: ReturnType<typeof reportCalls>;
beforeAll(async () => {
  service = await sharedMaps();
  calls = reportCalls(service);
}, 60_000);

const told = async (id: number | undefined) =>
  (await service.published(reportOpened)).map(({ data }) => data).filter(({ reportId }) => reportId === id);

const signalled = async (reportId: number) =>
  (await service.published(mapsContentAutoFlagged))
    .filter(({ data }) => data.contentId === String(reportId))
    .map(({ data }) => data.signals);

describe('a footpath report (M3.1, M3.2, M3.3, M3.4, M5.1, M5.2, M7.3)', () => {
  it('of a visitor is there for everybody, with a name, a place in words and no way to reach the reporter', async () => {
    const secret = { reporterEmail: 'ada@example.org', reporterContact: 'by the blue door' };
    const { status, body } = await calls.report(secret);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...reportForm(), severityLevel: 3, status: 'open', isResolved: 0, isOwn: false });
    expect(body.location).toContain('Manchester');
    expect(body.verificationCount).toBe(0);
    const read = (await calls.read(body.id)).body;
    expect(read.history).toMatchObject([{ act: 'reported', by: 'Ada', reason: null }]);
    const everything = JSON.stringify([read, (await calls.list()).body]);
    for (const hidden of ['ada@', 'blue door', 'correctionKey', 'reporterId']) expect(everything).not.toContain(hidden);
  });

  it('has a page in words for search engines, which names nobody; one that is made up is listed nowhere', async () => {
    const { id } = (await calls.report({ issueType: 'cracks', location: 'Oxford Road' }, 17)).body;
    const read = () => service.call<PageMetadata>('GET', `/api/footpath-reports/${id}/document`);
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Cracks, Oxford Road',
      canonicalPath: `/footpath-reports/${id}`,
      noindex: false,
    });
    expect(body.sections[0]?.paragraphs).toEqual([reportForm().description]);
    expect(JSON.stringify(body)).not.toContain('Member 17');
    await service.sql.query(sql`UPDATE footpath_report SET is_sample = true WHERE id = ${id}`);
    expect((await read()).body.noindex).toBe(true);
    expect((await service.call('GET', '/api/footpath-reports/999999/document')).status).toBe(404);
  });

  it('of a member bears their name when they give none, and is theirs in their list alone', async () => {
    const { body } = await calls.report({ reporterName: undefined }, 7);
    expect(body).toMatchObject({ reporterName: 'Member 7', isOwn: true, correctionKey: null });
    expect((await calls.list('/mine', 7)).body.map(({ id }) => id)).toEqual([body.id]);
    expect((await calls.list('/mine', 8)).body).toEqual([]);
  });

  it('is made once however often it is sent with one key, also by a visitor', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => calls.report({}, undefined, 'report-key-0001')));
    expect(new Set(sent.map(({ body }) => `${body.id} ${body.correctionKey}`)).size).toBe(1);
    const reportId = sent[0]?.body.id;
    const town = expect.stringContaining('Manchester') as string;
    const opened = { reportId, issueType: 'no_dropped_kerb', severity: 'major', reporterId: null, town };
    expect(await told(reportId)).toEqual([opened]);
  });

  it.each([
    ['their own', undefined, 8],
    ['another', 'A neighbour', null],
  ])('of a member shows its author only under %s name', async (_, reporterName, reporterId) => {
    const { body } = await calls.report({ reporterName }, 8);
    expect(await told(body.id)).toMatchObject([{ reporterId }]);
  });

  it.each([
    ['null island', { latitude: 0, longitude: 0 }],
    ['mid-ocean', { latitude: 48.5, longitude: -30 }],
  ])('at %s is accepted only when the place is confirmed', async (_, position) => {
    const refused = await calls.report(position);
    expect(refused.body).toMatchObject({ status: 422, code: 'report.position-unlikely' });
    expect(refused.body.fieldErrors).toHaveProperty('isPositionMeant');
    expect((await calls.report({ ...position, isPositionMeant: true })).status).toBe(201);
  });

  it('of a visitor without a name is refused by the field', async () => {
    const { status, body } = await calls.report({ reporterName: undefined });
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([422, ['reporterName']]);
  });
});

describe('a correction', () => {
  it('can be made by the reporter within 15 minutes, and is in the history (M4.6)', async () => {
    const { id, correctableUntil } = (await calls.report({}, 7)).body;
    expect(Date.parse(correctableUntil ?? '')).toBeGreaterThan(Date.now());
    const { body } = await calls.correct(id, { severity: 'minor', description: 'It is lower than I thought.' }, 7);
    expect(body).toMatchObject({ severity: 'minor', description: 'It is lower than I thought.', ...MANCHESTER });
    expect((await calls.read(id)).body.history.map(({ act }) => act)).toEqual(['reported', 'corrected']);
    await service.sql.query(
      sql`UPDATE footpath_report SET created_at = now() - interval '16 minutes' WHERE id = ${id}`,
    );
    expect((await calls.correct(id, { severity: 'major' }, 7)).body.code).toBe('report.not-yours');
    expect((await calls.read(id, 7)).body.correctableUntil).toBeNull();
  });

  it('is made by a visitor with the key of their report, and by nobody else', async () => {
    const { id, correctionKey } = (await calls.report()).body;
    const moved = { latitude: 51.5, longitude: -0.12 };
    for (const key of [undefined, '', 'guess', 'x'.repeat(32)])
      expect((await calls.correct(id, { ...moved, correctionKey: key })).status).toBe(403);
    expect((await calls.correct(id, moved, 8)).status).toBe(403);
    const { body } = await calls.correct(id, { ...moved, correctionKey });
    expect(body).toMatchObject(moved);
    expect(body.location).toContain('London');
  });
});

describe('a text of a report', () => {
  // Earlier reports would count as many in a short time.
  beforeEach(() => service.sql.query(sql`DELETE FROM footpath_report`));

  it('that has a private number is shown, and a person is called with the reason', async () => {
    const { body } = await calls.report({ description: 'Blocked by a car. Its owner: 0113 496 0123.' }, 81);
    expect(await signalled(body.id)).toEqual([['personal-data']]);
    expect((await calls.read(body.id)).status).toBe(200);
  });

  it('as it should be calls nobody; corrected with an insult it does', async () => {
    const { body } = await calls.report({}, 82);
    expect(await signalled(body.id)).toEqual([]);
    await calls.correct(body.id, { description: 'The wankers of the council.' }, 82);
    expect(await signalled(body.id)).toEqual([['obscenity']]);
  });

  it('repeated a street further goes to a moderator, also from a visitor (F5.5)', async () => {
    const description = 'The kerb is too high for me.';
    expect((await calls.report({ description })).status).toBe(201);
    const { body } = await calls.report({ description, latitude: 53.49 });
    expect(await signalled(body.id)).toEqual([['repeated']]);
  });
});
