import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptions } from './descriptions';

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '..', name), 'utf8'));
const expected = descriptions(read('service.json'));

describe('committed descriptions', () => {
  it.each(['openapi.json', 'events.schema.json'])(
    '%s is what the contracts say (npm run describe writes it)',
    (name) => {
      expect(read(name)).toEqual(JSON.parse(JSON.stringify(expected[name])));
    },
  );

  it('every endpoint stands under a prefix that the gateway sends here', () => {
    const { paths } = expected['openapi.json'] as { paths: Record<string, unknown> };
    const { prefixes } = read('service.json') as { prefixes: string[] };
    for (const path of Object.keys(paths)) expect(prefixes.some((prefix) => path.startsWith(`${prefix}/`))).toBe(true);
  });
});
