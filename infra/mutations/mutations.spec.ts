import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, readMutations } from './mutations';

const root = join(import.meta.dirname, '../..');

it.each(readMutations())('can be made and looked for: $file: $what', ({ file, old, new: broken, killedBy }) => {
  expect(readFileSync(join(root, file), 'utf8').split(old)).toHaveLength(2);
  expect(broken).not.toBe(old);
  expect(existsSync(join(root, killedBy))).toBe(true);
  expect(commandOf(killedBy).command).toContain(`${killedBy}$`);
});
