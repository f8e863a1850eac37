import { basename, join } from 'node:path';
import { z } from 'zod';
import { readCompose } from '../compose/read-compose';
import { podsOf } from '../k8s/pods';
import { readKustomization } from '../k8s/read-kustomization';
import { deployables } from './deployables';
import { readDockerfile } from './read-dockerfile';

const ROOT = join(import.meta.dirname, '../..');

/** Variables that are never set in containers, with the reason. */
const LEFT_OUT: Record<string, string> = {
  REDIS_COMMAND_MS: 'tests on a loaded machine wait longer',
  DEV_RESET_TOKEN: 'refused at any address but loopback',
  STRIPE_API_BASE: 'a Stripe on this very machine',
  STRIPE_TIMEOUT_MS: 'measured; nobody has wished for another',
  ADS_FILE: 'a file that an operator mounts names itself there',
  AUTHORITIES_FILE: 'a file that an operator mounts names itself there',
};
const PHOTO_STORE = 'photos are files in a volume';
const IN_COMPOSE: Record<string, string> = {
  PHOTO_S3_ENDPOINT: PHOTO_STORE,
  PHOTO_S3_BUCKET: PHOTO_STORE,
  PHOTO_S3_REGION: PHOTO_STORE,
  PHOTO_S3_ACCESS_KEY: PHOTO_STORE,
  PHOTO_S3_SECRET_KEY: PHOTO_STORE,
};
const IN_CLUSTER: Record<string, string> = {
  PHOTO_DIR: 'photos are in an S3 store: no volume is written by several nodes',
  AUTH_LIMIT_FACTOR: 'limits are for people; tests come from one address',
  RATE_LIMIT_FACTOR: 'limits are for people; tests come from one address',
};

const compose = readCompose(join(ROOT, 'infra/compose/docker-compose.yaml'));
const manifests = readKustomization(join(ROOT, 'infra/k8s/overlays/production'));
const settings = Object.keys(
  manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'settings')?.['data'] as object,
);
const processes = deployables().flatMap(({ folder, kind }) =>
  kind === 'browser' ? [] : [{ name: basename(folder), folder }],
);

async function variablesOf(folder: string): Promise<string[]> {
  const exported = (await import(join(ROOT, folder, 'src/config.ts'))) as Record<string, unknown>;
  const [schema] = Object.entries(exported).flatMap(([name, value]) => (name.endsWith('ConfigSchema') ? [value] : []));
  const object = schema instanceof z.ZodPipe ? schema.in : schema;
  if (!(object instanceof z.ZodObject)) throw new Error(`${folder} exports no schema of its settings`);
  return Object.keys(object.shape);
}

function inCompose(name: string): string[] {
  return Object.keys(compose.services[name]?.environment ?? {});
}

function inCluster(name: string): string[] {
  const pod = podsOf(manifests).find((one) => one.kind === 'Deployment' && one.name === name);
  const env = (pod?.spec.containers ?? []).flatMap((container) => container.env ?? []);
  return [...settings, ...env.map((variable) => variable.name)];
}

describe.each(processes)('the settings of $name', ({ name, folder }) => {
  const image = readDockerfile(join(ROOT, folder, 'Dockerfile')).at(-1);

  it.each([
    ['compose', inCompose, IN_COMPOSE],
    ['a cluster', inCluster, IN_CLUSTER],
  ])('are all given in %s, or left out for a reason', async (_where, given, alsoLeftOut) => {
    const known = await variablesOf(folder);
    const set = new Set(
      [...Object.keys(image?.env ?? {}), ...given(name)].map((variable) =>
        known.includes(variable) ? variable : variable.replace(/_FILE$/, ''),
      ),
    );
    const leftOut = { ...LEFT_OUT, ...alsoLeftOut };
    expect(known.filter((variable) => !set.has(variable) && !(variable in leftOut))).toEqual([]);
    // A reason for what is given after all, or known to nobody any more, would hide the next one.
    expect([...set].filter((variable) => variable in leftOut)).toEqual([]);
  });
});

it('leave out nothing that no process knows', async () => {
  const known = await Promise.all(processes.map(({ folder }) => variablesOf(folder)));
  const leftOut = Object.keys({ ...LEFT_OUT, ...IN_COMPOSE, ...IN_CLUSTER });
  expect(leftOut.filter((variable) => !known.flat().includes(variable))).toEqual([]);
});
