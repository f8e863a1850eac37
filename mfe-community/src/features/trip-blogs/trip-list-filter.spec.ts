import { NO_TRIP_FILTER, readTripListFilter, tripListParams, type TripListFilter } from './trip-list-filter';

const everything: TripListFilter = { filter: 'hearing', text: 'sea side', sort: 'liked' };

describe('the filter of trips in the URL (C1.10)', () => {
  it('is restored unchanged', () => {
    expect(readTripListFilter(tripListParams(everything))).toEqual(everything);
    expect(tripListParams(NO_TRIP_FILTER).toString()).toBe('');
    expect(readTripListFilter(new URLSearchParams())).toEqual(NO_TRIP_FILTER);
  });

  it.each(['filter=autism&sort=best', 'filter=&sort=', 'filter=__proto__'])('reads %s as nothing', (search) =>
    expect(readTripListFilter(new URLSearchParams(search))).toEqual(NO_TRIP_FILTER),
  );

  it('cuts a text that the server would refuse', () =>
    expect(readTripListFilter(new URLSearchParams({ q: 'x'.repeat(500) })).text).toHaveLength(100));
});
