import { neededRights } from './needed-rights';
import { FIRST, INSTALLED, StandInCluster } from './stand-in-cluster';
import { kubernetesEnvironment } from '@waymark/release/environments';

let cluster: StandInCluster;

beforeEach(async () => void (cluster = await StandInCluster.start()));
afterEach(() => cluster.stop());

describe('an image (R1.52, R1.53, R1.54)', () => {
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
    cluster.isProcess = true;
    cluster.docker.fails = { [step]: complaint };
    await expect(cluster.release()).rejects.toThrow(why);
    expect([cluster.running(), [...cluster.docker.pushed]]).toEqual([{ maps: 2 }, [FIRST]]);
  });

  it('cannot be made without its program, which is named', async () => {
    cluster.isProcess = true;
    await expect(cluster.release({ IMAGE_BUILDER: 'no-such-builder' })).rejects.toThrow(
      'The program "no-such-builder" is not here.',
    );
  });
});

it('gives the programs neither the key that signs nor a password, in no variable, argument or input, and asks for what the role of whoever releases allows and no more', async () => {
  cluster.isProcess = true;
  process.env['REGISTRY_SIGNING_KEY'] = cluster.settings().REGISTRY_SIGNING_KEY;
  const { origins } = await cluster.release();
  await cluster.environment().startService('maps', 'of the installation', ['http://maps:8080']);
  await cluster.environment().retireService('maps', origins);
  await expect(cluster.environment().startService('maps', 'ab12')).rejects.toThrow('ImagePullBackOff');

  expect(new Set(cluster.programs.calls.map(({ program }) => program))).toEqual(new Set(['docker', 'kubectl']));
  expect(cluster.programs.calls.every(({ env }) => env['PATH'] === cluster.programs.path)).toBe(true);
  const told = JSON.stringify(cluster.programs.calls);
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
  expect([...new Set([...neededRights(cluster.programs.calls), ...waiting])].sort()).toEqual(allowed.sort());
});

it('names every setting that is missing, and asks nobody before', () => {
  expect(() => kubernetesEnvironment(cluster.root, { PUBLIC_ORIGIN: 'https://waymark.example' })).toThrow(
    'To release to production these must be set: NATS_URL, REGISTRY_SIGNING_KEY, REGISTRY_PUBLIC_KEYS, ARTEFACTS_DIR, IMAGE_PREFIX.',
  );
  expect(cluster.programs.calls).toEqual([]);
});

it.each([
  ['http://maps:8080', true],
  ['http://maps-ab12.waymark.svc:8080', true],
  ['http://maps-ab12.waymark.svc.cluster.local:8080', true],
  ['http://maps-ab12.waymark-staging.svc:8080', false],
  ['http://169.254.169.254', false],
  ['http://maps.example', false],
])('%s is an address of the namespace: %s', (address, isOurs) => {
  expect(cluster.environment().isOwnOrigin(address)).toBe(isOurs);
});
