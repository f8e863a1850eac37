import { inTown } from './where';

const MANCHESTER = {
  name: 'Manchester',
  country: 'UK',
  countryCode: 'GB',
  latitude: 53.48,
  longitude: -2.24,
  population: 550_000,
};
type Town = Parameters<typeof inTown>[0];
const town = (district: string | null) => ({ ...MANCHESTER, district }) as Town;

describe('a town that shares its name with others', () => {
  it.each([
    ['the part of the country that it is in', 'Greater Manchester', 'Greater Manchester'],
    ['its country where that part is called the same', 'Manchester', 'UK'],
    ['its country where no part is known', null, 'UK'],
  ])('is told by %s', (_what, district, within) => {
    expect(inTown(town(district), 'in', [town('Kent')]).place.within).toBe(within);
  });
});
