import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kubernetesEnvironment, startProcess } from '@waymark/release/environments';
import { INSTALLED, RecordedRelease, rightsFor } from './recorded-release';

// These specs read the commands of a release. infra/ci/kind.sh runs them in a real cluster, where Docker is available.
const { signal } = new AbortController();
const OLD = 'http://maps:8080';

let house: RecordedRelease;
beforeEach(() => void (house = new RecordedRelease()));
afterEach(() => house.stop());

describe('a service in a cluster', () => {
  it('runs beside what runs, as often, with all that belongs to it (R1.46)', async () => {
    house.versions = { 'maps-ab12': 5 };
    expect(await house.environment().startService('maps', 'cd34')).toEqual(['http://maps-cd34.waymark.svc:8080']);
    expect(house.applied().map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
      'Deployment maps-cd34',
      'Service maps-cd34',
      'HorizontalPodAutoscaler maps-cd34',
    ]);
    expect(house.applied()[0]).toMatchObject({
      spec: {
        replicas: 5,
        template: { spec: { containers: [{ image: 'registry.example/waymark/service-maps:cd34' }] } },
      },
    });
    expect(house.changes()).toEqual(['waymark apply -f -']);
  });

  it('that does not become ready leaves nothing behind, and says what its pods wait for (R1.48, R1.44)', async () => {
    house.fails = { status: 'error: timed out waiting for the condition' };
    await expect(house.environment().startService('maps', 'ab12')).rejects.toThrow(
      /rollout status" fails: error: timed out waiting for the condition\nPod maps-ab12-x: ImagePullBackOff, Back-off pulling image/,
    );
    expect(house.changes()).toEqual([
      'waymark apply -f -',
      'waymark delete deployment/maps-ab12 service/maps-ab12 hpa/maps-ab12 --ignore-not-found',
    ]);
  });

  it('that can neither start nor be rolled back reports both failures', async () => {
    house.fails = { status: 'timed out', delete: 'Unable to connect to the server: EOF' };
    await expect(house.environment().startService('maps', 'ab12')).rejects.toThrow(
      /timed out[^]*NOT taken back[^]*Unable to connect to the server: EOF/,
    );
  });

  it('with an unreadable autoscaler is not started without one', async () => {
    house.fails = { hpa: 'Error from server (Forbidden)' };
    await expect(house.environment().startService('maps', 'ab12')).rejects.toThrow(/Forbidden/);
    expect(house.changes()).toEqual([]);
  });

  it('is retired version by version: its model stays at 0 replicas (R1.49)', async () => {
    house.versions = { 'maps-ab12': 2, 'maps-cd34': 2 };
    await house.environment().retireService('maps', ['http://maps-cd34.waymark.svc:8080']);
    expect(house.changes()).toEqual([
      'waymark delete deployment/maps-ab12 service/maps-ab12 hpa/maps-ab12 --ignore-not-found',
      'waymark scale deployment/maps --replicas=0',
    ]);
  });

  it('goes back to a version of a release, at its address (R1.50)', async () => {
    house.versions = { 'maps-cd34': 2 };
    const before = ['http://maps-ab12.waymark.svc:8080'];
    expect(await house.environment().startService('maps', 'ab12', before)).toEqual(before);
  });

  it('goes back to what was installed first, as often as what it replaces, and stays where it is when that does not start (R1.45, R1.51)', async () => {
    house.versions = { 'maps-ab12': 4 };
    expect(await house.environment().startService('maps', 'of the installation', [OLD])).toEqual([OLD]);
    await house.environment().retireService('maps', [OLD]);
    house.fails = { status: 'timed out' };
    await expect(house.environment().startService('maps', 'of the installation', [OLD])).rejects.toThrow('timed out');
    expect(house.changes()).toEqual([
      'waymark scale deployment/maps --replicas=4',
      'waymark delete deployment/maps-ab12 service/maps-ab12 hpa/maps-ab12 --ignore-not-found',
      'waymark scale deployment/maps --replicas=4',
      'waymark scale deployment/maps --replicas=0',
    ]);
  });

  it('that was never installed is refused, before its database is touched and when it starts (R1.55)', async () => {
    const why =
      'maps is not installed in the namespace waymark-staging: make its secrets and apply its manifests first';
    const staging = house.environment({ KUBE_NAMESPACE: 'waymark-staging' });
    await expect(staging.admitService?.('maps')).rejects.toThrow(why);
    await expect(staging.startService('maps', 'ab12')).rejects.toThrow(why);
    await expect(house.environment().admitService?.('maps')).resolves.toBeUndefined();
  });
});

describe('an image', () => {
  const images = () => house.calls.filter(({ program }) => program === 'docker').map(({ args }) => args[0]);

  it('is built once for its content: a changed package of its own gives another version, other packages do not (R1.47)', async () => {
    const pack = () => house.environment().packService('maps', signal);
    const renew = (name: string) => {
      const file = join(house.root, 'package-lock.json');
      const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { integrity: string }> };
      Object.assign(lock.packages[`node_modules/${name}`] ?? {}, { integrity: 'sha512-renewed' });
      writeFileSync(file, JSON.stringify(lock));
    };
    const version = await pack();
    renew('react');
    expect([await pack(), images()]).toEqual([version, ['manifest', 'build', 'push', 'manifest']]);
    renew('fastify');
    expect(await pack()).not.toBe(version);
    expect([...house.pushed][0]).toBe(`registry.example/waymark/service-maps:${version}`);
  });

  it.each(['build', 'push'])('with a failing %s says why (R1.52)', async (step) => {
    house.fails = { [step]: `denied: the ${step}` };
    await expect(house.environment().packService('maps', signal)).rejects.toThrow(
      new RegExp(`"docker ${step} [^"]*" fails: denied: the ${step}`),
    );
  });
});

it("passes no secret to programs, and requests only what the releasing person's role allows (R1.53)", async () => {
  house.versions = { 'maps-ab12': 2 };
  await house.environment().packService('maps', signal);
  await house.environment().startService('maps', 'cd34');
  await house.environment().startService('maps', 'of the installation', [OLD]);
  await house.environment().retireService('maps', [OLD]);
  house.fails = { status: 'timed out' };
  await expect(house.environment().startService('maps', 'ab12')).rejects.toThrow('timed out');
  expect(JSON.stringify(house.calls)).not.toMatch(/secret-word|PRIVATE KEY/);

  const rules = INSTALLED.filter(({ kind }) => kind === 'Role').flatMap(
    (role) => role['rules'] as { resources: string[]; verbs: string[] }[],
  );
  const allowed = rules.flatMap(({ resources, verbs }) =>
    resources.flatMap((resource) => verbs.map((verb) => `${verb} ${resource}`)),
  );
  // A deletion waits for the end of what it deletes where it may.
  const waiting = ['services', 'horizontalpodautoscalers'].flatMap((one) => [`list ${one}`, `watch ${one}`]);
  expect([...new Set([...house.calls.flatMap(rightsFor), ...waiting])].sort()).toEqual(allowed.sort());
});

it('starts a program with none of our secrets, and names one that is not here', async () => {
  process.env['REGISTRY_SIGNING_KEY'] = 'secret-word';
  const { output } = await startProcess(process.execPath, ['-p', 'JSON.stringify(process.env)'], { cwd: house.root });
  delete process.env['REGISTRY_SIGNING_KEY'];
  expect(output).toContain('PATH');
  expect(output).not.toContain('secret-word');
  await expect(startProcess('no-such-builder', [], { cwd: house.root })).rejects.toThrow(
    'The program "no-such-builder" is not here.',
  );
});

it('names every setting that is missing (R1.54)', () => {
  expect(() => kubernetesEnvironment(house.root, { PUBLIC_ORIGIN: 'https://waymark.example' })).toThrow(
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
  expect(house.environment().isOwnOrigin(address)).toBe(isOurs);
});
