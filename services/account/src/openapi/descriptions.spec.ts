import { readFileSync } from 'node:fs';
import { ACCOUNT_ENDPOINTS } from '@waymark/contracts-account';
import manifest from '../../service.json' with { type: 'json' };
import { descriptions } from './descriptions';

// A difference here is a change of what others rely on: run `npm run describe` and commit it with its reason.
describe('the committed descriptions (R4.1)', () => {
  it.each(Object.entries(descriptions))('%s says what the contracts say', (name, text) =>
    expect(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')).toBe(text),
  );

  it('every endpoint is under a prefix that the gateway forwards here', () => {
    for (const { path } of ACCOUNT_ENDPOINTS) {
      expect(manifest.prefixes.some((prefix) => `${path}/`.startsWith(`${prefix}/`))).toBe(true);
    }
  });
});
