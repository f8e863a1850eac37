import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicKeyText } from '@waymark/registry';
import { manifestProblems } from '../../k8s/manifest-problems';
import { readKustomization, type Manifest } from '../../k8s/read-kustomization';
import { newKey } from '../spec-support/release-house';
import { neededRights } from '../spec-support/cluster/needed-rights';
import { podsByImage } from '../spec-support/cluster/pods-by-image';
import { StandInDocker } from '../spec-support/cluster/stand-in-docker';
import { StandInKubectl } from '../spec-support/cluster/stand-in-kubectl';
import { standInPrograms } from '../spec-support/cluster/stand-in-programs';
import { kubernetesEnvironment } from './kubernetes-environment';
import { startProcess } from './run-program';

const ROOT = join(import.meta.dirname, '../../..');
const INSTALLED = readKustomization(join(ROOT, 'infra/k8s/overlays/production'));
const FIRST = 'registry.example/waymark/service-maps:0';
const PREFIX = 'registry.example/waymark';
const SECRETS = {
  REGISTRY_SIGNING_KEY: `file:${join(tmpdir(), 'no-such-key.pem')}`,
  NATS_URL: 'nats://publisher:secret-word@nats:4222',
  MIGRATE_URL_MAPS: 'postgresql://maps_owner:secret-word@maps-postgres/maps',
};
const { signal } = new AbortController();
const path = process.env['PATH'];

/** Whether programs are processes of their own: where it matters what they are given, or that they are not there. */
let isProcess = false;
let root: string;
let docker: StandInDocker;
let kubectl: StandInKubectl;
let programs: Awaited<ReturnType<typeof standInPrograms>>;

beforeAll(() => {
  // A checkout of its own: its builds are the spec's to change.
  root = mkdtempSync(join(tmpdir(), 'waymark-cluster-'));
  mkdirSync(join(root, 'services/maps'), { recursive: true });
  for (const file of ['package-lock.json', 'services/maps/Dockerfile']) cpSync(join(ROOT, file), join(root, file));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeEach(async () => {
  isProcess = false;
  docker = new StandInDocker(root);
  docker.pushed.add(FIRST);
  kubectl = new StandInKubectl(
    ['waymark', 'waymark-staging'],
    podsByImage((image) => docker.pushed.has(image)),
  );
  programs = await standInPrograms({ docker: docker.run, kubectl: kubectl.run });
  Object.assign(process.env, SECRETS, { PATH: programs.path });
  build('one');
  install('waymark');
});
afterEach(async () => {
  for (const name of Object.keys(SECRETS)) delete process.env[name];
  process.env['PATH'] = path;
  await programs.stop();
});

/** As `kubectl apply -k` does it. */
function install(namespace: string): void {
  for (const one of INSTALLED)
    if (['Deployment', 'Service', 'HorizontalPodAutoscaler'].includes(one.kind))
      kubectl.objects.apply(
        namespace,
        JSON.parse(JSON.stringify({ ...one, metadata: { ...one.metadata, namespace } })),
      );
}

function build(text: string): void {
  mkdirSync(join(root, 'services/maps/dist'), { recursive: true });
  writeFileSync(join(root, 'services/maps/dist/main.js'), text);
}

/** As an update of a package does it. */
function renew(name: string): void {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { integrity: string }> };
  Object.assign(lock.packages[`node_modules/${name}`] ?? {}, { integrity: 'sha512-renewed' });
  writeFileSync(file, JSON.stringify(lock));
}

function settings() {
  const key = newKey();
  return {
    ...SECRETS,
    REGISTRY_SIGNING_KEY: key.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    REGISTRY_PUBLIC_KEYS: publicKeyText(key.publicKey),
    ARTEFACTS_DIR: '/artefacts',
    PUBLIC_ORIGIN: 'https://waymark.example',
    IMAGE_PREFIX: PREFIX,
  };
}
const environment = (own: Record<string, string> = {}) =>
  kubernetesEnvironment(root, { ...settings(), ...own }, isProcess ? startProcess : programs.start);

/** Packs and starts what lies there; answers its version and its address. */
async function release(own: Record<string, string> = {}): Promise<{ version: string; origins: string[] }> {
  const cluster = environment(own);
  const version = await cluster.packService('maps', signal);
  return { version, origins: await cluster.startService('maps', version) };
}
/** Replicas by deployment. */
const running = (namespace = 'waymark') =>
  Object.fromEntries(
    kubectl.objects
      .list(namespace, 'Deployment')
      .filter(({ metadata }) => metadata.name.startsWith('maps'))
      .map(({ metadata, spec }) => [metadata.name, spec?.['replicas']]),
  );
const names = (kind: string, namespace = 'waymark') =>
  kubectl.objects
    .list(namespace, kind)
    .map(({ metadata }) => metadata.name)
    .filter((name) => /^maps(?!-postgres)/.test(name));

describe('a service in a cluster', () => {
  it('is pushed as an image that the installation would know, and runs beside what runs, as often, with all that belongs to it', async () => {
    kubectl.objects.scale('waymark', 'maps', 5);
    const { version, origins } = await release();
    expect([docker.built, [...docker.pushed]]).toEqual([
      [`${PREFIX}/service-maps:${version}`],
      [FIRST, `${PREFIX}/service-maps:${version}`],
    ]);
    expect(running()).toEqual({ maps: 5, [`maps-${version}`]: 5 });
    expect([origins, names('Service'), names('HorizontalPodAutoscaler')]).toEqual([
      [`http://maps-${version}.waymark.svc:8080`],
      ['maps', `maps-${version}`],
      ['maps', `maps-${version}`],
    ]);
    expect(origins.every((origin) => environment().isOwnOrigin(origin))).toBe(true);
    expect(manifestProblems(kubectl.applied as unknown as Manifest[])).toEqual([]);
  }, 120_000);

  it('is what it was as long as nothing of its image changes: a renewed package of its own makes another version, one of others does not', async () => {
    const pack = () => environment().packService('maps', signal);
    const version = await pack();
    renew('react');
    expect([await pack(), docker.built.length]).toEqual([version, 1]);
    renew('fastify');
    expect([(await pack()) === version, docker.built.length]).toEqual([false, 2]);
  });

  it('that does not become ready leaves nothing behind, and says what its pods wait for', async () => {
    const before = running();
    const start = environment().startService('maps', 'ab12');
    await expect(start).rejects.toThrow(
      /rollout status" fails: error: timed out waiting for the condition\nPod maps-ab12-\S+: ImagePullBackOff, Back-off pulling image "registry\.example\/waymark\/service-maps:ab12"/,
    );
    expect([running(), names('Service'), names('HorizontalPodAutoscaler')]).toEqual([before, ['maps'], ['maps']]);
  });

  it('that can neither start nor be taken back says both', async () => {
    kubectl.fails = { delete: 'Unable to connect to the server: EOF' };
    await expect(environment().startService('maps', 'ab12')).rejects.toThrow(
      /timed out[^]*NOT taken back[^]*Unable to connect to the server: EOF/,
    );
  });

  it('whose autoscaler cannot be read is not started without one', async () => {
    kubectl.fails = { get: 'Error from server (Forbidden): horizontalpodautoscalers is forbidden' };
    await expect(release()).rejects.toThrow(/Forbidden/);
    expect(running()).toEqual({ maps: 2 });
  });

  it('is retired version by version: its model stays at 0 replicas, other slices and namespaces are left alone', async () => {
    install('waymark-staging');
    const staging = await release({ KUBE_NAMESPACE: 'waymark-staging' });
    const first = await release();
    build('two');
    const second = await release();
    const others = kubectl.objects
      .list('waymark', 'Deployment')
      .filter(({ metadata }) => !metadata.name.startsWith('maps'))
      .map(({ spec }) => spec?.['replicas']);
    await environment().retireService('maps', second.origins);
    expect(running()).toEqual({ maps: 0, [`maps-${second.version}`]: 2 });
    expect([names('Service'), names('HorizontalPodAutoscaler')]).toEqual([
      ['maps', `maps-${second.version}`],
      ['maps', `maps-${second.version}`],
    ]);
    expect(
      kubectl.objects
        .list('waymark', 'Deployment')
        .filter(({ metadata }) => !metadata.name.startsWith('maps'))
        .map(({ spec }) => spec?.['replicas']),
    ).toEqual(others);
    expect([first.version, running('waymark-staging')]).toEqual([
      staging.version,
      { maps: 2, [`maps-${staging.version}`]: 2 },
    ]);
  });

  it('goes back to the version before: its image runs again at its address', async () => {
    const first = await release();
    build('two');
    const second = await release();
    await environment().retireService('maps', second.origins);
    expect(await environment().startService('maps', first.version, first.origins)).toEqual(first.origins);
    await environment().retireService('maps', first.origins);
    expect([running(), docker.built.length]).toEqual([{ maps: 0, [`maps-${first.version}`]: 2 }, 2]);
  });

  it('goes back to what was installed first, which no release has pushed: the model runs again, as often as what it replaces', async () => {
    const { version, origins } = await release();
    await environment().retireService('maps', origins);
    kubectl.objects.scale('waymark', `maps-${version}`, 4);
    expect(await environment().startService('maps', 'of the installation', ['http://maps:8080'])).toEqual([
      'http://maps:8080',
    ]);
    expect(running()).toEqual({ maps: 4, [`maps-${version}`]: 4 });
    await environment().retireService('maps', ['http://maps:8080']);
    expect(running()).toEqual({ maps: 4 });
  });

  it('whose installed version no longer starts stays at the one that runs', async () => {
    const { version, origins } = await release();
    await environment().retireService('maps', origins);
    docker.pushed.delete(FIRST);
    await expect(environment().startService('maps', 'of the installation', ['http://maps:8080'])).rejects.toThrow(
      /ImagePullBackOff/,
    );
    expect(running()).toEqual({ maps: 0, [`maps-${version}`]: 2 });
  });

  it('that was never installed is told so, before its database is touched and when it starts', async () => {
    const why =
      'maps is not installed in the namespace waymark-staging: make its secrets and apply its manifests first';
    const staging = environment({ KUBE_NAMESPACE: 'waymark-staging' });
    await expect(staging.admitService?.('maps')).rejects.toThrow(why);
    await expect(staging.startService('maps', 'ab12')).rejects.toThrow(why);
    await expect(environment().admitService?.('maps')).resolves.toBeUndefined();
  });
});

describe('an image', () => {
  it.each([
    [
      'build',
      'ERROR: failed to solve: process "/bin/sh -c npx nx run-many" did not complete successfully: exit code: 1',
      /"docker build -f services\/maps\/Dockerfile --target" fails: ERROR: failed to solve/,
    ],
    [
      'push',
      'denied: requested access to the resource is denied',
      /"docker push \S+" fails: denied: requested access to the resource is denied/,
    ],
  ] as const)('whose %s fails says why, and nothing is started', async (step, complaint, why) => {
    isProcess = true;
    docker.fails = { [step]: complaint };
    await expect(release()).rejects.toThrow(why);
    expect([running(), [...docker.pushed]]).toEqual([{ maps: 2 }, [FIRST]]);
  });

  it('cannot be made without its program, which is named', async () => {
    isProcess = true;
    await expect(release({ IMAGE_BUILDER: 'no-such-builder' })).rejects.toThrow(
      'The program "no-such-builder" is not here.',
    );
  });
});

it('gives the programs neither the key that signs nor a password, in no variable, argument or input, and asks for what the role of whoever releases allows and no more', async () => {
  isProcess = true;
  process.env['REGISTRY_SIGNING_KEY'] = settings().REGISTRY_SIGNING_KEY;
  const { origins } = await release();
  await environment().startService('maps', 'of the installation', ['http://maps:8080']);
  await environment().retireService('maps', origins);
  await expect(environment().startService('maps', 'ab12')).rejects.toThrow('ImagePullBackOff');

  expect(new Set(programs.calls.map(({ program }) => program))).toEqual(new Set(['docker', 'kubectl']));
  expect(programs.calls.every(({ env }) => env['PATH'] === programs.path)).toBe(true);
  const told = JSON.stringify(programs.calls);
  expect(
    ['secret-word', 'PRIVATE KEY', 'MIGRATE_URL', 'REGISTRY_SIGNING_KEY'].filter((secret) => told.includes(secret)),
  ).toEqual([]);

  const rules = INSTALLED.filter(({ kind }) => kind === 'Role').flatMap(
    (role) => role['rules'] as { resources: string[]; verbs: string[] }[],
  );
  const allowed = rules.flatMap(({ resources, verbs }) =>
    resources.flatMap((resource) => verbs.map((verb) => `${verb} ${resource}`)),
  );
  // A deletion waits for the end of what it deletes where it may.
  const waiting = ['services', 'horizontalpodautoscalers'].flatMap((resource) => [
    `list ${resource}`,
    `watch ${resource}`,
  ]);
  expect([...new Set([...neededRights(programs.calls), ...waiting])].sort()).toEqual(allowed.sort());
});

it('names every setting that is missing, and asks nobody before', () => {
  expect(() => kubernetesEnvironment(root, { PUBLIC_ORIGIN: 'https://waymark.example' })).toThrow(
    'To release to production these must be set: NATS_URL, REGISTRY_SIGNING_KEY, REGISTRY_PUBLIC_KEYS, ARTEFACTS_DIR, IMAGE_PREFIX.',
  );
  expect(programs.calls).toEqual([]);
});

it.each([
  ['http://maps:8080', true],
  ['http://maps-ab12.waymark.svc:8080', true],
  ['http://maps-ab12.waymark.svc.cluster.local:8080', true],
  ['http://maps-ab12.waymark-staging.svc:8080', false],
  ['http://169.254.169.254', false],
  ['http://maps.example', false],
])('%s is an address of the namespace: %s', (address, isOurs) => {
  expect(environment().isOwnOrigin(address)).toBe(isOurs);
});
