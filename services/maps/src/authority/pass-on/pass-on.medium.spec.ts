import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PassedOn } from '@waymark/contracts-maps';
import sql from 'sql-template-tag';
import { startMaps, type MapsUnderTest } from '../../../test/maps-service';
import { Open311Server } from '../../../test/open311-server';
import { reportCalls } from '../../../test/report-scenario';
import { HandoverRepository } from '../handover.repository';
import { PassOn } from './pass-on';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const JSON_PLACE = { latitude: 53.45, longitude: -2.25 };
const XML_PLACE = { latitude: 54.45, longitude: -2.25 };
const MAIL_PLACE = { latitude: 52.45, longitude: -2.25 };
const NOBODYS_PLACE = { latitude: 51.5, longitude: -0.12 };

const square = (south: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [-2.5, south],
      [-2, south],
      [-2, south + 0.5],
      [-2.5, south + 0.5],
      [-2.5, south],
    ],
  ],
});

let folder: string;
let desk: Open311Server;
let service: MapsUnderTest;
let calls: ReturnType<typeof reportCalls>;
let passOn: PassOn;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-authorities-'));
  desk = await Open311Server.start();
  const open311 = {
    endpoint: desk.endpoint,
    jurisdictionId: 'salford',
    apiKeyVariable: 'DESK_KEY',
    serviceCodes: { cracks: 'C', other: 'O' },
  };
  const features = [
    { type: 'Feature', properties: { id: 'salford', name: 'Salford City Council', open311 }, geometry: square(53.2) },
    {
      type: 'Feature',
      properties: { id: 'xml', name: 'X Council', open311: { ...open311, format: 'xml' } },
      geometry: square(54.2),
    },
    {
      type: 'Feature',
      properties: { id: 'park', name: 'Friends of the Park', email: 'paths@park.example' },
      geometry: square(52.2),
    },
  ];
  const file = join(folder, 'areas.json');
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features }));
  service = await startMaps({
    AUTHORITIES_FILE: file,
    DESK_KEY: 'the key',
    PUBLIC_ORIGIN: 'https://waymark.example',
    MODE: 'local',
  });
  calls = reportCalls(service);
  passOn = service.app.get(PassOn);
}, 60_000);
afterAll(async () => {
  await service?.close();
  await desk?.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  desk.mood = 'accepts';
  desk.isListOpen = true;
  desk.isTokenReady = false;
});
/** What an earlier case left to be done is no part of the next. */
afterEach(() => service.sql.query(sql`UPDATE report_handover SET next_try_at = NULL`));

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const report = async (more: object = JSON_PLACE) =>
  (await calls.report({ ...more, reporterEmail: 'ada@example.org' })).body.id;
const passedOn = async (id: number) => ((await calls.read(id)).body as unknown as { passedOn: PassedOn }).passedOn;
const recordsOf = (id: number) =>
  desk.records.filter(({ fields }) => fields['description']?.endsWith(`/footpath-reports/${id}`));

describe('a report in the area of an authority', () => {
  it('waits while it can be corrected, and then goes there once, without whoever reported it', async () => {
    const id = await report({ ...JSON_PLACE, issueType: 'cracks' });
    await passOn.execute(inMinutes(14));
    expect(await passedOn(id)).toMatchObject({
      authority: 'Salford City Council',
      way: 'open311',
      state: 'waiting',
      sentAt: null,
    });
    await Promise.all([1, 2, 3].map(() => passOn.execute(inMinutes(16))));
    const [record, ...more] = recordsOf(id);
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
    expect(await passedOn(id)).toMatchObject({
      state: 'accepted',
      reference: record?.service_request_id,
      status: null,
    });
  });

  it('says what the authority says until it is closed there, and stays open here', async () => {
    const id = await report();
    await passOn.execute(inMinutes(16));
    const [record] = recordsOf(id);
    Object.assign(record ?? {}, { status_notes: 'Our team comes on Monday.' });
    await passOn.execute(inMinutes(80));
    expect(await passedOn(id)).toMatchObject({ state: 'accepted', status: 'Our team comes on Monday.' });
    Object.assign(record ?? {}, { status: 'closed', status_notes: 'Mended.' });
    await passOn.execute(inMinutes(160));
    expect(await passedOn(id)).toMatchObject({ state: 'closed', status: 'Mended.' });
    expect((await calls.read(id)).body.status).toBe('open');
    const asked = desk.asked.length;
    await passOn.execute(inMinutes(10_000));
    expect(desk.asked).toHaveLength(asked);
  });

  it('that gets a token first has its reference later, in JSON and in XML', async () => {
    desk.mood = 'gives a token';
    const ids = [await report(), await report(XML_PLACE)];
    await passOn.execute(inMinutes(16));
    for (const id of ids) expect(await passedOn(id)).toMatchObject({ state: 'sent', reference: null });
    await passOn.execute(inMinutes(22));
    for (const id of ids) expect(await passedOn(id)).toMatchObject({ state: 'sent', reference: null });
    desk.isTokenReady = true;
    await passOn.execute(inMinutes(28));
    for (const id of ids)
      expect(await passedOn(id)).toMatchObject({ state: 'accepted', reference: recordsOf(id)[0]?.service_request_id });
  });

  it('is written about by mail where there is no desk, in an event that only our own services can read', async () => {
    const id = await report(MAIL_PLACE);
    await Promise.all([1, 2].map(() => passOn.execute(inMinutes(16))));
    expect(await passedOn(id)).toMatchObject({
      authority: 'Friends of the Park',
      way: 'mail',
      state: 'sent',
      reference: null,
    });
    const events = await service.sql.query<{ data: { sealed: string } }>(sql`
      SELECT data FROM outbox WHERE type = 'maps.report.passed-on.v1' AND aggregate_id = ${String(id)}`);
    expect(events).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain('park.example');
  });

  it('goes nowhere when it was resolved meanwhile, or lies in no area; opened again it goes after all', async () => {
    const [mended, elsewhere] = [await report(), await report(NOBODYS_PLACE)];
    await calls.setStatus(mended, 1, 'It was mended.', 7);
    await passOn.execute(inMinutes(16));
    expect([await passedOn(mended), await passedOn(elsewhere)]).toEqual([null, null]);
    await calls.setStatus(mended, 0, 'It is there again.', 7);
    await passOn.execute(inMinutes(16));
    expect(await passedOn(mended)).toMatchObject({ state: 'accepted' });
    expect(recordsOf(elsewhere)).toEqual([]);
  });

  it('goes with its row when it is deleted', async () => {
    const id = await report();
    await service.sql.query(sql`DELETE FROM footpath_report WHERE id = ${id}`);
    await passOn.execute(inMinutes(16));
    expect(recordsOf(id)).toEqual([]);
  });
});

describe('a desk that does not work', () => {
  it.each([
    'refuses',
    'fails',
    'breaks off',
    'talks nonsense',
    'shows a page',
    'sends a bomb',
    'sends endless bytes',
    'sends elsewhere',
  ] as const)('%s, and is asked again until it has the report', async (mood) => {
    desk.mood = mood;
    const ids = [await report(), await report(XML_PLACE)];
    await passOn.execute(inMinutes(16));
    for (const id of ids) expect(await passedOn(id)).toMatchObject({ state: 'failed', reference: null, sentAt: null });
    desk.mood = 'accepts';
    await passOn.execute(inMinutes(18));
    for (const id of ids) {
      expect(await passedOn(id)).toMatchObject({ state: 'accepted' });
      expect(recordsOf(id)).toHaveLength(1);
    }
  });

  it('is asked less and less often, and given up after a month', async () => {
    desk.mood = 'refuses';
    const id = await report();
    const tries = () => desk.asked.filter((asked) => asked.startsWith('POST')).length;
    const before = tries();
    for (let minutes = 16; minutes < 116; minutes += 1) await passOn.execute(inMinutes(minutes));
    // At once, then 1, 4, 16 and 64 minutes later.
    expect(tries() - before).toBe(5);
    for (let day = 1; day < 60; day += 1) await passOn.execute(new Date(Date.now() + day * DAY_MS));
    expect(tries() - before).toBe(35);
    expect(await passedOn(id)).toMatchObject({ state: 'failed' });
  });

  it('stored a report and lost the answer: it is found there, not sent again', async () => {
    desk.mood = 'stores and fails';
    const ids = [await report(), await report(XML_PLACE)];
    await passOn.execute(inMinutes(16));
    desk.mood = 'accepts';
    await passOn.execute(inMinutes(18));
    for (const id of ids) {
      expect(recordsOf(id)).toHaveLength(1);
      expect(await passedOn(id)).toMatchObject({ state: 'accepted', reference: recordsOf(id)[0]?.service_request_id });
    }
  });

  it('shows nobody its list: rather twice than never', async () => {
    desk.mood = 'stores and fails';
    desk.isListOpen = false;
    const id = await report();
    await passOn.execute(inMinutes(16));
    desk.mood = 'accepts';
    await passOn.execute(inMinutes(18));
    expect(recordsOf(id)).toHaveLength(2);
    expect(await passedOn(id)).toMatchObject({ state: 'accepted' });
  });

  it('loses nothing of what it said when it does not answer later', async () => {
    const id = await report();
    await passOn.execute(inMinutes(16));
    desk.mood = 'talks nonsense';
    await passOn.execute(inMinutes(90));
    expect(await passedOn(id)).toMatchObject({ state: 'accepted' });
  });
});

it('a process that was killed between sending and storing loses nothing and sends nothing twice', async () => {
  const id = await report();
  const handovers = service.app.get(HandoverRepository);
  const [held] = await handovers.claim(inMinutes(16), 1);
  expect(held?.reportId).toBe(id);
  const names = { authorityId: 'salford', authority: 'Salford City Council', way: 'open311' } as const;
  if (held) expect(await handovers.beginSending(held, names)).toBe(true);
  // Sent by the process that is no more.
  await fetch(`${desk.endpoint}/requests.json`, {
    method: 'POST',
    body: new URLSearchParams({ service_code: 'O', description: `x https://waymark.example/footpath-reports/${id}` }),
  });
  await passOn.execute(inMinutes(17));
  expect(await passedOn(id)).toMatchObject({ state: 'waiting' });
  await passOn.execute(inMinutes(19));
  expect(await passedOn(id)).toMatchObject({ state: 'accepted', reference: recordsOf(id)[0]?.service_request_id });
  expect(recordsOf(id)).toHaveLength(1);
  // What it would still store when it only slept is not taken.
  if (held) expect(await handovers.beginSending(held, names)).toBe(false);
});
