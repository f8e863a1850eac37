import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

describe('the runner of specs that need no browser', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'waymark-runner-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('runs each project with its own configuration, also with one worker', () => {
    const projects = ['first', 'second'].map((name) => {
      writeFileSync(join(folder, `${name}.setup.mjs`), `globalThis.project = '${name}';\n`);
      writeFileSync(join(folder, `${name}.spec.mjs`), `it('is ${name}', () => expect(project).toBe('${name}'));\n`);
      return {
        displayName: name,
        rootDir: folder,
        runner: join(import.meta.dirname, 'light-runner.mjs'),
        testMatch: [`**/${name}.spec.mjs`],
        moduleFileExtensions: ['mjs', 'js'],
        setupFiles: [join(import.meta.dirname, 'load-typescript.mjs'), join(folder, `${name}.setup.mjs`)],
        transform: {},
      };
    });
    const config = JSON.stringify({ rootDir: folder, projects });
    const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
    const { status, stderr } = spawnSync(process.execPath, [jest, '--config', config, '--maxWorkers=1'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, FORCE_COLOR: '0' },
      timeout: 60_000,
    });
    expect(stderr).toContain('2 passed, 2 total');
    expect(status).toBe(0);
  });
});
