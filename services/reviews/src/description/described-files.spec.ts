import { readFileSync } from 'node:fs';
import { describedFiles } from './described-files';

// A difference here is a change of what others rely on: run `npm run describe` and commit it with its reason.
describe('the committed descriptions', () => {
  it.each(Object.entries(describedFiles()))('%s says what the contracts say', (name, text) =>
    expect(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')).toBe(text));
});
