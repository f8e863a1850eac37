import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicKeyText } from '@waymark/registry';
import { kubernetesEnvironment, startProcess } from '@waymark/release/environments';
import { newKey } from '@waymark/release/testing';
import { readKustomization } from './read-kustomization';

// What a release says to `kubectl` and the image builder, on answers written here. Whether a cluster does as it is told is shown by
// infra/ci/kind.sh, on a machine that has one.
const ROOT = join(import.meta.dirname, '../..');
const INSTALLED = readKustomization(join(ROOT, 'infra/k8s/overlays/production'));
const { signal } = new AbortController();
const OLD = 'http://maps:8080';
const WAITING = {
  metadata: { name: 'maps-ab12-x' },
  status: {
    containerStatuses: [
      { name: 'maps', state: { waiting: { reason: 'ImagePullBackOff', message: 'Back-off pulling image' } } },
    ],
  },
};

interface Call {
  program: string;
  args: readonly string[];
  input: string;
}

let root: string;
let calls: Call[];
let pushed: Set<string>;
/** Versions that run beside the model, with their replicas. */
let versions: Record<string, number>;
/** What a program says to a word of its command when it fails. */
let fails: Record<string, string>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waymark-release-'));
  mkdirSync(join(root, 'services/maps/dist'), { recursive: true });
  for (const file of ['package-lock.json', 'services/maps/Dockerfile', 'infra/containers'])
    cpSync(join(ROOT, file), join(root, file), { recursive: true });
  writeFileSync(join(root, 'services/maps/dist/main.js'), 'one');
  [calls, pushed, versions, fails] = [[], new Set(), {}, {}];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const installed = (kind: string, name: string) =>
  INSTALLED.find((one) => one.kind === kind && one.metadata.name === name);
const KINDS: Record<string, string> = {
  deployment: 'Deployment',
  service: 'Service',
  hpa: 'HorizontalPodAutoscaler',
};

function deployments() {
  const model = installed('Deployment', 'maps');
  return Object.entries(versions).map(([name, replicas]) => ({
    ...model,
    metadata: { ...model?.metadata, name },
    spec: { ...(model?.['spec'] as object), replicas },
  }));
}

function answer(program: string, [, namespace, command = '', kind = '', name = '']: readonly string[]): string | null {
  if (program === 'docker' || command !== 'get') return '';
  if (kind === 'pods') return JSON.stringify({ items: [WAITING] });
  if (name === '-l') return JSON.stringify({ items: deployments() });
  const manifest = namespace === 'waymark' && installed(KINDS[kind] ?? '', name);
  return manifest ? JSON.stringify(manifest) : '';
}

function environment(own: Record<string, string> = {}) {
  const key = newKey();
  const settings = {
    NATS_URL: 'nats://publisher:secret-word@nats:4222',
    REGISTRY_SIGNING_KEY: key.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    REGISTRY_PUBLIC_KEYS: publicKeyText(key.publicKey),
    ARTEFACTS_DIR: '/artefacts',
    PUBLIC_ORIGIN: 'https://waymark.example',
    IMAGE_PREFIX: 'registry.example/waymark',
  };
  return kubernetesEnvironment(root, { ...settings, ...own }, (program, args, { input = '' }) => {
    calls.push({ program, args, input });
    const complaint = Object.entries(fails).find(([word]) => args.includes(word))?.[1];
    if (program === 'docker' && args[0] === 'push') pushed.add(args[1] ?? '');
    const isMissing = args[0] === 'manifest' && !pushed.has(args[2] ?? '');
    const output = answer(program, args) ?? '';
    return Promise.resolve({
      code: complaint || isMissing ? 1 : 0,
      output,
      complaint: complaint ?? 'no such manifest',
    });
  });
}

/** What was asked of the cluster to change, as it is typed. */
const changes = () =>
  calls
    .filter(({ args }) => ['apply', 'scale', 'delete'].includes(args[2] ?? ''))
    .map(({ args }) => args.slice(1).join(' '));
const applied = () =>
  calls
    .filter(({ input }) => input !== '')
    .flatMap(({ input }) => (JSON.parse(input) as { items: { kind: string; metadata: { name: string } }[] }).items);

const RESOURCES: Record<string, string> = {
  deployment: 'deployments',
  service: 'services',
  hpa: 'horizontalpodautoscalers',
  pods: 'pods',
};
const VERBS: Record<string, string[]> = {
  get: ['get'],
  rollout: ['get', 'list', 'watch'],
  delete: ['get', 'delete'],
  scale: ['get'],
};

/** What an API server wants its caller to be allowed for a call of `kubectl`, e.g. `delete deployments`. */
function rightsFor({ program, args: [, , command = '', ...rest], input }: Call): string[] {
  if (program !== 'kubectl') return [];
  if (command === 'apply')
    return (JSON.parse(input) as { items: { kind: string }[] }).items.flatMap(({ kind }) =>
      ['get', 'create', 'patch'].map((verb) => `${verb} ${kind.toLowerCase()}s`),
    );
  const types = rest.map((word) => RESOURCES[word.split('/')[0] ?? '']).filter((resource) => resource !== undefined);
  const verbs = rest.includes('-l') ? ['list'] : (VERBS[command] ?? [`(unknown) ${command}`]);
  const own = types.flatMap((resource) => verbs.map((verb) => `${verb} ${resource}`));
  const scaled = command === 'scale' ? types.flatMap((one) => [`get ${one}/scale`, `patch ${one}/scale`]) : [];
  return [...own, ...scaled];
}

describe('a service in a cluster', () => {
  it('runs beside what runs, as often, with all that belongs to it (R1.46)', async () => {
    versions = { 'maps-ab12': 5 };
    expect(await environment().startService('maps', 'cd34')).toEqual(['http://maps-cd34.waymark.svc:8080']);
    expect(applied().map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
      'Deployment maps-cd34',
      'Service maps-cd34',
      'HorizontalPodAutoscaler maps-cd34',
    ]);
    expect(applied()[0]).toMatchObject({
      spec: {
        replicas: 5,
        template: { spec: { containers: [{ image: 'registry.example/waymark/service-maps:cd34' }] } },
      },
    });
    expect(changes()).toEqual(['waymark apply -f -']);
  });

  it('that does not become ready leaves nothing behind, and says what its pods wait for (R1.48, R1.44)', async () => {
    fails = { status: 'error: timed out waiting for the condition' };
    await expect(environment().startService('maps', 'ab12')).rejects.toThrow(
      /rollout status" fails: error: timed out waiting for the condition\nPod maps-ab12-x: ImagePullBackOff, Back-off pulling image/,
    );
    expect(changes()).toEqual([
      'waymark apply -f -',
      'waymark delete deployment/maps-ab12 service/maps-ab12 hpa/maps-ab12 --ignore-not-found',
    ]);
  });

  it('that can neither start nor be taken back says both', async () => {
    fails = { status: 'timed out', delete: 'Unable to connect to the server: EOF' };
    await expect(environment().startService('maps', 'ab12')).rejects.toThrow(
      /timed out[^]*NOT taken back[^]*Unable to connect to the server: EOF/,
    );
  });

  it('whose autoscaler cannot be read is not started without one', async () => {
    fails = { hpa: 'Error from server (Forbidden)' };
    await expect(environment().startService('maps', 'ab12')).rejects.toThrow(/Forbidden/);
    expect(changes()).toEqual([]);
  });

  it('is retired version by version: its model stays at 0 replicas (R1.49)', async () => {
    versions = { 'maps-ab12': 2, 'maps-cd34': 2 };
    await environment().retireService('maps', ['http://maps-cd34.waymark.svc:8080']);
    expect(changes()).toEqual([
      'waymark delete deployment/maps-ab12 service/maps-ab12 hpa/maps-ab12 --ignore-not-found',
      'waymark scale deployment/maps --replicas=0',
    ]);
  });

  it('goes back to a version of a release, at its address (R1.50)', async () => {
    versions = { 'maps-cd34': 2 };
    const before = ['http://maps-ab12.waymark.svc:8080'];
    expect(await environment().startService('maps', 'ab12', before)).toEqual(before);
  });

  it('goes back to what was installed first, as often as what it replaces, and stays where it is when that does not start (R1.45, R1.51)', async () => {
    versions = { 'maps-ab12': 4 };
    expect(await environment().startService('maps', 'of the installation', [OLD])).toEqual([OLD]);
    await environment().retireService('maps', [OLD]);
    fails = { status: 'timed out' };
    await expect(environment().startService('maps', 'of the installation', [OLD])).rejects.toThrow('timed out');
    expect(changes()).toEqual([
      'waymark scale deployment/maps --replicas=4',
      'waymark delete deployment/maps-ab12 service/maps-ab12 hpa/maps-ab12 --ignore-not-found',
      'waymark scale deployment/maps --replicas=4',
      'waymark scale deployment/maps --replicas=0',
    ]);
  });

  it('that was never installed is told so, before its database is touched and when it starts (R1.55)', async () => {
    const why =
      'maps is not installed in the namespace waymark-staging: make its secrets and apply its manifests first';
    const staging = environment({ KUBE_NAMESPACE: 'waymark-staging' });
    await expect(staging.admitService?.('maps')).rejects.toThrow(why);
    await expect(staging.startService('maps', 'ab12')).rejects.toThrow(why);
    await expect(environment().admitService?.('maps')).resolves.toBeUndefined();
  });
});

describe('an image', () => {
  const images = () => calls.filter(({ program }) => program === 'docker').map(({ args }) => args[0]);

  it('is built once for what is in it: a renewed package of its own makes another version, one of others does not (R1.47)', async () => {
    const pack = () => environment().packService('maps', signal);
    const renew = (name: string) => {
      const file = join(root, 'package-lock.json');
      const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { integrity: string }> };
      Object.assign(lock.packages[`node_modules/${name}`] ?? {}, { integrity: 'sha512-renewed' });
      writeFileSync(file, JSON.stringify(lock));
    };
    const version = await pack();
    renew('react');
    expect([await pack(), images()]).toEqual([version, ['manifest', 'build', 'push', 'manifest']]);
    renew('fastify');
    expect(await pack()).not.toBe(version);
    expect([...pushed][0]).toBe(`registry.example/waymark/service-maps:${version}`);
  });

  it.each(['build', 'push'])('whose %s fails says why (R1.52)', async (step) => {
    fails = { [step]: `denied: the ${step}` };
    await expect(environment().packService('maps', signal)).rejects.toThrow(
      new RegExp(`"docker ${step} [^"]*" fails: denied: the ${step}`),
    );
  });
});

it('tells the programs no secret, and asks for what the role of whoever releases allows and no more (R1.53)', async () => {
  versions = { 'maps-ab12': 2 };
  await environment().packService('maps', signal);
  await environment().startService('maps', 'cd34');
  await environment().startService('maps', 'of the installation', [OLD]);
  await environment().retireService('maps', [OLD]);
  fails = { status: 'timed out' };
  await expect(environment().startService('maps', 'ab12')).rejects.toThrow('timed out');
  expect(JSON.stringify(calls)).not.toMatch(/secret-word|PRIVATE KEY/);

  const rules = INSTALLED.filter(({ kind }) => kind === 'Role').flatMap(
    (role) => role['rules'] as { resources: string[]; verbs: string[] }[],
  );
  const allowed = rules.flatMap(({ resources, verbs }) =>
    resources.flatMap((resource) => verbs.map((verb) => `${verb} ${resource}`)),
  );
  // A deletion waits for the end of what it deletes where it may.
  const waiting = ['services', 'horizontalpodautoscalers'].flatMap((one) => [`list ${one}`, `watch ${one}`]);
  expect([...new Set([...calls.flatMap(rightsFor), ...waiting])].sort()).toEqual(allowed.sort());
});

it('starts a program with none of our secrets, and names one that is not here', async () => {
  process.env['REGISTRY_SIGNING_KEY'] = 'secret-word';
  const { output } = await startProcess(process.execPath, ['-p', 'JSON.stringify(process.env)'], { cwd: root });
  delete process.env['REGISTRY_SIGNING_KEY'];
  expect(output).toContain('PATH');
  expect(output).not.toContain('secret-word');
  await expect(startProcess('no-such-builder', [], { cwd: root })).rejects.toThrow(
    'The program "no-such-builder" is not here.',
  );
});

it('names every setting that is missing (R1.54)', () => {
  expect(() => kubernetesEnvironment(root, { PUBLIC_ORIGIN: 'https://waymark.example' })).toThrow(
    'To release to production these must be set: NATS_URL, REGISTRY_SIGNING_KEY, REGISTRY_PUBLIC_KEYS, ARTEFACTS_DIR, IMAGE_PREFIX.',
  );
});

it.each([
  [OLD, true],
  ['http://maps-ab12.waymark.svc:8080', true],
  ['http://maps-ab12.waymark.svc.cluster.local:8080', true],
  ['http://maps-ab12.waymark-staging.svc:8080', false],
  ['http://169.254.169.254', false],
  ['http://maps.example', false],
])('%s is an address of the namespace: %s', (address, isOurs) => {
  expect(environment().isOwnOrigin(address)).toBe(isOurs);
});
