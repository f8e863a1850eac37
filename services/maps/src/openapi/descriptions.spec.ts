import { readFileSync } from 'node:fs';
import { MAPS_ENDPOINTS } from '@waymark/contracts-maps';
import manifest from '../../service.json' with { type: 'json' };
import { descriptions } from './descriptions';

// A difference here is a change of what others rely on: run `npm run describe` and commit it with its reason.
describe('the committed descriptions (R4.3)', () => {
  it.each(Object.entries(descriptions))('%s says what the contracts say', (name, text) =>
    expect(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')).toBe(text),
  );

  it('every endpoint is under a prefix that the gateway forwards here', () => {
    for (const { path } of MAPS_ENDPOINTS) {
      expect(manifest.prefixes.some((prefix) => `${path}/`.startsWith(`${prefix}/`))).toBe(true);
    }
  });
});
