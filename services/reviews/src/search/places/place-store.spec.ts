import type { Database, Jobs } from '@waymark/service-kit';
import { PlaceStore } from './place-store';

const TOWN = {
  name: 'Leeds',
  names: ['leeds'],
  country: 'UK',
  countryCode: 'GB',
  district: null,
  latitude: 53.8,
  longitude: -1.5,
  population: 500_000,
};
const POSTCODE = { code: 'LS1', latitude: 53.8, longitude: -1.5, district: 'Leeds' };
const STATION = { name: 'oxford circus', latitude: 51.5, longitude: -0.14, importance: 0.3, others: [] };

/** Answers each reading's four questions: towns, postcodes, stations, transport. */
function databaseOf(stations: () => unknown[], loading: () => object | null) {
  let asked = 0;
  const query = () => Promise.resolve([[TOWN], [POSTCODE], stations(), stations()][asked++ % 4]);
  const one = () => Promise.resolve(loading());
  return { database: { query, one } as unknown as Database, readings: () => asked / 4 };
}

type Work = Parameters<Jobs['add']>[0];

/** The store as a service starts it, with its job; the test triggers each round. */
function started(database: Database) {
  let job: Work | undefined;
  const jobs = { add: (work: Work) => void (job = work) } as unknown as Jobs;
  const store = new PlaceStore(database, jobs);
  store.onApplicationBootstrap();
  if (typeof job?.every !== 'function') throw new Error('The store has no job.');
  const { run, every, atStart } = job;
  return { store, atStart, round: () => run(new AbortController().signal), untilNext: every };
}

describe('the book of places', () => {
  it('is read soon again while stations are still being loaded, and seldom once nothing more comes', async () => {
    let stations: unknown[] = [];
    let loading: object | null = null;
    const { database } = databaseOf(
      () => stations,
      () => loading,
    );
    const { store, round, untilNext } = started(database);
    await round();
    expect(store.current()?.isStop('oxford circus')).toBe(false);
    const growing = untilNext();
    loading = { done: 1, all: 2 };
    await round();
    stations = [STATION];
    await round();
    expect(store.current()?.isStop('oxford circus')).toBe(true);
    loading = null;
    await round();
    expect(untilNext()).toBeGreaterThan(growing);
  });

  it('is read at the start, and by no search', async () => {
    const { database, readings } = databaseOf(
      () => [],
      () => null,
    );
    const { store, atStart, round } = started(database);
    const waiting = store.soon(60_000);
    expect([atStart, store.current(), readings()]).toEqual([true, null, 0]);
    await round();
    expect((await waiting)?.named('leeds')).toHaveLength(1);
    expect([store.current()?.isFull, await store.soon(0), readings()]).toEqual([true, store.current(), 1]);
  });

  it('of a reading that fails stays what it was, and comes soon all the same', async () => {
    let fails = false;
    const { database } = databaseOf(
      () => [],
      () => {
        if (fails) throw new Error('No database.');
        return null;
      },
    );
    const { store, round, untilNext } = started(database);
    await round();
    const growing = untilNext();
    await round();
    const book = store.current();
    fails = true;
    await expect(round()).rejects.toThrow('No database.');
    expect(store.current()).toBe(book);
    expect(untilNext()).toBe(growing);
  });
});
