import { inLines, resolveRefs, shareParts } from './share-parts';

const venue = {
  type: 'object',
  properties: { name: { type: 'string', maxLength: 200 }, default: { type: 'boolean' } },
  required: ['name', 'default'],
};
const answers = (schema: object) => ({ 200: { description: 'Done.', content: { 'application/json': { schema } } } });
const cursor = { name: 'cursor', in: 'query', required: false, schema: { type: 'string', maxLength: 200 } };
const document = {
  paths: {
    '/api/venues': { get: { parameters: [cursor], responses: answers({ type: 'array', items: venue }) } },
    '/api/venues/{id}': { get: { parameters: [cursor], responses: answers(venue) } },
  },
  components: { schemas: { Problem: { type: 'object' } } },
};

describe('a description with its parts shared', () => {
  const shared = shareParts(document, (kind) => ['components', kind]) as typeof document;

  it('writes once what occurs twice, beside what was shared already', () => {
    expect(shared.components).toEqual({
      schemas: { Problem: { type: 'object' }, venues: venue },
      parameters: { cursor },
    });
    expect(shared.paths['/api/venues/{id}'].get).toMatchObject({
      parameters: [{ $ref: '#/components/parameters/cursor' }],
      responses: answers({ $ref: '#/components/schemas/venues' }),
    });
  });

  it('says the same as before when its references are resolved', () => {
    expect(resolveRefs(shared).paths).toEqual(document.paths);
  });

  it('has a line for each operation and each shared part', () => {
    const lines = inLines(shared).split('\n');
    expect(JSON.parse(lines.join(''))).toEqual(shared);
    expect(lines.filter((line) => line.startsWith('"get": ') || line.startsWith('"venues": '))).toHaveLength(3);
  });
});

describe('references within a JSON document', () => {
  const day = { type: 'string', format: 'date' };

  it('are replaced by what they name, in lists and in what is named as well', () => {
    const visit = { type: 'object', properties: { day: { $ref: '#/$defs/a~1b' } } };
    const document = { list: [{ $ref: '#/$defs/visit' }], $defs: { visit, 'a/b': day } };
    expect(resolveRefs(document).list).toEqual([{ type: 'object', properties: { day } }]);
  });

  it.each([
    ['nowhere', { at: { $ref: '#/gone/there' } }],
    ['into themselves', { at: { $ref: '#/at' } }],
  ])('that lead %s say nothing', (_where, document) => {
    expect(resolveRefs(document)).toEqual({ at: {} });
  });
});
