import type { Database } from '@waymark/service-kit';
import type { FilteredSearch } from './filtered-search';
import { PostgresSearch } from './postgres-search';

/** A database that responds when the test says so. */
function slowDatabase() {
  const running: (() => void)[] = [];
  let asked = 0;
  const query = () => {
    asked += 1;
    return new Promise<object[]>((resolve) => running.push(() => resolve([])));
  };
  const narrow = { find: () => [] } as unknown as FilteredSearch;
  return {
    search: new PostgresSearch({ query } as unknown as Database, narrow),
    asked: () => asked,
    answer: () => running.splice(0).forEach((done) => done()),
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const words = (count: number) => Array.from({ length: count }, (_, at) => ({ text: `abc${at}`, limit: 1 }));

describe('words that PostgreSQL looks for', () => {
  it('are six questions at once: more would only keep it busy', async () => {
    const { search, asked, answer } = slowDatabase();
    const all = search.find(words(8), performance.now() + 60_000);
    await settled();
    expect(asked()).toBe(6);
    // Each asks for misspelt ones too when it found none.
    for (let at = 0; at < 10; at += 1) {
      answer();
      await settled();
    }
    expect(await all).toHaveLength(8);
    expect(asked()).toBe(16);
  });

  it('are not sent for a request after its deadline', async () => {
    const { search, asked } = slowDatabase();
    expect(await search.find(words(2), performance.now() - 1)).toEqual([null, null]);
    await settled();
    expect(asked()).toBe(0);
  });

  it('wait for no turn where there are none: an address, a name that is just so', async () => {
    const { search, asked, answer } = slowDatabase();
    const queries = ['a', 'b', 'c', 'd'].map((called) => ({ text: '', called, limit: 1 }));
    const all = search.find(queries, performance.now() + 60_000);
    await settled();
    expect(asked()).toBe(4);
    answer();
    await all;
  });
});
