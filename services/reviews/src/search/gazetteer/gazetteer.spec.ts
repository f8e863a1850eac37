import { Gazetteer, type Place } from './gazetteer';

const boston = (population: number, district: string, countryCode: string): Place => ({
  name: 'Boston',
  names: ['boston'],
  country: countryCode,
  countryCode,
  district,
  withinNames: [],
  latitude: 0,
  longitude: 0,
  population,
});
const inLincolnshire = boston(40_000, 'Lincolnshire', 'GB');
const districtsOf = (book: Gazetteer) => book.named('boston').map(({ district }) => district);
const bookWith = (...others: Place[]) => new Gazetteer([inLincolnshire, ...others], new Map());

describe('which of several places of a name is meant', () => {
  const famous = bookWith(boston(650_000, 'Massachusetts', 'US'), boston(5_000, 'Georgia', 'US'));

  it('is first the one in Britain, then the most populous', () =>
    expect(districtsOf(famous)).toEqual(['Lincolnshire', 'Massachusetts', 'Georgia']));

  it('is, in a worldwide search, the far larger one abroad', () =>
    expect(districtsOf(famous.worldwide)).toEqual(['Massachusetts', 'Lincolnshire', 'Georgia']));

  it.each([
    ['no large town', 299_000],
    ['not ten times as large', 399_000],
  ])('is the one in Britain also for them when the other is %s', (_, population) =>
    expect(districtsOf(bookWith(boston(population, 'Massachusetts', 'US')).worldwide)).toEqual([
      'Lincolnshire',
      'Massachusetts',
    ]),
  );
});
