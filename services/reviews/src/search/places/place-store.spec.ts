import type { Database } from '@waymark/service-kit';
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

describe('the book of places', () => {
  let clock = 0;
  beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => clock));
  afterEach(() => jest.restoreAllMocks());

  it('is read again soon while stations are still being loaded, and seldom once nothing more comes', async () => {
    let stations: unknown[] = [];
    let loading: object | null = null;
    const { database, readings } = databaseOf(
      () => stations,
      () => loading,
    );
    const store = new PlaceStore(database);
    /** Whoever asks first has the old book, and has it read anew. */
    const soon = async () => {
      clock += 121_000;
      await store.current();
      while (store['reading']) await new Promise(setImmediate);
      return store.current();
    };
    expect((await soon()).isStop('oxford circus')).toBe(false);
    loading = { done: 1, all: 2 };
    await soon();
    stations = [STATION];
    expect((await soon()).isStop('oxford circus')).toBe(true);
    loading = null;
    await soon();
    expect(readings()).toBe(4);
    await soon();
    expect(readings()).toBe(4);
  });
});
