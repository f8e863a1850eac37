import { defineEndpoint, type EndpointContract, ignoredSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { unknownKeys } from './unknown-keys';

const endpoint = (parts: Partial<EndpointContract>) =>
  defineEndpoint({
    name: 'try',
    method: 'POST',
    path: '/api/tries',
    summary: '',
    access: 'visitor',
    status: 200,
    ...parts,
  });
const ofBody = (schema: z.ZodType, body: unknown) => unknownKeys(endpoint({ body: schema }), { query: {}, body });

const address = z.object({ city: z.string() });

describe('what a contract does not declare', () => {
  it('is named in the query, in the body, in sets of fields and in lists, by its path', () => {
    const contract = endpoint({
      query: z.object({ size: z.enum(['small', 'large']).optional() }),
      body: z.object({ at: address, all: z.array(z.array(address)) }),
    });
    const query = { size: 'small', colour: 'red' };
    const body = {
      at: { city: 'Leeds', zip: 1 },
      all: [[{ city: 'York' }, { city: 'Hull', x: 1 }]],
      more: { deep: 1 },
    };
    expect(unknownKeys(contract, { query, body })).toEqual(['colour', 'at.zip', 'all.0.1.x', 'more']);
    expect(unknownKeys(contract, { query: { size: 'small' }, body: { at: { city: 'Leeds' }, all: [] } })).toEqual([]);
  });

  it('is everything where the contract declares neither query nor body', () => {
    expect(unknownKeys(endpoint({}), { query: { a: '1' }, body: { b: 1 } })).toEqual(['a', 'b']);
    for (const body of [undefined, null, {}, []]) expect(unknownKeys(endpoint({}), { query: {}, body })).toEqual([]);
  });

  it.each<[string, z.ZodType]>([
    ['an optional one', address.optional()],
    ['one that may be null', address.nullish()],
    ['one with a default', address.default({ city: 'Leeds' })],
    ['one that is changed first', z.preprocess((given) => given, address)],
    ['one that is changed afterwards', address.transform(({ city }) => city)],
    ['a strict one, before its own rule says so', z.strictObject(address.shape)],
  ])('is found in a set of fields of every kind: %s', (_kind, schema) => {
    expect(ofBody(z.object({ at: schema }), { at: { city: 'Leeds', zip: 1 } })).toEqual(['at.zip']);
  });

  it('is nothing that any member of a choice declares', () => {
    const choice = z.union([
      z.object({ kind: z.literal('a'), one: address }),
      z.object({ kind: z.literal('b'), one: z.object({ zip: z.string() }) }),
    ]);
    expect(ofBody(choice, { kind: 'a', one: { city: 'Leeds', zip: '1', x: 1 }, two: 1 })).toEqual(['one.x', 'two']);
    expect(ofBody(z.union([address, z.object({ city: z.string() }).loose()]), { other: 1 })).toEqual([]);
  });

  it('is nothing where any field is welcome, or where the schema does not tell', () => {
    for (const schema of [z.looseObject({}), z.record(z.string(), z.number()), z.unknown(), z.any(), z.json()])
      expect(ofBody(schema, { any: 1 })).toEqual([]);
    expect(ofBody(z.record(z.string(), address), { home: { city: 'Leeds', zip: 1 } })).toEqual(['home.zip']);
  });

  it('is not reported inside a value of another type, which the schema refuses', () => {
    const schema = z.object({ at: address, tags: z.array(z.string()), name: z.string() });
    expect(ofBody(schema, { at: ['x'], tags: { a: 1 }, name: { b: 1 } })).toEqual([]);
    for (const body of ['text', 7, [{ x: 1 }]]) expect(ofBody(schema, body)).toEqual([]);
  });

  it('is no field that is declared to be ignored', () => {
    const schema = z.object({ userId: ignoredSchema('Ignored.') });
    expect(ofBody(schema, { userId: { of: ['any', 'kind'] } })).toEqual([]);
    expect(schema.parse({ userId: 1 })).toEqual({});
  });

  it('is no part of bytes, of a file, or of a stream', () => {
    const bytes = endpoint({ rawBody: { maxBytes: 10, types: ['application/json'] } });
    const file = endpoint({ upload: { field: 'photo', maxBytes: 10, types: ['image/jpeg'] } });
    for (const contract of [bytes, file]) expect(unknownKeys(contract, { query: {}, body: { a: 1 } })).toEqual([]);
    expect(unknownKeys(endpoint({}), { query: {}, body: new ReadableStream() })).toEqual([]);
  });

  it('is the name of a property that every object has', () => {
    const names = ['constructor', 'toString', '__proto__'];
    const body = JSON.parse(`{${names.map((name) => `"${name}":1`).join()}}`) as unknown;
    expect(ofBody(z.object({}), body)).toEqual(names);
  });

  it('is named on one line, at most 60 letters long, and ten times at most', () => {
    const hostile = `a\u202e\n\u0000<b>${'😀'.repeat(100)}`;
    const [named = ''] = ofBody(z.object({}), { [hostile]: 1 });
    expect([...named]).toHaveLength(60);
    expect(named).toMatch(/^a <b>(😀)+$/u);
    expect(
      ofBody(
        z.array(z.object({})),
        Array.from({ length: 500 }, () => ({ x: 1 })),
      ),
    ).toHaveLength(10);
  });
});
