import { reportPassedOn } from '@waymark/contracts-maps';
import {
  inMinutes,
  JSON_PLACE,
  MAIL_PLACE,
  NOBODYS_PLACE,
  startAuthorities,
  XML_PLACE,
  type AuthoritiesUnderTest,
} from '../../test/authority-scenario';
import { HandoverRepository } from '../authority/handover.repository';

const DAY_MS = 24 * 60 * 60_000;

let scene: AuthoritiesUnderTest;
beforeAll(async () => {
  scene = await startAuthorities();
}, 60_000);
afterAll(() => scene?.close());
afterEach(() => scene.settle());

describe('a report in the area of an authority (M8.2)', () => {
  it('waits while it can be corrected, and is then sent once, without its reporter', async () => {
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
    // Nothing is lost when the desk does not answer once.
    scene.desk.mood = 'talks nonsense';
    await scene.passOn.execute(inMinutes(145));
    expect(await scene.passedOn(id)).toMatchObject({ state: 'accepted', status: 'Our team comes on Monday.' });
    scene.desk.mood = 'accepts';
    Object.assign(record ?? {}, { status: 'closed', status_notes: 'Mended.' });
    await scene.passOn.execute(inMinutes(210));
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
    const events = (await scene.service.published(reportPassedOn)).filter((event) => event.id === String(id));
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
});

describe('a desk that does not work (M8.3)', () => {
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
    scene.desk.mood = mood;
    const ids = [await scene.report(), await scene.report(XML_PLACE)];
    await scene.passOn.execute(inMinutes(16));
    for (const id of ids)
      expect(await scene.passedOn(id)).toMatchObject({ state: 'failed', reference: null, sentAt: null });
    scene.desk.mood = 'accepts';
    await scene.passOn.execute(inMinutes(18));
    for (const id of ids) {
      expect(await scene.passedOn(id)).toMatchObject({ state: 'accepted' });
      expect(scene.recordsOf(id)).toHaveLength(1);
    }
  });

  it('is asked less and less often, and given up after a month', async () => {
    scene.desk.mood = 'refuses';
    const id = await scene.report();
    const tries = () => scene.desk.asked.filter((asked) => asked.startsWith('POST')).length;
    const before = tries();
    for (let minutes = 16; minutes < 116; minutes += 1) await scene.passOn.execute(inMinutes(minutes));
    // At once, then 1, 4, 16 and 64 minutes later.
    expect(tries() - before).toBe(5);
    for (let day = 1; day < 60; day += 1) await scene.passOn.execute(new Date(Date.now() + day * DAY_MS));
    expect(tries() - before).toBe(35);
    expect(await scene.passedOn(id)).toMatchObject({ state: 'failed' });
  });

  it('stored a report and lost the answer: it is found there, not sent again', async () => {
    scene.desk.mood = 'stores and fails';
    const ids = [await scene.report(), await scene.report(XML_PLACE)];
    await scene.passOn.execute(inMinutes(16));
    scene.desk.mood = 'accepts';
    await scene.passOn.execute(inMinutes(18));
    for (const id of ids) {
      expect(scene.recordsOf(id)).toHaveLength(1);
      expect(await scene.passedOn(id)).toMatchObject({
        state: 'accepted',
        reference: scene.recordsOf(id)[0]?.service_request_id,
      });
    }
  });

  it('shows nobody its list: rather twice than never', async () => {
    scene.desk.mood = 'stores and fails';
    scene.desk.isListOpen = false;
    const id = await scene.report();
    await scene.passOn.execute(inMinutes(16));
    scene.desk.mood = 'accepts';
    await scene.passOn.execute(inMinutes(18));
    expect(scene.recordsOf(id)).toHaveLength(2);
    expect(await scene.passedOn(id)).toMatchObject({ state: 'accepted' });
  });
});

it('a process that was killed between sending and storing loses nothing and sends nothing twice', async () => {
  const id = await scene.report();
  const handovers = scene.service.app.get(HandoverRepository);
  const [held] = await handovers.claim(inMinutes(16), 1);
  expect(held?.reportId).toBe(id);
  const names = { authorityId: 'salford', authority: 'Salford City Council', way: 'open311' } as const;
  if (held) expect(await handovers.beginSending(held, names)).toBe(true);
  // Sent by the process that is no more.
  await fetch(`${scene.desk.endpoint}/requests.json`, {
    method: 'POST',
    body: new URLSearchParams({ service_code: 'O', description: `x https://waymark.example/footpath-reports/${id}` }),
  });
  await scene.passOn.execute(inMinutes(17));
  expect(await scene.passedOn(id)).toMatchObject({ state: 'waiting' });
  await scene.passOn.execute(inMinutes(19));
  expect(await scene.passedOn(id)).toMatchObject({
    state: 'accepted',
    reference: scene.recordsOf(id)[0]?.service_request_id,
  });
  expect(scene.recordsOf(id)).toHaveLength(1);
  // A process that was only asleep can no longer store its result.
  if (held) expect(await handovers.beginSending(held, names)).toBe(false);
});

it('a letter about a report says what, where and since when, and names nobody', async () => {
  const id = await scene.report({
    ...NOBODYS_PLACE,
    issueType: 'cracks',
    description: 'Cracks across the whole path.',
  });
  const letter = (of: number) => scene.service.call<string>('GET', `/api/footpath-reports/${of}/letter`);
  const { headers, body } = await letter(id);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(headers.get('content-disposition')).toContain(`footpath-report-${id}.txt`);
  const place = ['51.500000, -0.120000', `https://waymark.example/footpath-reports/${id}`];
  const facts = ['What: Cracks', 'How bad: Major', 'Confirmed by: nobody else yet', 'Cracks across the whole path.'];
  for (const words of [...facts, ...place]) expect(body).toContain(words);
  for (const hidden of ['Ada', 'ada@']) expect(body).not.toContain(hidden);
  expect((await letter(999_999)).status).toBe(404);
});
