import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { type DeskUnderTest, groupedByTopic, sharedDesk, tellOfTwoThings } from '../../../test/desk-scenario';
import { EmbeddedEngine } from '../engine/embedded/embedded-engine';
import { RunRepository } from './run.repository';
import { RunSuggestions } from './run-suggestions';

let desk: DeskUnderTest;
let told: Awaited<ReturnType<typeof tellOfTwoThings>>;
const group = jest.spyOn(EmbeddedEngine.prototype, 'group');
beforeAll(async () => {
  group.mockImplementation(groupedByTopic);
  desk = await sharedDesk();
});
afterAll(() => group.mockRestore());
beforeEach(async () => {
  await desk.startOver();
  told = await tellOfTwoThings(desk);
});

const ask = () => desk.sql.query(sql`INSERT INTO suggestion_run DEFAULT VALUES ON CONFLICT DO NOTHING`);
const titles = async () => (await desk.list()).map(({ title, feedbackCount }) => [title, feedbackCount]);

describe('grouping feedback (F3.1, F3.2, F3.7)', () => {
  it('makes suggestions of members’ own words and counts, and links all that is behind them', async () => {
    await desk.run();
    const [first, second] = await desk.list();
    expect(first).toMatchObject({
      engine: 'embedded',
      status: 'open',
      category: 'fault',
      priority: 'high',
      feedbackCount: 3,
    });
    expect(first?.description).toMatch(/^Mentioned 3 times\. High urgency: 1\.\n“/);
    expect(first?.userFeedback).toMatch(/grey/);
    expect((await desk.behind(first?.id ?? 0)).sort()).toEqual([...told.map].sort());
    expect(second).toMatchObject({ category: 'idea', feedbackCount: 2 });
    expect((await desk.behind(second?.id ?? 0)).sort()).toEqual([...told.dogs].sort());
    const words = await desk.sql.query<{ words: string }>(sql`SELECT subject || ' ' || message AS words FROM feedback`);
    const all = words.map((row) => row.words).join(' ');
    for (const { title, description } of await desk.list()) {
      const topics = title.split(': ')[1]?.split(', ') ?? [];
      for (const topic of topics) expect(all.toLowerCase()).toContain(topic);
      for (const [, quote] of description.matchAll(/“(.+)”/g)) expect(all).toContain(quote);
    }
  });

  it('lets what comes later join what is there, also what was dismissed, and touches nothing else', async () => {
    await desk.run();
    const [map, dogs] = await desk.list();
    await desk.call('PATCH', `/${dogs?.id}`, { version: dogs?.version, status: 'dismissed' });
    await desk.told('no map', 'the heat map is only a grey square on my phone');
    await desk.told('Dogs', 'Please add a filter for assistance dogs and guide dogs');
    await ask();
    await desk.run();
    expect(await titles()).toEqual([[expect.stringContaining(map?.title ?? ''), 4]]);
    expect((await desk.list('?status=dismissed')).map(({ feedbackCount }) => feedbackCount)).toEqual([3]);
    expect((await desk.newest()).run).toMatchObject({ state: 'done', found: 0, joined: 2 });
  });

  it('is done once when two processes come for it', async () => {
    const twin = await desk.twin();
    await ask();
    await Promise.all([desk.run(), desk.run(twin.app)]);
    expect(await desk.sql.query(sql`SELECT state FROM suggestion_run`)).toEqual([{ state: 'done' }]);
    expect(await titles()).toHaveLength(2);
    await twin.close();
  });

  it('writes nothing when another process took it over meanwhile', async () => {
    await ask();
    group.mockImplementationOnce(async (...asked) => {
      await desk.sql.query(sql`UPDATE suggestion_run SET holder = gen_random_uuid() WHERE state = 'running'`);
      return groupedByTopic(...asked);
    });
    await expect(desk.run()).rejects.toThrow();
    expect([await titles(), (await desk.newest()).run?.state]).toEqual([[], 'running']);
    await desk.sql.query(sql`UPDATE suggestion_run SET lease_until = now() - interval '1 second'`);
    await desk.run();
    expect([(await titles()).length, (await desk.newest()).run?.state]).toEqual([2, 'done']);
  });

  it('is restarted by the next process when its own stops', async () => {
    const twin = await desk.twin();
    await ask();
    group.mockImplementationOnce((_, { signal }) => {
      twin.app.get(RunSuggestions).onModuleDestroy();
      return Promise.reject(signal.reason as Error);
    });
    await desk.run(twin.app);
    expect((await desk.newest()).run?.state).toBe('waiting');
    await twin.close();
  });

  it('comes by itself when something new came and the last was long ago', async () => {
    const runs = desk.app.get(RunRepository);
    await desk.run();
    await desk.told('Something', 'New');
    await runs.askWhenDue(10_080);
    expect((await desk.newest()).run?.state).toBe('done');
    await desk.sql.query(sql`UPDATE suggestion_run SET asked_at = now() - interval '2 hours'`);
    await runs.askWhenDue(60);
    expect(await desk.newest()).toMatchObject({ run: { state: 'waiting' }, waitingFeedback: 1 });
  });

  it('starts with a button: one run with visible progress, however many people press', async () => {
    const press = () => desk.call<{ run: { id: number } }>('POST', '/runs', {});
    const pressed = await Promise.all([press(), press()]);
    expect(pressed.map(({ status }) => status)).toEqual([201, 201]);
    expect(pressed[0].body.run.id).toBe(pressed[1].body.run.id);
    const done = { state: 'done', done: 6, total: 6, found: 2, engine: 'embedded' };
    await until('the run', 10_000, async () => expect((await desk.newest()).run).toMatchObject(done));
  });

  it('leaves what was erased meanwhile out, and no words of it in a suggestion', async () => {
    const [secret] = [await desk.told('Grey map SECRETWORD', 'The heat map stays grey SECRETWORD', { as: 77 })];
    await desk.run();
    expect(JSON.stringify(await desk.list())).toContain('SECRETWORD');
    const { EraseMember } = await import('../../privacy/erase-member');
    await desk.sql.transaction(async (tx) => {
      await desk.app.get(EraseMember).erase(tx, { memberId: 77 });
      await tx.query(sql`DELETE FROM feedback WHERE member_id = 77`);
    });
    const [map] = await desk.list();
    expect([map?.feedbackCount, await desk.behind(map?.id ?? 0)]).toEqual([3, expect.not.arrayContaining([secret])]);
    expect(JSON.stringify(await desk.list())).not.toContain('SECRETWORD');
  });
});
