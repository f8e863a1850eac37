import { resolveRefs } from './json-refs';

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
