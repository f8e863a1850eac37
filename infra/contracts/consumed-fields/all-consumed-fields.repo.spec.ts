import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allConsumedFields } from './all-consumed-fields';

const root = join(import.meta.dirname, '../../..');
const now = await allConsumedFields(root);

// A difference here is a change of what a consumer relies on: run `npm run consumed-fields` and commit it with that change.
describe('the committed consumed fields', () => {
  it.each(Object.keys(now))('%s says what the source reads (R4.13)', (file) =>
    expect(readFileSync(join(root, file), 'utf8')).toBe(now[file]),
  );
});
