import type { Candidate } from './search-port';
import { SearchSession } from './search-session';
import { withinTime } from './within-time';

const LEEDS = { id: 1 } as Candidate;
const TWO = [
  { text: 'leeds', limit: 1 },
  { text: 'york', limit: 1 },
];
const gone = () => Promise.reject(new Error('gone'));

/** PostgreSQL as far as a search sees it. */
const postgres = (...lists: (Candidate[] | null)[]) => ({
  find: () => Promise.resolve(lists.map((hits) => hits && { hits, total: hits.length, kinds: {} })),
});

describe('one search', () => {
  it('stays with the engine that answers, and asks one that failed no second time', async () => {
    let asked = 0;
    const failing = () => {
      asked += 1;
      return gone();
    };
    const search = new SearchSession(failing, postgres([LEEDS], []));
    expect([await search.candidates(TWO), await search.candidates(TWO)]).toEqual([
      [[LEEDS], []],
      [[LEEDS], []],
    ]);
    expect([asked, search.engine, search.isWhole]).toEqual([1, 'postgres', true]);
  });

  it('does not ask again what it has asked', async () => {
    const asked: string[][] = [];
    const find = (queries: readonly { text: string }[]) => {
      asked.push(queries.map(({ text }) => text));
      return Promise.resolve(queries.map(() => ({ hits: [LEEDS], total: 1, kinds: {} })));
    };
    const search = new SearchSession(find, postgres());
    const [leeds, york] = TWO;
    if (!leeds || !york) throw new Error('two');
    const both = await Promise.all([search.candidates([leeds, leeds]), search.candidates([york, leeds])]);
    expect(both).toEqual([
      [[LEEDS], [LEEDS]],
      [[LEEDS], [LEEDS]],
    ]);
    expect(asked).toEqual([['leeds'], ['york']]);
  });

  it('asks ahead without a word of it, and anew where that failed', async () => {
    let fails = true;
    const asked: string[][] = [];
    const find = (queries: readonly { text: string }[]) => {
      asked.push(queries.map(({ text }) => text));
      return fails ? Promise.reject(new Error('gone')) : Promise.resolve([{ hits: [LEEDS], total: 1, kinds: {} }]);
    };
    const search = new SearchSession(gone, { find });
    search.ahead(TWO.slice(0, 1));
    await new Promise((resolve) => setImmediate(resolve));
    fails = false;
    expect(await search.candidates(TWO.slice(0, 1))).toEqual([[LEEDS]]);
    expect([asked, search.isWhole]).toEqual([[['leeds'], ['leeds']], true]);
  });

  it('answers what it has when time runs out, and says so', async () => {
    const search = new SearchSession(gone, postgres(null, [LEEDS]));
    expect(await search.candidates(TWO)).toEqual([[], [LEEDS]]);
    expect(search.isWhole).toBe(false);
  });

  it('asks once more when nothing was answered in time, as on a machine that has just begun', async () => {
    const answers = [[null], [{ hits: [LEEDS], total: 1, kinds: {} }]];
    const search = new SearchSession(gone, { find: () => Promise.resolve(answers.shift() ?? []) });
    expect(await search.candidates(TWO.slice(0, 1))).toEqual([[LEEDS]]);
  });

  it('asks a search server once more that was late when nobody had an answer: it has it by now', async () => {
    let isLate = true;
    const late = () => {
      const wasLate = isLate;
      isLate = false;
      return wasLate ? gone() : Promise.resolve([{ hits: [LEEDS], total: 1, kinds: {} }]);
    };
    const search = new SearchSession(late, postgres(null));
    expect(await search.candidates(TWO.slice(0, 1))).toEqual([[LEEDS]]);
    expect([search.engine, search.isWhole]).toEqual(['meilisearch', true]);
  });

  it('asks who was late once more when the others found nothing, and only them', async () => {
    const asked: string[][] = [];
    const answers = [[null, { hits: [], total: 0, kinds: {} }], [{ hits: [LEEDS], total: 1, kinds: {} }]];
    const find = (queries: readonly { text: string }[]) => {
      asked.push(queries.map(({ text }) => text));
      return Promise.resolve(answers.shift() ?? []);
    };
    const search = new SearchSession(gone, { find });
    expect(await search.candidates(TWO)).toEqual([[LEEDS], []]);
    expect([asked, search.isWhole]).toEqual([[['leeds', 'york'], ['leeds']], true]);
  });

  it('does not say that there is nothing where one had no answer and the others found nothing', async () => {
    const search = new SearchSession(gone, postgres(null, []));
    await expect(search.candidates(TWO)).rejects.toMatchObject({ code: 'server.unavailable' });
  });

  it('does not say that there is nothing when nothing was answered', async () => {
    const search = new SearchSession(gone, postgres(null, null));
    await expect(search.candidates(TWO)).rejects.toMatchObject({ code: 'server.unavailable' });
  });
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
