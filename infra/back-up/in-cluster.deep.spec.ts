import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { aptInstall, findBinary } from '@waymark/testing';
import { parseAllDocuments } from 'yaml';

interface Job {
  kind: string;
  metadata: { name: string };
  spec: { template: { spec: { containers: [{ args: string[] }] } } };
}

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/back-up.md'), 'utf8');
const CRON_JOBS = ['services/account', 'services/community', 'services/maps', 'services/reviews'].map(
  (folder) => `${folder}/k8s/back-up.yaml`,
);

const manifests = (file: string) =>
  parseAllDocuments(readFileSync(join(ROOT, file), 'utf8')).map((document) => document.toJS() as Job);
const cronJobs = [...CRON_JOBS, 'infra/back-up/photos.yaml']
  .flatMap(manifests)
  .filter(({ kind }) => kind === 'CronJob');

/** Answers what a cluster would: the job of a cron job, those of an installation, and that a job has ended. */
const KUBECTL = `#!/bin/bash
case "$*" in
  *'create job'*) cat cron-job.json ;;
  kustomize*) echo rendered ;;
  *'--dry-run=client'*) cat >given.txt; cat jobs.json ;;
  *'create -f - -o name'*) cat >made.json; echo job.batch/made ;;
  *' get '*) echo "$OUTCOME" ;;
  *' logs '*) echo 'what it said' ;;
  *' wait '*) [ "$OUTCOME" = Complete ] ;;
esac
`;

describe('the functions for a cluster', () => {
  let folder: string;
  beforeAll(() => {
    if (findBinary('jq') === null) aptInstall(['jq']);
    folder = mkdtempSync(join(tmpdir(), 'waymark-in-cluster-'));
    writeFileSync(join(folder, 'kubectl'), KUBECTL, { mode: 0o755 });
    const [reviews] = cronJobs.filter(({ metadata }) => metadata.name === 'reviews-back-up') as unknown as {
      spec: { jobTemplate: object };
    }[];
    writeFileSync(join(folder, 'cron-job.json'), JSON.stringify({ kind: 'Job', ...reviews?.spec.jobTemplate }));
    const jobs = manifests('services/reviews/k8s/jobs/prepare-database.yaml').concat(
      manifests('services/maps/k8s/jobs/prepare-database.yaml'),
    );
    writeFileSync(join(folder, 'jobs.json'), jobs.map((job) => JSON.stringify(job)).join('\n'));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  function run(words: string, outcome = 'Complete') {
    const script = `set -o pipefail; . ${join(ROOT, 'infra/back-up/in-cluster.sh')}; ${words}`;
    const { status, stdout } = spawnSync('bash', ['-c', script], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`, OUTCOME: outcome },
    });
    const made = JSON.parse(readFileSync(join(folder, 'made.json'), 'utf8')) as Job;
    return { status, stdout, made, args: made.spec.template.spec.containers[0].args };
  }

  it('run a cron job with other arguments, and print its output', () => {
    const { status, stdout, args } = run('act reviews-back-up restore reviews 20261129T021700Z');
    expect([status, stdout]).toEqual([0, 'what it said\n']);
    expect(args).toEqual(['/scripts/database.sh', 'restore', 'reviews', '20261129T021700Z']);
  });

  it('prepare a database with the job of the installation, under a name of its own', () => {
    const { status, made, args } = run('prepare reviews --without-tables');
    expect([status, args]).toEqual([0, ['infra/jobs/prepare-database.js', 'reviews', '--without-tables']]);
    expect(made.metadata.name).toMatch(/^reviews-prepare-database-\d+$/);
    expect(run('prepare maps').args).toEqual(['infra/jobs/prepare-database.js', 'maps']);
  });

  it('fail when the job does, and still print its output', () => {
    const { status, stdout } = run(
      'act reviews-back-up check reviews && act reviews-back-up restore reviews',
      'Failed',
    );
    expect([status, stdout]).toEqual([1, 'what it said\n']);
  });

  it('are called on the page with cron jobs and actions that there are', () => {
    const calls = [...PAGE.matchAll(/\bact ([\w$-]+)-back-up (?:([\w-]+))/g)];
    expect(calls.length).toBeGreaterThan(4);
    const actions = { database: actionsOf('database.sh'), photos: actionsOf('photos.sh') };
    for (const [, slice = '', action = ''] of calls) {
      if (slice !== '$slice') expect(cronJobs.map(({ metadata }) => metadata.name)).toContain(`${slice}-back-up`);
      expect(slice === 'photos' ? actions.photos : actions.database).toContain(action);
    }
  });
});

/** ID of its last `case`. */
function actionsOf(script: string): string[] {
  const text = readFileSync(join(import.meta.dirname, script), 'utf8');
  return [...text.slice(text.lastIndexOf('case ')).matchAll(/^ {2}([a-z-]+)\)/gm)].map(([, action]) => action ?? '');
}
