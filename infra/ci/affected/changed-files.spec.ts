import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changed-files';

const root = mkdtempSync(join(tmpdir(), 'waymark-changes-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Robin', '-c', 'user.email=robin@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const commit = () => {
  git('add', '-A');
  git('commit', '-q', '-m', 'A step');
  return git('rev-parse', 'HEAD');
};

beforeAll(() => {
  git('init', '-q', '-b', 'main');
  for (const folder of ['one', 'two']) mkdirSync(join(root, folder));
  for (const file of ['one/a.ts', 'one/b.ts', 'two/c.ts'])
    write(file, `The words of ${file}, long enough to be known again.`);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the files that changed since a base (R9.2)', () => {
  it('are those of this work, committed or not, with both places of what was moved, and none of what others did meanwhile', () => {
    const base = commit();
    git('checkout', '-q', '-b', 'others');
    write('one/theirs.ts', 'x');
    const others = commit();
    git('checkout', '-q', '-b', 'work', base);
    renameSync(join(root, 'one/a.ts'), join(root, 'two/a.ts'));
    commit();
    write('two/c.ts', 'changed');
    write('two/новый.ts', 'not known to git yet');
    expect(changedFiles(root, others)?.sort()).toEqual(['one/a.ts', 'two/a.ts', 'two/c.ts', 'two/новый.ts']);
  });

  it.each([['0000000000000000000000000000000000000000'], ['no-such-branch'], [''], ['--help']])(
    'is unknown for %j',
    (base) => {
      expect(changedFiles(root, base)).toBeNull();
    },
  );
});
