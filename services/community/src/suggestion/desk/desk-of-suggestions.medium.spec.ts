import sql from 'sql-template-tag';
import { type DeskUnderTest, groupedByTopic, sharedDesk, STAFF, tellOfTwoThings } from '../../../test/desk-scenario';
import { EmbeddedEngine } from '../engine/embedded/embedded-engine';

let desk: DeskUnderTest;
let ids: { map: number; dogs: number };
beforeAll(async () => {
  jest.spyOn(EmbeddedEngine.prototype, 'group').mockImplementation(groupedByTopic);
  desk = await sharedDesk();
});
afterAll(() => jest.restoreAllMocks());
beforeEach(async () => {
  await desk.startOver();
  await tellOfTwoThings(desk);
  await desk.run();
  const [map, dogs] = await desk.list();
  ids = { map: map?.id ?? 0, dogs: dogs?.id ?? 0 };
});

const WORDS = { heard: 'The map stayed grey on phones.', changed: 'It is drawn on every phone now.' };
const read = async (id: number) => (await desk.call('GET', `/${id}`)).body;

describe('suggestions on the desk (F3.5)', () => {
  it('come a page at a time, most pressing first', async () => {
    const pages = await desk.pages<{ id: number }>('/api/admin/suggestions?limit=1', { as: STAFF, role: 'moderator' });
    expect(pages.map(({ body }) => body.map(({ id }) => id))).toEqual([[ids.map], [ids.dogs]]);
    expect(pages[0]?.headers.get('x-total-count')).toBe('2');
  });

  it('take words of staff, which no later run changes, and refuse those of an older state', async () => {
    const { version } = await read(ids.map);
    const change = { version, title: 'The heat map stays grey', priority: 'critical', category: 'fault' };
    expect((await desk.call('PATCH', `/${ids.map}`, change)).body).toMatchObject({
      ...change,
      version: version + 1,
      isEdited: true,
    });
    const late = await desk.call('PATCH', `/${ids.map}`, change);
    expect([late.status, late.body.code]).toEqual([409, 'suggestion.changed']);
    await desk.told('grey', 'The heat map is a grey square on my phone');
    await desk.sql.query(sql`INSERT INTO suggestion_run DEFAULT VALUES`);
    await desk.run();
    expect(await read(ids.map)).toMatchObject({
      title: 'The heat map stays grey',
      priority: 'critical',
      feedbackCount: 4,
    });
  });

  it('become one of two, with all feedback behind it, once', async () => {
    const merge = () => desk.call('POST', `/${ids.dogs}/merge`, { into: ids.map }, { key: 'merge-key-1' });
    const [first, second] = [await merge(), await merge()];
    expect([first.status, first.body.feedbackCount, second.body]).toEqual([200, 5, first.body]);
    expect((await desk.call('GET', `/${ids.dogs}`)).status).toBe(404);
    expect((await desk.behind(ids.map)).length).toBe(5);
    expect((await desk.call('POST', `/${ids.map}/merge`, { into: ids.map })).body.code).toBe('suggestion.same');
  });

  it('are split, and something stays behind each part', async () => {
    const [one = 0, ...rest] = await desk.behind(ids.map);
    const split = await desk.call('POST', `/${ids.map}/split`, { feedbackIds: [one] });
    expect([split.status, split.body]).toEqual([201, expect.objectContaining({ engine: 'staff', feedbackCount: 1 })]);
    expect(await desk.behind(ids.map)).toEqual(rest);
    const codes = async (feedbackIds: number[]) =>
      (await desk.call('POST', `/${ids.map}/split`, { feedbackIds })).body.code;
    expect([await codes(rest), await codes([one])]).toEqual(['suggestion.nothing-left', 'suggestion.not-behind']);
    expect((await read(ids.map)).feedbackCount).toBe(2);
  });

  it('are published in the words of staff, changed and withdrawn, each step in the log', async () => {
    expect((await desk.call('PUT', `/${ids.map}/heard`, WORDS)).body).toMatchObject({
      status: 'published',
      heard: WORDS,
    });
    expect(await desk.heard()).toMatchObject([{ ...WORDS, people: 3 }]);
    const again = await desk.call('PUT', `/${ids.map}/heard`, { ...WORDS, changed: 'Better.' });
    expect([again.status, (await desk.heard()).map(({ changed }) => changed)]).toEqual([200, ['Better.']]);
    expect((await desk.call('POST', `/${ids.map}/merge`, { into: ids.dogs })).body.code).toBe(
      'suggestion.is-published',
    );
    const { version } = await read(ids.map);
    expect((await desk.call('PATCH', `/${ids.map}`, { version, status: 'open' })).body.code).toBe(
      'suggestion.is-published',
    );
    expect((await desk.call('DELETE', `/${ids.map}/heard`)).body).toMatchObject({ status: 'planned', heard: null });
    expect(await desk.heard()).toEqual([]);
    const log = await desk.sql.query<{ act: string }>(sql`SELECT act FROM audit_entry ORDER BY id DESC LIMIT 3`);
    expect(log.map(({ act }) => act)).toEqual(['suggestion.withdrawn', 'suggestion.published', 'suggestion.published']);
  });
});
