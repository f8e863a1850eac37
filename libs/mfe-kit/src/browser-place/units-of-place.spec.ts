import { unitsOfPlace } from './use-distance-words';

describe('the units of distances', () => {
  it.each([
    ['Europe/London', 'pl', 'british'],
    ['Asia/Tokyo', 'en-GB', 'british'],
    ['America/Chicago', 'en-US', 'american'],
    ['Pacific/Honolulu', 'en-US', 'american'],
    ['America/New_York', 'es-US', 'american'],
    ['Europe/Berlin', 'en-US', 'metric'],
    ['America/Toronto', 'en-CA', 'metric'],
    ['America/Sao_Paulo', 'pt-BR', 'metric'],
    ['Europe/Dublin', 'en-IE', 'metric'],
    ['', '', 'metric'],
  ])('in %s with %s are %s', (timeZone, language, units) => expect(unitsOfPlace({ timeZone, language })).toBe(units));
});
