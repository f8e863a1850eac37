import { countryOfPlace } from './country-of-place';

describe('the country of a visitor', () => {
  it.each([
    ['Europe/London', 'en-US', 'GB'],
    ['Europe/Berlin', 'de', 'DE'],
    ['Europe/Vienna', 'de-AT', 'AT'],
    ['America/Chicago', 'en-US', 'US'],
    ['Europe/Dublin', 'en-IE', 'IE'],
  ])('follows from %s and %s: %s', (timeZone, language, country) =>
    expect(countryOfPlace({ timeZone, language })).toBe(country),
  );

  it.each([
    ['Europe/Berlin', 'en-US'],
    ['', ''],
    ['Asia/Tokyo', 'not a tag'],
  ])('is not guessed from %s and %s', (timeZone, language) =>
    expect(countryOfPlace({ timeZone, language })).toBeUndefined(),
  );
});
