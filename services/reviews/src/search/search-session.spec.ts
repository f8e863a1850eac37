import type { Candidate } from './search-port';
import { SearchSession } from './search-session';
import { withinTime } from './within-time';

type Query = { text: string; limit: number };
const LEEDS = { id: 1 } as Candidate;
const TWO = [
  { text: 'leeds', limit: 1 },
  { text: 'york', limit: 1 },
];
const ONE = TWO.slice(0, 1);
const gone = () => Promise.reject(new Error('gone'));
const listOf = (...hits: Candidate[]) => ({ hits, total: hits.length, kinds: {} });

/** An engine that gives these answers one after the other, and remembers what it was asked. */
function engine(...answers: (() => Promise<(ReturnType<typeof listOf> | null)[]>)[]) {
  const asked: string[][] = [];
  const find = (queries: readonly { text: string }[]) => {
    asked.push(queries.map(({ text }) => text));
    return answers[Math.min(asked.length, answers.length) - 1]?.() ?? gone();
  };
  return { asked, find };
}
const answers =
  (...lists: (Candidate[] | null)[]) =>
  () =>
    Promise.resolve(lists.map((hits) => hits && listOf(...hits)));

/** PostgreSQL as far as a search sees it. */
const postgres = (...lists: (Candidate[] | null)[]) => engine(answers(...lists));

describe('one search', () => {
  it('stays with the engine that answers, and asks one that failed no second time', async () => {
    const failing = engine();
    const search = new SearchSession(failing.find as never, postgres([LEEDS], []));
    expect(await search.candidates(TWO)).toEqual([[LEEDS], []]);
    expect(await search.candidates(TWO)).toEqual([[LEEDS], []]);
    expect([failing.asked.length, search.engine, search.isWhole]).toEqual([1, 'postgres', true]);
  });

  it('does not ask again what it has asked', async () => {
    const { asked, find } = engine(answers([LEEDS]));
    const search = new SearchSession(find as never, postgres());
    const [leeds, york] = TWO as [Query, Query];
    const both = await Promise.all([search.candidates([leeds, leeds]), search.candidates([york, leeds])]);
    expect(both.flat()).toEqual([[LEEDS], [LEEDS], [LEEDS], [LEEDS]]);
    expect(asked).toEqual([['leeds'], ['york']]);
  });

  it('sends queries ahead silently, and again if that failed', async () => {
    const { asked, find } = engine(gone, answers([LEEDS]));
    const search = new SearchSession(gone, { find });
    search.ahead(ONE);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await search.candidates(ONE)).toEqual([[LEEDS]]);
    expect([asked, search.isWhole]).toEqual([[['leeds'], ['leeds']], true]);
  });

  it('answers what it has when time runs out, and says so', async () => {
    const search = new SearchSession(gone, postgres(null, [LEEDS]));
    expect(await search.candidates(TWO)).toEqual([[], [LEEDS]]);
    expect(search.isWhole).toBe(false);
  });

  it('asks again if nothing responded in time, as on a machine that has just started', async () => {
    const search = new SearchSession(gone, engine(answers(null), answers([LEEDS])));
    expect(await search.candidates(ONE)).toEqual([[LEEDS]]);
  });

  it('asks a late search server again if nobody had a result, because it may have one now', async () => {
    const search = new SearchSession(engine(gone, answers([LEEDS])).find as never, postgres(null));
    expect(await search.candidates(ONE)).toEqual([[LEEDS]]);
    expect([search.engine, search.isWhole]).toEqual(['meilisearch', true]);
  });

  it('asks only the late engine again if the others found nothing', async () => {
    const { asked, find } = engine(answers(null, []), answers([LEEDS]));
    const search = new SearchSession(gone, { find });
    expect(await search.candidates(TWO)).toEqual([[LEEDS], []]);
    expect([asked, search.isWhole]).toEqual([[['leeds', 'york'], ['leeds']], true]);
  });

  it.each([[[]], [null]])(
    'does not say that there is nothing where one had no answer and the other %j',
    async (other) => {
      const search = new SearchSession(gone, postgres(null, other));
      await expect(search.candidates(TWO)).rejects.toMatchObject({ code: 'server.unavailable' });
    },
  );
});

describe('work within a time', () => {
  const soon = () => performance.now() + 20;
  const timeout = Object.assign(new Error('canceling statement'), { code: '57014' });

  it('gives what is there by then, else null', async () => {
    expect(await withinTime(() => Promise.resolve(1), soon())).toBe(1);
    expect(await withinTime(() => new Promise(() => undefined), soon())).toBeNull();
    expect(await withinTime(() => Promise.reject(new Error('503', { cause: timeout })), soon())).toBeNull();
  });

  it('throws any other failure', () => expect(withinTime(gone, soon())).rejects.toThrow('gone'));
});
