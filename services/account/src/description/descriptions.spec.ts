import { readFileSync } from 'node:fs';
import { ACCOUNT_ENDPOINTS } from '@waymark/contracts-account';
import { rawMessages } from '@waymark/service-kit/describe/raw-messages';
import { takesAnything } from '@waymark/service-kit/describe/takes-anything';
import manifest from '../../service.json' with { type: 'json' };
import { descriptions } from './descriptions';

// A difference here is a change of what others rely on: run `npm run describe` and commit it with its reason.
describe('the committed descriptions (R4.1)', () => {
  it.each(Object.entries(descriptions))('%s says what the contracts say', (name, text) =>
    expect(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')).toBe(text),
  );

  it('every endpoint stands under a prefix that the gateway sends here', () => {
    for (const { path } of ACCOUNT_ENDPOINTS) {
      expect(manifest.prefixes.some((prefix) => `${path}/`.startsWith(`${prefix}/`))).toBe(true);
    }
  });
});

it('no endpoint takes fields that its contract does not declare, but for these', () => {
  expect(takesAnything(ACCOUNT_ENDPOINTS)).toEqual([
    'correctProfileByStaff body parts',
    'signInWithPasskey body credential',
    'signInWithPasskey body credential response',
    'proveWithPasskey body credential',
    'proveWithPasskey body credential response',
    'addPasskey body credential',
    'addPasskey body credential response',
    'finishProvider query',
  ]);
});

it('what is wrong with a field is said in plain words, whatever the field and the endpoint', () =>
  expect(rawMessages(ACCOUNT_ENDPOINTS)).toEqual([]));
