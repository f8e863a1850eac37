import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { commitBefore } from './commit-before';

let root: string;

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit(file: string, text: string): string {
  write(file, text);
  git('add', '--all');
  git('commit', '-qm', 'A change');
  return git('rev-parse', 'HEAD');
}

describe('the version before of a slice', () => {
  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'waymark-commits-')));
    git('init', '-q');
    commit('README.md', 'one');
    write('libs/kit/package.json', '{}');
    write('mfe-maps/package.json', '{"dependencies":{"@waymark/kit":"0.1.0"}}');
    commit('mfe-maps/src/remote.ts', 'one');
  });
  afterEach(() => {
    delete process.env['SKEW_BASE'];
    rmSync(root, { recursive: true, force: true });
  });

  it('is the commit before the last change of its own or a library’s sources (R5.1)', () => {
    const first = git('rev-parse', 'HEAD');
    const second = commit('mfe-maps/src/remote.ts', 'two');
    expect(commitBefore(root, 'mfe-maps')).toBe(first);
    commit('libs/kit/index.ts', 'three');
    expect(commitBefore(root, 'mfe-maps')).toBe(second);
  });

  it('is not another one because of tests or other slices', () => {
    const first = git('rev-parse', 'HEAD');
    commit('mfe-maps/src/remote.ts', 'two');
    commit('mfe-maps/src/remote.spec.ts', 'a test');
    commit('mfe-other/src/remote.ts', 'other');
    expect(commitBefore(root, 'mfe-maps')).toBe(first);
  });

  it('is of the last commit when something is not committed yet', () => {
    const second = commit('mfe-maps/src/remote.ts', 'two');
    write('mfe-maps/src/remote.ts', 'three');
    expect(commitBefore(root, 'mfe-maps')).toBe(second);
  });

  it('is of the commit that SKEW_BASE names', () => {
    const first = git('rev-parse', 'HEAD');
    commit('mfe-maps/src/remote.ts', 'two');
    commit('mfe-maps/src/remote.ts', 'three');
    process.env['SKEW_BASE'] = first.slice(0, 10);
    expect(commitBefore(root, 'mfe-maps')).toBe(first);
  });

  it('is null for a new slice, or without a history', () => {
    commit('README.md', 'two');
    expect(commitBefore(root, 'mfe-maps')).toBeNull();
    write('mfe-new/package.json', '{}');
    expect(commitBefore(root, 'mfe-new')).toBeNull();
    rmSync(join(root, '.git'), { recursive: true });
    expect(commitBefore(root, 'mfe-maps')).toBeNull();
  });
});
