import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../../..');

type Value = string | number | boolean | null | undefined | Value[] | { [key: string]: Value };

interface Forge {
  /** The path of each text: keys and positions in lists. */
  image: string;
  script: string;
  minutes: string;
  history: [string, Value];
  logs: string;
  /** Variable in which the forge names the base of a proposed change. */
  base: RegExp;
}

const actions = (job: string, container: string): Forge => ({
  image: `jobs.${job}.${container}`,
  script: `jobs.${job}.steps`,
  minutes: `jobs.${job}.timeout-minutes`,
  history: [`jobs.${job}.steps.0.with.fetch-depth`, 0],
  logs: `jobs.${job}.steps`,
  base: /github\.event\.pull_request\.base\.sha/,
});
const FORGES: Record<string, Forge> = {
  'github.yml': actions('check', 'container'),
  'github-deep.yml': actions('deep', 'container'),
  'forgejo.yml': actions('check', 'container.image'),
  'forgejo-deep.yml': actions('deep', 'container.image'),
  'gitlab.yml': {
    image: 'check.image',
    script: 'check.script',
    minutes: 'check.timeout',
    history: ['check.variables.GIT_DEPTH', 0],
    logs: 'check.artifacts.paths',
    base: /CI_MERGE_REQUEST_DIFF_BASE_SHA/,
  },
  'bitbucket.yml': {
    image: 'image',
    script: 'pipelines.pull-requests.**.0.step.script',
    minutes: 'options.max-time',
    history: ['clone.depth', 'full'],
    logs: 'pipelines.branches.main.0.step.artifacts',
    base: /BITBUCKET_PR_DESTINATION_BRANCH/,
  },
};

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const at = (value: Value, path: string): Value =>
  path
    .split('.')
    .reduce<Value>(
      (one, key) => (typeof one === 'object' && one !== null ? (one as Record<string, Value>)[key] : undefined),
      value,
    );

it.each(['github', 'forgejo', 'gitlab', 'bitbucket'])('%s also runs what takes long', (forge) => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.startsWith(forge));
  expect(files.map(read).join('\n')).toMatch(/\.ci\/deep/);
});

it('each forge that has a job description is checked here (R9.10)', () => {
  expect(Object.keys(FORGES).sort()).toEqual(
    readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith('.yml'))
      .sort(),
  );
});

describe.each(Object.entries(FORGES))('the job of %s (R9.11)', (file, forge) => {
  const text = read(file);
  const job = parse(text, { strict: true, uniqueKeys: true, merge: true }) as Value;

  it('says where it goes, and runs on a Node that the project takes', () => {
    expect(text).toMatch(/^# .*: copy to \S+/);
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { engines: { node: string } };
    const [, least = ''] = /(\d+\.\d+)/.exec(engines.node) ?? [];
    const [, used = ''] = /^node:(\d+\.\d+)-bookworm$/.exec(String(at(job, forge.image))) ?? [];
    expect(used.localeCompare(least, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
  });

  it('runs its command with the base of a proposed change, and without one on main or at night', () => {
    const isDeep = file.endsWith('-deep.yml');
    expect(JSON.stringify(at(job, forge.script))).toMatch(isDeep ? /\.ci\/deep \\"\$/ : /\.ci\/run \\"\$/);
    expect(text).toMatch(forge.base);
    expect(text).toMatch(isDeep ? /cron/ : /main|CI_DEFAULT_BRANCH/);
  });

  it('has the whole history, an hour, and keeps the logs', () => {
    expect(at(job, forge.history[0])).toBe(forge.history[1]);
    expect(Number.parseInt(String(at(job, forge.minutes)), 10)).toBe(60);
    expect(JSON.stringify(at(job, forge.logs))).toContain('.local/ci');
  });

  it('puts nothing that a stranger wrote into a command', () => {
    const commands = JSON.stringify(at(job, forge.script)).match(/"run":"[^"]*(\\"[^"]*)*"/g) ?? [];
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  });
});
