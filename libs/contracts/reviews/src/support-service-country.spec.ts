import { nameOfCountry, namesOfCountry } from './support-service-types';

describe('the country of a support service', () => {
  it('is the same by code and by name', () => {
    expect(namesOfCountry('DE')).toEqual(['DE', 'Germany']);
    expect(namesOfCountry('Germany')).toEqual(['Germany']);
    expect(nameOfCountry('FR')).toBe('France');
  });

  it('has the United Kingdom under the names of its parts, too', () => {
    expect(namesOfCountry('GB')).toEqual(namesOfCountry('UK'));
    expect(namesOfCountry('GB')).toEqual(expect.arrayContaining(['GB', 'United Kingdom', 'Scotland']));
  });
});
