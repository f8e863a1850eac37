import sql from 'sql-template-tag';
import {
  inMinutes,
  JSON_PLACE,
  MAIL_PLACE,
  NOBODYS_PLACE,
  startAuthorities,
  XML_PLACE,
  type AuthoritiesUnderTest,
} from '../../../test/authority-scenario';

let scene: AuthoritiesUnderTest;
beforeAll(async () => {
  scene = await startAuthorities();
}, 60_000);
afterAll(() => scene?.close());
afterEach(() => scene.settle());

describe('a report in the area of an authority (M8.2)', () => {
  it('waits while it can be corrected, and then goes there once, without whoever reported it', async () => {
    const id = await scene.report({ ...JSON_PLACE, issueType: 'cracks' });
    await scene.passOn.execute(inMinutes(14));
    expect(await scene.passedOn(id)).toMatchObject({
      authority: 'Salford City Council',
      way: 'open311',
      state: 'waiting',
      sentAt: null,
    });
    await Promise.all([1, 2, 3].map(() => scene.passOn.execute(inMinutes(16))));
    const [record, ...more] = scene.recordsOf(id);
    expect(more).toEqual([]);
    expect(record?.fields).toMatchObject({
      service_code: 'C',
      lat: '53.45',
      long: '-2.25',
      jurisdiction_id: 'salford',
      api_key: 'the key',
    });
    expect(record?.fields['description']).toContain(`https://waymark.example/footpath-reports/${id}`);
    for (const hidden of ['Ada', 'ada@example.org']) expect(JSON.stringify(record)).not.toContain(hidden);
    expect(await scene.passedOn(id)).toMatchObject({
      state: 'accepted',
      reference: record?.service_request_id,
      status: null,
    });
  });

  it('says what the authority says until it is closed there, and stays open here', async () => {
    const id = await scene.report();
    await scene.passOn.execute(inMinutes(16));
    const [record] = scene.recordsOf(id);
    Object.assign(record ?? {}, { status_notes: 'Our team comes on Monday.' });
    await scene.passOn.execute(inMinutes(80));
    expect(await scene.passedOn(id)).toMatchObject({ state: 'accepted', status: 'Our team comes on Monday.' });
    Object.assign(record ?? {}, { status: 'closed', status_notes: 'Mended.' });
    await scene.passOn.execute(inMinutes(160));
    expect(await scene.passedOn(id)).toMatchObject({ state: 'closed', status: 'Mended.' });
    expect((await scene.calls.read(id)).body.status).toBe('open');
    const asked = scene.desk.asked.length;
    await scene.passOn.execute(inMinutes(10_000));
    expect(scene.desk.asked).toHaveLength(asked);
  });

  it('that gets a token first has its reference later, in JSON and in XML', async () => {
    scene.desk.mood = 'gives a token';
    const ids = [await scene.report(), await scene.report(XML_PLACE)];
    await scene.passOn.execute(inMinutes(16));
    for (const id of ids) expect(await scene.passedOn(id)).toMatchObject({ state: 'sent', reference: null });
    await scene.passOn.execute(inMinutes(22));
    for (const id of ids) expect(await scene.passedOn(id)).toMatchObject({ state: 'sent', reference: null });
    scene.desk.isTokenReady = true;
    await scene.passOn.execute(inMinutes(28));
    for (const id of ids)
      expect(await scene.passedOn(id)).toMatchObject({
        state: 'accepted',
        reference: scene.recordsOf(id)[0]?.service_request_id,
      });
  });

  it('is written about by mail where there is no desk, in an event that only our own services can read', async () => {
    const id = await scene.report(MAIL_PLACE);
    await Promise.all([1, 2].map(() => scene.passOn.execute(inMinutes(16))));
    expect(await scene.passedOn(id)).toMatchObject({
      authority: 'Friends of the Park',
      way: 'mail',
      state: 'sent',
      reference: null,
    });
    const events = await scene.service.sql.query<{ data: { sealed: string } }>(sql`
      SELECT data FROM outbox WHERE type = 'maps.report.passed-on.v1' AND aggregate_id = ${String(id)}`);
    expect(events).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain('park.example');
  });

  it('goes nowhere when it was resolved meanwhile, or lies in no area; opened again it goes after all', async () => {
    const [mended, elsewhere] = [await scene.report(), await scene.report(NOBODYS_PLACE)];
    await scene.calls.setStatus(mended, 1, 'It was mended.', 7);
    await scene.passOn.execute(inMinutes(16));
    expect([await scene.passedOn(mended), await scene.passedOn(elsewhere)]).toEqual([null, null]);
    await scene.calls.setStatus(mended, 0, 'It is there again.', 7);
    await scene.passOn.execute(inMinutes(16));
    expect(await scene.passedOn(mended)).toMatchObject({ state: 'accepted' });
    expect(scene.recordsOf(elsewhere)).toEqual([]);
  });

  it('is sent again to a desk that was busy, and not looked for there first', async () => {
    const id = await scene.report();
    const busy = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(null, { status: 429 }));
    await scene.passOn.execute(inMinutes(16));
    busy.mockRestore();
    expect(await scene.passedOn(id)).toMatchObject({ state: 'failed' });
    const before = scene.desk.asked.length;
    await scene.passOn.execute(inMinutes(18));
    expect(scene.desk.asked.slice(before)).toEqual([expect.stringMatching(/^POST /)]);
    expect(await scene.passedOn(id)).toMatchObject({ state: 'accepted' });
  });

  it('goes with its row when it is deleted', async () => {
    const id = await scene.report();
    await scene.service.sql.query(sql`DELETE FROM footpath_report WHERE id = ${id}`);
    await scene.passOn.execute(inMinutes(16));
    expect(scene.recordsOf(id)).toEqual([]);
  });
});

it('a letter about a report says what, where and since when, and names nobody', async () => {
  const id = await scene.report({
    ...NOBODYS_PLACE,
    issueType: 'cracks',
    description: 'Cracks across the whole path.',
  });
  const answer = await fetch(`${scene.service.origin}/api/footpath-reports/${id}/letter`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain(`footpath-report-${id}.txt`);
  const text = await answer.text();
  for (const words of [
    'What: Cracks',
    'How bad: Major',
    '51.500000, -0.120000',
    'Confirmed by: nobody else yet',
    'Cracks across the whole path.',
    `https://waymark.example/footpath-reports/${id}`,
  ])
    expect(text).toContain(words);
  for (const hidden of ['Ada', 'ada@']) expect(text).not.toContain(hidden);
  expect((await fetch(`${scene.service.origin}/api/footpath-reports/999999/letter`)).status).toBe(404);
});
