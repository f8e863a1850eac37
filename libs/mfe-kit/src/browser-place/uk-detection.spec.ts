import { isInUk } from './uk-detection';

describe('isInUk (S7.31, S7.32)', () => {
  it.each(['Europe/London', 'Europe/Dublin', 'Europe/Belfast', 'Europe/Edinburgh'])(
    'takes the time zone %s',
    (timeZone) => {
      expect(isInUk({ timeZone, language: 'fr-FR' })).toBe(true);
    },
  );

  it.each(['en-GB', 'en-IE', 'en-gb'])('takes the language %s', (language) => {
    expect(isInUk({ timeZone: 'Asia/Tokyo', language })).toBe(true);
  });

  it('takes neither American English nor a time zone that only resembles one', () => {
    expect(isInUk({ timeZone: 'America/New_London', language: 'en-US' })).toBe(false);
    expect(isInUk({ timeZone: '', language: '' })).toBe(false);
  });
});
