import { readFileSync } from 'node:fs';
import { isAbout, operationsOf } from './operations';
import { typeWords } from './schema-words';

const read = (slice: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../services/${slice}/openapi.json`, import.meta.url), 'utf8'));

describe('the calls of an OpenAPI document', () => {
  const operations = operationsOf(read('reviews'));
  const byId = (id: string) => operations.find((operation) => operation.id === id);

  it('have address, words, what can be given and what comes back', () => {
    expect(byId('searchVenues')).toMatchObject({
      method: 'GET',
      path: '/api/venues/search',
      topic: 'Venues',
      needsAccount: false,
    });
    expect(byId('searchVenues')?.parameters).toContainEqual({
      name: 'limit',
      place: 'after the question mark',
      isRequired: false,
      words: 'whole number, from 1, to 50, otherwise 10',
    });
    const [answer] = byId('getVenueGeoJson')?.answers ?? [];
    expect(answer).toMatchObject({ status: '200', type: 'application/geo+json', words: 'object' });
    expect(answer?.fields.map(({ name }) => name)).toEqual(['type', 'id', 'geometry', 'properties']);
  });

  it('leave out those of staff, and mark those of members', () => {
    expect(byId('importSupportServices')).toBeUndefined();
    expect(byId('publishReview')?.needsAccount).toBe(true);
  });

  it.each(['reviews', 'maps', 'community', 'account'])('of %s all have a description', (slice) => {
    const all = operationsOf(read(slice));
    expect(all.length).toBeGreaterThan(0);
    for (const { words, parameters, body, answers } of all) {
      expect(words).not.toBe('');
      for (const field of [...parameters, ...body, ...answers.flatMap(({ fields }) => fields)])
        expect(field.words).not.toMatch(/undefined|^$/);
    }
  });

  it('are found by every word of a filter', () => {
    const found = operations.filter((operation) => isAbout(operation, 'GeoJSON venue')).map(({ id }) => id);
    expect(found).toContain('getVenueGeoJson');
    expect(found).not.toContain('castVote');
    expect(operations.filter((operation) => isAbout(operation, ''))).toHaveLength(operations.length);
  });

  it('are empty for any other document', () => {
    for (const nonsense of [null, [], 'text', { paths: 1 }]) expect(operationsOf(nonsense)).toEqual([]);
  });
});

describe('a schema in words', () => {
  it.each([
    [{ type: 'string', format: 'date' }, 'day (YYYY-MM-DD)'],
    [{ type: ['string', 'null'] }, 'text or null'],
    [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'whole number or null'],
    [{ enum: ['a', 'b'] }, 'one of a, b'],
    [{ const: 'Feature' }, '"Feature"'],
    [{ type: 'array', items: { type: 'object' } }, 'list of objects'],
    [{ type: 'array', items: { type: 'string' } }, 'list of: text'],
    [{ type: 'string', maxLength: 2_000 }, 'text, at most 2,000 characters'],
    [{}, 'anything'],
  ])('%j is %s', (schema, words) => {
    expect(typeWords(schema)).toBe(words);
  });
});
