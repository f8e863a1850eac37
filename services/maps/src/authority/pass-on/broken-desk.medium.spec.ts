import { inMinutes, startAuthorities, XML_PLACE, type AuthoritiesUnderTest } from '../../../test/authority-scenario';
import { HandoverRepository } from '../handover.repository';

const DAY_MS = 24 * 60 * 60_000;

let scene: AuthoritiesUnderTest;
beforeAll(async () => {
  scene = await startAuthorities();
}, 60_000);
afterAll(() => scene?.close());
afterEach(() => scene.settle());

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

  it('loses nothing of what it said when it does not answer later', async () => {
    const id = await scene.report();
    await scene.passOn.execute(inMinutes(16));
    scene.desk.mood = 'talks nonsense';
    await scene.passOn.execute(inMinutes(90));
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
  // What it would still store when it only slept is not taken.
  if (held) expect(await handovers.beginSending(held, names)).toBe(false);
});
